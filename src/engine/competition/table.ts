/** Tables: games in, rows in order out. */
import { recordsOf, type TableGame, type TableSettings, type TeamRecord } from '#engine/competition/records.ts';
import type { Tiebreaker } from '#engine/competition/settings.ts';
import { orderTeams } from '#engine/competition/tiebreakers.ts';
import type { EntryId } from '#engine/ids.ts';

export interface TableRow extends TeamRecord {
  /** Counts from 1; no two rows share one. */
  rank: number;
  /** What put it behind the row above; null in the first row. */
  decidedBy: Tiebreaker | null;
}

/**
 * Returns the table, best team first. The order is total and depends neither on the order of the games nor of the teams.
 *
 * @param games those of one group; games of teams that are not in the settings are left out
 * @param gamesOf the games that a team's record counts, as in a table of home games; all of them unless told otherwise
 */
export function table(
  games: readonly TableGame[],
  settings: TableSettings,
  gamesOf?: (team: EntryId) => readonly TableGame[],
): TableRow[] {
  const { teams, points } = settings;
  const known = new Set(teams.map(({ id }) => id));
  const among = (played: readonly TableGame[]) => played.filter(({ home, away }) => known.has(home) && known.has(away));
  const counted = among(games);
  const recordIn = (team: EntryId, played: readonly TableGame[]) =>
    recordsOf(teams, among(played), points).get(team) as TeamRecord;
  const records = gamesOf
    ? new Map(teams.map(({ id }) => [id, recordIn(id, gamesOf(id))]))
    : recordsOf(teams, counted, points);
  return orderTeams(settings, records, counted).map(({ team, decidedBy }, index) => ({
    ...(records.get(team) as TeamRecord),
    rank: index + 1,
    decidedBy,
  }));
}
