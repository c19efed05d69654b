/** The shape of the playoffs (the game's own rules, section "Time": top 8, best of five, three rounds). */

/** Teams that qualify; the ranks 1 to 8 are their seeds. */
export const PLAYOFF_TEAMS = 8;
export const PLAYOFF_ROUNDS = 3;
/** A series is over when one side has this many wins. */
export const WINS_TO_ADVANCE = 3;
/** Who is at home in games 1 to 5: the better-ranked team in games 1, 2 and 5. */
export const HOME_PATTERN = ['high', 'high', 'low', 'low', 'high'] as const;
/** The same in a series of at most so many games: in a short one, too, the better-ranked team is at home once more. */
export function homePattern(bestOf: number): readonly ('high' | 'low')[] {
  return bestOf === 3 ? ['high', 'low', 'high'] : HOME_PATTERN.slice(0, bestOf);
}
/** First round from the top of the bracket: winners of neighbors meet, so 1 and 2 can only meet in the final. */
export const FIRST_ROUND_SEEDS: readonly (readonly [high: number, low: number])[] = [
  [1, 8],
  [4, 5],
  [2, 7],
  [3, 6],
];
