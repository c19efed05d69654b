/** Stored junior-league seasons. */
import type { JuniorLine } from '#domains/draft/rules/junior.ts';
import { juniorSeasons } from '#domains/draft/tables.ts';
import type { NationId, PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface JuniorSeason extends JuniorLine {
  playerId: PlayerId;
  nationId: NationId;
}

export const LINE_COLUMNS = [
  'games',
  'goals',
  'assists',
  'penalties',
  'plusMinus',
  'wins',
  'shutouts',
  'shotsAgainst',
  'goalsAgainst',
] as const;

/** Returns all players' stats for a season; empty while it is in progress. */
export function writtenLines(rows: RowReader, season: number): Promise<JuniorSeason[]> {
  return rows.read(juniorSeasons, ['playerId', 'nationId', ...LINE_COLUMNS], { season }, ['playerId']);
}
