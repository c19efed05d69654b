/** Points of games and records of teams, always counted from the games and never accumulated. */
import {
  FORFEIT_GOALS,
  type PointSystem,
  type Points,
  pointsOf,
  type Tiebreaker,
} from '#engine/competition/settings.ts';
import type { EndedIn } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';

/** A game that counts in a table; `forfeit` is 5–0, `both-forfeit` a loss of both without goals. */
export interface TableGame {
  home: EntryId;
  away: EntryId;
  homeGoals: number;
  awayGoals: number;
  endedIn: EndedIn | 'forfeit' | 'both-forfeit';
}

export interface TableTeam {
  id: EntryId;
  /** Value of the `ranking` tiebreaker; 1 is the best. */
  ranking: number;
  /** Position in the drawing of lots; 1 goes first. All lots differ. */
  lot: number;
  /** Rounds without an opponent, each a win with no goals. */
  byes: number;
}

export interface TableSettings {
  teams: readonly TableTeam[];
  points: PointSystem | Points;
  tiebreakers: readonly Tiebreaker[];
}

/** A team's record; wins and losses in regulation, by forfeit and by bye are `wins` and `losses`. */
export interface TeamRecord {
  team: EntryId;
  played: number;
  byes: number;
  wins: number;
  overtimeWins: number;
  shootoutWins: number;
  ties: number;
  shootoutLosses: number;
  overtimeLosses: number;
  losses: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

/** Returns the record of every team over these games. @param games of these teams alone */
export function recordsOf(
  teams: readonly TableTeam[],
  games: readonly TableGame[],
  system: PointSystem | Points,
): Map<EntryId, TeamRecord> {
  const points = pointsOf(system);
  const records = new Map(teams.map((team) => [team.id, recordOfByes(team, points)]));
  for (const game of games) {
    const [home, away] = [records.get(game.home), records.get(game.away)];
    if (!home || !away) throw new RangeError(`${game.home} and ${game.away} are not both in the table`);
    const [homePoints, awayPoints] = pointsOfGame(game, points);
    const [homeColumn, awayColumn] = columnsOf(game);
    addGame(home, homeColumn, { points: homePoints, own: game.homeGoals, others: game.awayGoals });
    addGame(away, awayColumn, { points: awayPoints, own: game.awayGoals, others: game.homeGoals });
  }
  return records;
}

function recordOfByes({ id, byes }: TableTeam, points: Points): TeamRecord {
  return {
    team: id,
    played: byes,
    byes,
    wins: byes,
    overtimeWins: 0,
    shootoutWins: 0,
    ties: 0,
    shootoutLosses: 0,
    overtimeLosses: 0,
    losses: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    points: byes * points.win,
  };
}

type Column = 'wins' | 'overtimeWins' | 'shootoutWins' | 'ties' | 'shootoutLosses' | 'overtimeLosses' | 'losses';

const COLUMNS = {
  regulation: { won: 'wins', lost: 'losses' },
  forfeit: { won: 'wins', lost: 'losses' },
  overtime: { won: 'overtimeWins', lost: 'overtimeLosses' },
  shootout: { won: 'shootoutWins', lost: 'shootoutLosses' },
} as const;

function columnsOf({ homeGoals, awayGoals, endedIn }: TableGame): [home: Column, away: Column] {
  if (endedIn === 'both-forfeit') return ['losses', 'losses'];
  if (homeGoals === awayGoals) return ['ties', 'ties'];
  const { won, lost } = COLUMNS[endedIn];
  return homeGoals > awayGoals ? [won, lost] : [lost, won];
}

function addGame(record: TeamRecord, column: Column, game: { points: number; own: number; others: number }): void {
  record.played++;
  record[column]++;
  record.points += game.points;
  record.goalsFor += game.own;
  record.goalsAgainst += game.others;
}

const RESULTS = {
  regulation: ['win', 'loss'],
  forfeit: ['win', 'loss'],
  overtime: ['overtimeWin', 'overtimeLoss'],
  shootout: ['shootoutWin', 'shootoutLoss'],
} as const;

/** Returns the points of the home and the away team for a game. */
export function pointsOfGame(game: TableGame, points: Points): [home: number, away: number] {
  if (game.endedIn === 'both-forfeit') return [points.loss, points.loss];
  if (game.homeGoals === game.awayGoals) return [points.tie, points.tie];
  const [won, lost] = RESULTS[game.endedIn];
  return game.homeGoals > game.awayGoals ? [points[won], points[lost]] : [points[lost], points[won]];
}

/** Returns a pairing forfeited by one side, or both, as a game of a table. */
export function forfeitedGame(home: EntryId, away: EntryId, forfeitedBy: readonly EntryId[]): TableGame {
  if (forfeitedBy.includes(home) && forfeitedBy.includes(away)) {
    return { home, away, homeGoals: 0, awayGoals: 0, endedIn: 'both-forfeit' };
  }
  const [homeGoals, awayGoals] = forfeitedBy.includes(home) ? [0, FORFEIT_GOALS] : [FORFEIT_GOALS, 0];
  return { home, away, homeGoals, awayGoals, endedIn: 'forfeit' };
}
