import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { draftPolicy } from '#domains/draft/policy.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useAbility } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

const CHOICES = [10, 20, 30, 45, 60, 90, 120, 180, 300] as const;

/** Shows how long managers have for a pick, which admins can change. */
export function DraftClock() {
  const { t } = useTranslation(['draft', 'common']);
  const maySet = useAbility(draftPolicy.setClock);
  const queries = useQueryClient();
  const seconds = useQuery(api.draft.clock.queryOptions()).data?.data.seconds;
  const set = useMutation({
    mutationFn: (next: number) => client.draft.setClock({ seconds: next }),
    onSuccess: () => alert('success', t('draft:clockSet')),
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
    onSettled: () => queries.invalidateQueries({ queryKey: api.draft.clock.key() }),
  });
  if (seconds === undefined) return null;
  if (!maySet) return <p>{t('draft:clockIs', { count: seconds })}</p>;
  const choices = [...new Set<number>([...CHOICES, seconds])].sort((one, other) => one - other);
  return (
    <NativeSelect
      label={t('draft:clock')}
      value={String(seconds)}
      data={choices.map((value) => ({ value: String(value), label: t('draft:seconds', { count: value }) }))}
      disabled={set.isPending}
      onChange={({ currentTarget: { value } }) => set.mutate(Number(value))}
    />
  );
}
