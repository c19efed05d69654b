/** What may be expected of a game before it begins. */
import { HOME_ICE_LOGIT, LOGIT_PER_RATING_POINT } from '#domains/game/rules/constants.ts';

/** Chance of the home team to win, 0 to 1, from the overall ratings of both. */
export function homeWinChance(home: number, away: number): number {
  return 1 / (1 + Math.exp(-(HOME_ICE_LOGIT + LOGIT_PER_RATING_POINT * (home - away))));
}

/** The words for how much a game matters: 'friendly', 'regular', or the round of the playoffs. */
export function importanceOf(
  stage: 'friendly' | 'regular' | 'playoffs',
  playoffRound: number | null,
): 'friendly' | 'regular' | 'quarter-final' | 'semi-final' | 'final' {
  if (stage !== 'playoffs') return stage;
  return (['quarter-final', 'semi-final', 'final'] as const)[(playoffRound ?? 1) - 1] ?? 'final';
}
