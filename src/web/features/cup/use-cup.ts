/** What a manager does about friendly cups. */
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CupSummary } from '#domains/cup/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { seasonLabel } from '#web/lib/season.ts';

/** Does something, and reads again whatever shows it. What is refused is said in words. */
export function useCup<Input, Done>(does: (input: Input) => Promise<Done>, said: (input: Input) => string) {
  const { t } = useTranslation('common');
  return useMutation({
    mutationFn: does,
    onSuccess: (_, input) => alert('success', said(input)),
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
    onSettled: () =>
      Promise.all(
        [api.cups, api.invitations, api.club.overview, api.club.desk].map((part) =>
          queryClient.invalidateQueries({ queryKey: part.key() }),
        ),
      ),
  });
}

/** 'Late season, 2025–26 · days 49–58'. */
export function useWhen() {
  const { t } = useTranslation('cup');
  return ({ window, season, firstDay, lastDay }: Pick<CupSummary, 'window' | 'season' | 'firstDay' | 'lastDay'>) =>
    t('when', { window: t(`window.${window}`), season: seasonLabel(season), first: firstDay, last: lastDay });
}
