/** The score of a pairing. */
import type { Pairing } from '#engine/competition/state.ts';

/** Returns the score in the order of the sides: wins of a series, goals of a single game or of two legs; null before the first result. */
export function scoreOf({
  teams,
  format,
  games,
}: Pick<Pairing, 'teams' | 'format' | 'games'>): [number, number] | null {
  if (games.length === 0) return null;
  const isSeries = 'bestOf' in format && format.bestOf > 1;
  const score: [number, number] = [0, 0];
  for (const { home, homeGoals, awayGoals } of games) {
    const [first, second] = home === teams[0] ? [homeGoals, awayGoals] : [awayGoals, homeGoals];
    score[0] += isSeries ? Number(first > second) : first;
    score[1] += isSeries ? Number(second > first) : second;
  }
  return score;
}
