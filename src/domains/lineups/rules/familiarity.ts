/** How the players of a team grow familiar with each other, and forget: `engine/lineup/chemistry.ts` says what it is good for. */
import { MAX_PARTNERSHIPS, MEMORY_GAMES, MIN_GAMES_TOGETHER } from '#domains/lineups/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';

/** Returns the four lines and three pairs of a lineup, each as its player ids. */
export function linesAndPairs({ forwards, defense }: Pick<Lineup, 'forwards' | 'defense'>): PlayerId[][] {
  return [...forwards.map(({ LW, C, RW }) => [LW, C, RW]), ...defense.map(({ LD, RD }) => [LD, RD])].map((unit) =>
    unit.filter((player) => player !== null),
  );
}

/** Lines and pairs (see `linesAndPairs`) used for a share of a game, 0 to 1; the shares of a game add up to 1. */
export interface Stint {
  units: readonly (readonly PlayerId[])[];
  share: number;
}

/** Returns a team's game played from start to end with the same lines. */
export function throughout(lineup: Pick<Lineup, 'forwards' | 'defense'>): Stint[] {
  return [{ units: linesAndPairs(lineup), share: 1 }];
}

/**
 * Returns the game of a team that may have changed its lines in the intermissions.
 * @param periods those in which lines and pairs play, the first one first: the length of each, and the lineup that the
 *   bench began it with, if different from the one before.
 */
export function stintsOf(atFaceoff: Lineup, periods: readonly { seconds: number; lineup?: Lineup }[]): Stint[] {
  const total = periods.reduce((sum, { seconds }) => sum + seconds, 0);
  const stints: { lineup: Lineup; seconds: number }[] = [{ lineup: atFaceoff, seconds: 0 }];
  for (const { seconds, lineup } of periods) {
    const last = stints.at(-1);
    if (lineup || !last) stints.push({ lineup: lineup ?? atFaceoff, seconds });
    else last.seconds += seconds;
  }
  if (stints.length === 1 || total === 0) return throughout(atFaceoff);
  return stints.map(({ lineup, seconds }) => ({ units: linesAndPairs(lineup), share: seconds / total }));
}

/**
 * Returns the partnerships of a team after a game.
 * @param stints the lines and pairs that played it
 * @param pace how fast they learn to play together, by their coaches; 1 is average
 */
export function partnershipsAfter(before: readonly Partnership[], stints: readonly Stint[], pace = 1): Partnership[] {
  const after: Growing[] = before.map(([one, other, games]) => [one, other, games * (1 - 1 / MEMORY_GAMES)]);
  for (const { units, share } of stints) {
    for (const unit of units) {
      for (const one of unit) for (const other of unit) if (one < other) addGame(after, [one, other, share * pace]);
    }
  }
  // A pair that shared a period tonight is kept even below the minimum.
  const known = after.filter((partnership) => partnership[2] >= MIN_GAMES_TOGETHER || isInUnit(partnership, stints));
  if (known.length > MAX_PARTNERSHIPS) {
    known.sort((one, other) => other[2] - one[2]);
    known.length = MAX_PARTNERSHIPS;
  }
  // Hundredths, to keep what is stored and read for every game short.
  for (const partnership of known) partnership[2] = Math.round(partnership[2] * 100) / 100;
  return known;
}

type Growing = [one: PlayerId, other: PlayerId, games: number];

/** Adds the game by a linear search of a few dozen entries, as in `gamesTogether`. */
function addGame(partnerships: Growing[], [one, other, share]: Growing): void {
  for (const partnership of partnerships) {
    if (partnership[0] !== one || partnership[1] !== other) continue;
    partnership[2] += share;
    return;
  }
  partnerships.push([one, other, share]);
}

function isInUnit([one, other]: Growing, stints: readonly Stint[]): boolean {
  return stints.some(({ units }) => units.some((unit) => unit.includes(one) && unit.includes(other)));
}

/** Returns the partnerships of two players in the same of these lines and pairs. */
export function partnershipsWithin(
  partnerships: readonly Partnership[],
  units: readonly (readonly PlayerId[])[],
): Partnership[] {
  return partnerships.filter(([one, other]) => units.some((unit) => unit.includes(one) && unit.includes(other)));
}

/** Returns the partnerships of which both players are among the given ones. */
export function partnershipsAmong(
  partnerships: readonly Partnership[],
  players: { has(player: PlayerId): boolean },
): Partnership[] {
  return partnerships.filter(([one, other]) => players.has(one) && players.has(other));
}
