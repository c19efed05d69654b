/**
 * A second implementation of the IIHF's tie-breaking procedure, written from its text as a person would apply it with pencil and
 * paper: find two teams that are tied, write down the games among the tied, see which is best, begin again.
 */

export interface PlayedGame {
  home: number;
  away: number;
  homeGoals: number;
  awayGoals: number;
  endedIn: 'regulation' | 'overtime' | 'shootout';
}

export interface RankedTeam {
  id: number;
  ranking: number;
  lot: number;
}

type Sheet = [points: number, difference: number, goals: number];

/** Returns points, goal difference and goals of a team in the games that `counts` lets through; 3-2-1-0, and one for a tie. */
function sheetOf(team: number, games: readonly PlayedGame[], counts: (opponent: number) => boolean): Sheet {
  let [points, scored, conceded] = [0, 0, 0];
  for (const game of games) {
    if (game.home !== team && game.away !== team) continue;
    const isHome = game.home === team;
    if (!counts(isHome ? game.away : game.home)) continue;
    const own = isHome ? game.homeGoals : game.awayGoals;
    const others = isHome ? game.awayGoals : game.homeGoals;
    scored += own;
    conceded += others;
    if (own === others) points += 1;
    else if (game.endedIn === 'regulation') points += own > others ? 3 : 0;
    else points += own > others ? 2 : 1;
  }
  return [points, scored - conceded, scored];
}

const all = (): boolean => true;
const pointsIn = (team: number, games: readonly PlayedGame[]): number => sheetOf(team, games, all)[0];

/** Returns the teams from first to last. */
export function iihfOrder(teams: readonly RankedTeam[], games: readonly PlayedGame[]): number[] {
  const order: number[] = [];
  const totals = [...new Set(teams.map(({ id }) => pointsIn(id, games)))].sort((a, b) => b - a);
  // Rows of teams with equal points; those below the current row wait there unchanged.
  let rows = totals.map((total) => teams.filter(({ id }) => pointsIn(id, games) === total));
  while (rows.length > 0) {
    const row = rows[0] as RankedTeam[];
    if (row.length === 1) {
      order.push((row[0] as RankedTeam).id);
      rows = rows.slice(1);
      continue;
    }
    rows = [...partsOf(row, order, rows.slice(1), games), ...rows.slice(1)];
  }
  return order;
}

/**
 * Splits a tied row into the parts made by the first step that separates it. @param above the teams already placed, best first
 */
function partsOf(
  row: readonly RankedTeam[],
  above: readonly number[],
  below: readonly (readonly RankedTeam[])[],
  games: readonly PlayedGame[],
): RankedTeam[][] {
  const inRow = (opponent: number) => row.some(({ id }) => id === opponent);
  const steps: ((team: RankedTeam) => number)[] = [];
  // Steps 1 to 3: the games among the tied.
  for (const column of [0, 1, 2] as const) steps.push(({ id }) => sheetOf(id, games, inRow)[column]);
  // Steps 4 and 5: the closest team above, the next one above …, then those below.
  const opponents: number[][] = [...above].reverse().map((id) => [id]);
  for (const others of below) opponents.push(others.map(({ id }) => id));
  for (const outside of opponents) {
    steps.push(({ id }) => {
      const [points, difference, goals] = sheetOf(id, games, (opponent) => outside.includes(opponent));
      // One number for all three, as no group has a hundred goals' difference.
      return points * 1_000_000 + difference * 1_000 + goals;
    });
  }
  // Step 6: the ranking, then lots.
  steps.push(
    ({ ranking }) => -ranking,
    ({ lot }) => -lot,
  );
  for (const step of steps) {
    const found = [...new Set(row.map(step))].sort((a, b) => b - a);
    if (found.length > 1) return found.map((value) => row.filter((team) => step(team) === value));
  }
  throw new Error('no two lots are alike');
}
