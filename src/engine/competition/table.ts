/** Tables: games in, rows in order out. */
import { recordsOf, type TableGame, type TableSettings, type TeamRecord } from '#engine/competition/records.ts';
import type { Tiebreaker } from '#engine/competition/settings.ts';
import { orderTeams } from '#engine/competition/tiebreakers.ts';

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
 */
export function table(games: readonly TableGame[], settings: TableSettings): TableRow[] {
  const known = new Set(settings.teams.map(({ id }) => id));
  const counted = games.filter(({ home, away }) => known.has(home) && known.has(away));
  const records = recordsOf(settings.teams, counted, settings.points);
  return orderTeams(settings, records, counted).map(({ team, decidedBy }, index) => ({
    ...(records.get(team) as TeamRecord),
    rank: index + 1,
    decidedBy,
  }));
}
