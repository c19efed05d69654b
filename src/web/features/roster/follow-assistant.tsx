import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { rosterDesk } from '#domains/roster/kinds.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import type { ParamsOf } from '#web/lib/fact.tsx';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** One tap on the desk: the assistant puts the roster right as he proposes. */
export function FollowAssistant({ teamId }: ParamsOf<typeof rosterDesk>['roster-illegal']) {
  const { t } = useTranslation(['roster', 'common']);
  const follow = useMutation({
    mutationFn: () => api.roster.follow.call({ id: teamId }),
    onSuccess: () => alert('success', t('roster:illegal.done')),
    onError: (error) => alert('error', messageOf(error, t('common:somethingFailed'))),
    onSettled: () =>
      Promise.all(
        [api.roster, api.club, api.player, api.cap].map((of) => queryClient.invalidateQueries({ queryKey: of.key() })),
      ),
  });
  return (
    <Button size="xs" loading={follow.isPending} onClick={() => follow.mutate()}>
      {t('roster:illegal.follow')}
    </Button>
  );
}
