/**
 * A second implementation of the IIHF's order, written from the procedure's text alone, so that it shares neither code nor mistakes
 * with `src/engine/competition`. Slow and literal: it works on one list of ties, best first, and looks every number up in the games.
 */

/** A game between two teams; without a winner it is a tie. */
export interface PlayedGame {
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
  endedIn: 'regulation' | 'overtime' | 'shootout';
}

export interface RankedTeam {
  id: number;
  /** 1 is the best; teams may share one. */
  ranking: number;
  /** Different for every team; 1 goes first. */
  lot: number;
}

/** What a team took from some games: points, then goal difference, then goals. */
type Result = readonly [points: number, difference: number, goals: number];

/**
 * Returns the teams' ids, best first, under 3-2-1-0.
 *
 * 1. Points of all games.
 * 2. Of the games among the tied teams: points, then goal difference, then goals. Teams that this leaves tied begin it again.
 * 3. Teams still tied compare their results (points, then goal difference, then goals) against the closest team outside the tie: the
 *    next above and upward, then the next below and downward. While the teams at that place are tied themselves, the tie waits until they have been separated. Only if all ties
 *    wait for each other, the lowest one goes ahead and takes the games against all teams of such a place together.
 * 4. Ranking, then the drawing of lots.
 */
export function iihfOrder(teams: readonly RankedTeam[], games: readonly PlayedGame[]): number[] {
  let order: RankedTeam[][] = [[...teams]];
  for (;;) {
    const next = step(order, games);
    if (!next) return order.flat().map(({ id }) => id);
    order = next;
  }
}

/** Returns the order with one tie split; null once there is none. */
function step(order: readonly RankedTeam[][], games: readonly PlayedGame[]): RankedTeam[][] | null {
  const everybody = order.flat();
  const replace = (at: number, parts: RankedTeam[][]) => [...order.slice(0, at), ...parts, ...order.slice(at + 1)];
  const ties = order.flatMap((tied, at) => (tied.length > 1 ? [{ tied, at }] : []));
  for (const { tied, at } of ties) {
    const direct = [
      (team: RankedTeam) => taken(team, everybody, games)[0],
      ...[0, 1, 2].map((which) => (team: RankedTeam) => taken(team, tied, games)[which] ?? 0),
    ];
    for (const worth of direct) {
      const parts = split(tied, worth);
      if (parts.length > 1) return replace(at, parts);
    }
  }
  for (const { tied, at } of ties) {
    const parts = againstOthers(order, at, games, true);
    if (parts) return replace(at, parts);
    if (!waits(order, at)) return replace(at, byRanking(tied));
  }
  const lowest = ties.at(-1);
  if (!lowest) return null;
  const { tied, at } = lowest;
  return replace(at, againstOthers(order, at, games, false) ?? byRanking(tied));
}

/** Returns the places outside a tie, closest first. */
function outside(order: readonly RankedTeam[][], at: number): RankedTeam[][] {
  return [...order.slice(0, at).reverse(), ...order.slice(at + 1)];
}

function waits(order: readonly RankedTeam[][], at: number): boolean {
  return outside(order, at).some((place) => place.length > 1);
}

function againstOthers(order: readonly RankedTeam[][], at: number, games: readonly PlayedGame[], mayWait: boolean) {
  const tied = order[at] ?? [];
  for (const place of outside(order, at)) {
    if (mayWait && place.length > 1) return null;
    const parts = split(tied, (team) => asNumber(taken(team, place, games)));
    if (parts.length > 1) return parts;
  }
  return null;
}

/** Returns one number that orders results: no team has a goal difference of five hundred. */
function asNumber([points, difference, goals]: Result): number {
  return (points * 1_000 + difference) * 1_000 + goals;
}

function byRanking(tied: readonly RankedTeam[]): RankedTeam[][] {
  const parts = split(tied, ({ ranking }) => -ranking);
  return parts.length > 1 ? parts : split(tied, ({ lot }) => -lot);
}

/** Returns the teams in classes of equal worth, the greatest first. */
function split(tied: readonly RankedTeam[], worth: (team: RankedTeam) => number): RankedTeam[][] {
  const values = [...new Set(tied.map(worth))].sort((one, other) => other - one);
  return values.map((value) => tied.filter((team) => worth(team) === value));
}

/** Returns what a team took from its games against these. */
function taken({ id }: RankedTeam, against: readonly RankedTeam[], games: readonly PlayedGame[]): Result {
  let [points, difference, goals] = [0, 0, 0];
  for (const { home, away, homeGoals, awayGoals, endedIn } of games) {
    if (home !== id && away !== id) continue;
    const [other, own, others] = home === id ? [away, homeGoals, awayGoals] : [home, awayGoals, homeGoals];
    if (!against.some((team) => team.id === other)) continue;
    difference += own - others;
    goals += own;
    if (own === others) points += 1;
    else if (own > others) points += endedIn === 'regulation' ? 3 : 2;
    else points += endedIn === 'regulation' ? 0 : 1;
  }
  return [points, difference, goals];
}
