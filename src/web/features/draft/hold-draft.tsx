import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';

/** Controls of the draft in a world at the manager's own pace: opens it on its day, stops its clock, and resumes it. */
export function HoldDraft({ isRunning, hasBegun }: { isRunning: boolean; hasBegun: boolean }) {
  const { t } = useTranslation(['draft', 'common']);
  const queries = useQueryClient();
  const clock = useClock();
  const hasClub = useUser()?.team !== null;
  const set = useMutation({
    mutationFn: () => client.draft.setRunning({ isRunning: !isRunning }),
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
    onSettled: () => queries.invalidateQueries({ queryKey: api.draft.key() }),
  });
  if (clock?.pace !== 'own' || clock.day !== PHASE_STARTS.draft || !hasClub) return null;
  return (
    <Button variant={hasBegun ? 'default' : 'filled'} loading={set.isPending} onClick={() => set.mutate()}>
      {t(hasBegun ? (isRunning ? 'draft:hold.stop' : 'draft:hold.goOn') : 'draft:hold.open')}
    </Button>
  );
}
