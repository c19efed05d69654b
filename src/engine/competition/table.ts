/** Tables: sorts teams into rows from their games. */
import { recordsOf, type TableGame, type TableSettings, type TeamRecord } from '#engine/competition/records.ts';
import type { Tiebreaker } from '#engine/competition/settings.ts';
import { orderTeams } from '#engine/competition/tiebreakers.ts';
import type { EntryId } from '#engine/ids.ts';

export interface TableRow extends TeamRecord {
  /** Counts from 1; no two rows share one. */
  rank: number;
  /** The tiebreaker that separates it from the row above; null in the first row. */
  decidedBy: Tiebreaker | null;
}

/**
 * Returns the table, best team first. The order is total and depends neither on the order of the games nor of the teams.
 *
 * @param games those of one group; games of teams that are not in the settings are ignored
 * @param gamesOf the games that count in a team's record, as in a table of home games; defaults to all of them
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
