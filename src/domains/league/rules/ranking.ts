/** The order of a league table. */
import type { CompetitionSettings } from '#domains/competition/contract.ts';
import type { TeamId } from '#engine/ids.ts';

/** A team's result in the table; `wins` are those in regulation. */
export interface TableRecord {
  teamId: TeamId;
  played: number;
  wins: number;
  overtimeWins: number;
  overtimeLosses: number;
  losses: number;
  points: number;
  goalsFor: number;
  goalsAgainst: number;
}

/** One game of the season's regular stage that has been played. */
export interface PlayedGame {
  homeTeamId: TeamId;
  awayTeamId: TeamId;
  homeScore: number;
  awayScore: number;
  endedIn: 'regulation' | 'overtime' | 'shootout';
}

/** What a competition gives for a win in regulation, a win and a loss after it, and a loss in regulation. */
export type Points = CompetitionSettings['points'];

/**
 * The table, best team first: points, then wins in regulation, all wins, goal difference, goals for, then the points of
 * the games between those who are level; last the older team id, so that the order never flickers.
 * @param games the games of the same table; only those between teams that are level are looked at.
 * @param points what the competition gives for each result
 */
export function rankTable<R extends TableRecord>(
  records: readonly R[],
  games: readonly PlayedGame[],
  points: Points,
): R[] {
  const sorted = [...records].sort((a, b) => compareRecords(a, b) || a.teamId - b.teamId);
  const ranked: R[] = [];
  for (let from = 0; from < sorted.length; ) {
    let until = from + 1;
    while (until < sorted.length && compareRecords(sorted[from] as R, sorted[until] as R) === 0) until++;
    const level = sorted.slice(from, until);
    ranked.push(
      ...(level.length > 1 && level.some((record) => record.played > 0) ? byHeadToHead(level, games, points) : level),
    );
    from = until;
  }
  return ranked;
}

/** Below 0 when `a` stands before `b`, 0 when only their own games can tell. */
function compareRecords(a: TableRecord, b: TableRecord): number {
  return (
    b.points - a.points ||
    b.wins - a.wins ||
    b.wins + b.overtimeWins - (a.wins + a.overtimeWins) ||
    b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
    b.goalsFor - a.goalsFor
  );
}

function byHeadToHead<R extends TableRecord>(level: readonly R[], games: readonly PlayedGame[], given: Points): R[] {
  const points = new Map(level.map((record) => [record.teamId, 0]));
  for (const game of games) {
    const [home, away] = [points.get(game.homeTeamId), points.get(game.awayTeamId)];
    if (home === undefined || away === undefined) continue;
    const [homePoints, awayPoints] = pointsOf(game, given);
    points.set(game.homeTeamId, home + homePoints);
    points.set(game.awayTeamId, away + awayPoints);
  }
  return [...level].sort((a, b) => (points.get(b.teamId) ?? 0) - (points.get(a.teamId) ?? 0) || a.teamId - b.teamId);
}

/** What a game brings the home and the away team. */
export function pointsOf(
  game: Pick<PlayedGame, 'homeScore' | 'awayScore' | 'endedIn'>,
  points: Points,
): [home: number, away: number] {
  const isHomeWin = game.homeScore > game.awayScore;
  const [winner, loser] =
    game.endedIn === 'regulation' ? [points.win, points.loss] : [points.overtimeWin, points.overtimeLoss];
  return isHomeWin ? [winner, loser] : [loser, winner];
}
