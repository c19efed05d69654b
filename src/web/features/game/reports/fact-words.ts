import type { SpecialFacts } from '#domains/game/contract/report.ts';
import type { useFormat } from '#web/lib/format.ts';
import type { TFunction } from '#web/lib/words.ts';

const COUNTS = ['goals', 'assists', 'shots', 'saves', 'shotsAgainst', 'hits', 'blocks', 'fights', 'penalties'] as const;

/** Returns '1 goal, 3 shots, 0.42 expected goals': the facts that apply to a special skill. */
export function factWords(
  t: TFunction<readonly ['game-reports', 'skills', 'stats']>,
  facts: SpecialFacts,
  format: Pick<ReturnType<typeof useFormat>, 'number' | 'clock'>,
): string {
  const { xg, xgFor, xgAgainst, seconds, faceoffsWon, faceoffsLost } = facts;
  const value = (amount: number) => format.number(amount, 2);
  const words: string[] = COUNTS.flatMap((id) => {
    const count = facts[id];
    return count === undefined ? [] : [t(`specials.fact.${id}`, { count })];
  });
  if (faceoffsWon !== undefined && faceoffsLost !== undefined) {
    words.push(t('specials.fact.faceoffs', { won: faceoffsWon, all: faceoffsWon + faceoffsLost }));
  }
  if (xg !== undefined) words.push(t('specials.fact.xg', { value: value(xg) }));
  if (seconds !== undefined) words.push(t('specials.fact.seconds', { time: format.clock(seconds) }));
  if (xgFor !== undefined) words.push(t('specials.fact.xgFor', { value: value(xgFor) }));
  if (xgAgainst !== undefined) words.push(t('specials.fact.xgAgainst', { value: value(xgAgainst) }));
  return words.join(', ');
}
