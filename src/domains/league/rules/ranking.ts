/** Standings of teams, computed by the engine from their games. */
import type { CompetitionSettings } from '#domains/competition/contract.ts';
import type { TableGame } from '#engine/competition/records.ts';
import type { Tiebreaker } from '#engine/competition/settings.ts';
import { table } from '#engine/competition/table.ts';
import { ownEntry, type TeamId } from '#engine/ids.ts';

/** A team's record in the standings; `wins` are those in regulation. */
export interface TableRecord {
  teamId: TeamId;
  played: number;
  wins: number;
  /** Wins in overtime and shootouts. */
  overtimeWins: number;
  /** Losses in overtime and shootouts, and ties. */
  overtimeLosses: number;
  losses: number;
  points: number;
  goalsFor: number;
  goalsAgainst: number;
}

/** A team's record with its place, from 1, and the tiebreaker that put it behind the team above. */
export interface PlacedRecord extends TableRecord {
  place: number;
  decidedBy: Tiebreaker | null;
}

/** A game that has been played. */
export interface PlayedGame {
  homeTeamId: TeamId;
  awayTeamId: TeamId;
  homeScore: number;
  awayScore: number;
  endedIn: 'regulation' | 'overtime' | 'shootout';
}

/**
 * Returns the standings of these teams, best first; of teams that are still tied the older comes first, so that the order
 * never flickers.
 *
 * @param games for the standings; those of other teams are left out
 * @param counted the games that count in each team's record; all if absent
 */
export function tableOf(
  teamIds: readonly TeamId[],
  games: readonly PlayedGame[],
  { points, tiebreakers }: Pick<CompetitionSettings, 'points' | 'tiebreakers'>,
  counted?: ReadonlyMap<TeamId, readonly PlayedGame[]>,
): PlacedRecord[] {
  const teams = teamIds.map((id) => ({ id: ownEntry(id), ranking: 1, lot: id, byes: 0 }));
  const gamesOf = counted && ((id: number) => (counted.get(id) ?? []).map(tableGame));
  return table(games.map(tableGame), { teams, points, tiebreakers }, gamesOf).map((row) => ({
    teamId: Number(row.team),
    played: row.played,
    wins: row.wins,
    overtimeWins: row.overtimeWins + row.shootoutWins,
    overtimeLosses: row.overtimeLosses + row.shootoutLosses + row.ties,
    losses: row.losses,
    points: row.points,
    goalsFor: row.goalsFor,
    goalsAgainst: row.goalsAgainst,
    place: row.rank,
    decidedBy: row.decidedBy,
  }));
}

function tableGame({ homeTeamId, awayTeamId, homeScore, awayScore, endedIn }: PlayedGame): TableGame {
  return {
    home: ownEntry(homeTeamId),
    away: ownEntry(awayTeamId),
    homeGoals: homeScore,
    awayGoals: awayScore,
    endedIn,
  };
}
