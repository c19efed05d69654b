/** The order of a league table. */
import type { CompetitionSettings } from '#domains/competition/contract.ts';
import { pointsOfGame, type TableGame, type TeamRecord } from '#engine/competition/records.ts';
import type { Points as PointsOfResults, Tiebreaker } from '#engine/competition/settings.ts';
import { orderTeams } from '#engine/competition/tiebreakers.ts';
import type { EntryId, TeamId } from '#engine/ids.ts';

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

/** How leagues order teams; games between the tied come last, as all have played as often. */
const LEAGUE_TIEBREAKERS: readonly Tiebreaker[] = [
  'points',
  'regulationWins',
  'wins',
  'goalDifference',
  'goals',
  'headToHeadPoints',
];

/**
 * Returns the table, best team first: points, then wins in regulation, all wins, goal difference, goals for, then the points
 * of the games between those who are tied; last the older team id, so that the order never flickers.
 *
 * @param games the games of the same table; only those between teams that are tied are looked at
 * @param points what the competition gives for each result
 */
export function rankTable<R extends TableRecord>(
  records: readonly R[],
  games: readonly PlayedGame[],
  points: Points,
): R[] {
  const known = new Map<EntryId, R>(records.map((record) => [record.teamId, record]));
  const teams = records.map(({ teamId }) => ({ id: teamId, ranking: 1, lot: teamId, byes: 0 }));
  const counted = new Map<EntryId, TeamRecord>(records.map((record) => [record.teamId, teamRecord(record)]));
  const played = games.filter(({ homeTeamId, awayTeamId }) => known.has(homeTeamId) && known.has(awayTeamId));
  const settings = { teams, points: pointsOfLeague(points), tiebreakers: LEAGUE_TIEBREAKERS };
  return orderTeams(settings, counted, played.map(tableGame)).map(({ team }) => known.get(team) as R);
}

/** Standings do not tell overtime from shootouts: both are worth the same. */
function teamRecord({ teamId, ...record }: TableRecord): TeamRecord {
  return { ...record, team: teamId, byes: 0, ties: 0, shootoutWins: 0, shootoutLosses: 0 };
}

function tableGame({ homeTeamId, awayTeamId, homeScore, awayScore, endedIn }: PlayedGame): TableGame {
  return { home: homeTeamId, away: awayTeamId, homeGoals: homeScore, awayGoals: awayScore, endedIn };
}

/** A tie is worth what a loss after regulation is. */
function pointsOfLeague({ win, overtimeWin, overtimeLoss, loss }: Points): PointsOfResults {
  const afterRegulation = { shootoutWin: overtimeWin, tie: overtimeLoss, shootoutLoss: overtimeLoss };
  return { win, overtimeWin, overtimeLoss, loss, ...afterRegulation };
}

/** What a game brings the home and the away team. */
export function pointsOf(
  game: Pick<PlayedGame, 'homeScore' | 'awayScore' | 'endedIn'>,
  points: Points,
): [home: number, away: number] {
  return pointsOfGame(tableGame({ homeTeamId: 1, awayTeamId: 2, ...game }), pointsOfLeague(points));
}
