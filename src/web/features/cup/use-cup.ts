/** The commands for friendly cups. */

import type { CupSummary } from '#domains/cup/contract.ts';
import { api } from '#web/lib/api.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';

export function useCup<Input, Done>(does: (input: Input) => Promise<Done>, said: (done: Done, input: Input) => string) {
  return useCommand(does, said, [api.cups.key(), api.invitations.key(), api.club.overview.key()]);
}

/** Returns a function that words a cup's dates: 'Late season, 2025–26 · days 49–58'. */
export function useWhen() {
  const { t } = useTranslation('cup');
  return ({ window, season, firstDay, lastDay }: Pick<CupSummary, 'window' | 'season' | 'firstDay' | 'lastDay'>) =>
    t('when', { window: t(`window.${window}`), season: seasonLabel(season), first: firstDay, last: lastDay });
}
