import { Button } from '@mantine/core';
import type { rosterDesk } from '#domains/roster/kinds.ts';
import { api, client } from '#web/lib/api.ts';
import type { ParamsOf } from '#web/lib/fact.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

/** One tap on the desk: the assistant's proposed roster moves are made. */
export function FollowAssistant({ teamId }: ParamsOf<typeof rosterDesk>['roster-illegal']) {
  const { t } = useTranslation(['roster', 'common']);
  const follow = useCommand(
    client.roster.follow,
    () => t('roster:illegal.done'),
    [api.roster, api.club, api.player, api.cap].map((of) => of.key()),
  );
  return (
    <Button size="xs" loading={follow.isPending} onClick={() => follow.mutate({ id: teamId })}>
      {t('roster:illegal.follow')}
    </Button>
  );
}
