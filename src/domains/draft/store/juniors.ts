/** Amateurs in the junior leagues, and their stats. */
import { type Junior, type JuniorDay, juniorLines } from '#domains/draft/rules/junior.ts';
import { AMATEUR_COLUMNS, amateurOf } from '#domains/draft/store/room.ts';
import { type JuniorSeason, writtenLines } from '#domains/draft/store/written-lines.ts';
import { juniorSeasons } from '#domains/draft/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns all amateurs' totals for a season up to an evening: as stored if it is over, otherwise as of now. One or two queries. */
export async function juniorSeasonOf(rows: RowReader, on: JuniorDay): Promise<JuniorSeason[]> {
  const written = await writtenLines(rows, on.season);
  if (written.length > 0) return written;
  const columns = [...AMATEUR_COLUMNS, 'nationId', 'draftClass'] as const;
  const amateurs = (await rows.read(players, columns, { status: 'amateur' })).map((row) => ({
    ...amateurOf(row, on.season),
    nationId: row.nationId,
    draftClass: row.draftClass,
  }));
  const peers: Junior[] = amateurs.filter(({ draftClass }) => draftClass === on.season);
  return juniorLines(amateurs, peers, on).map((line, index) => {
    const { id = 0, nationId = 0 } = amateurs[index] ?? {};
    return { playerId: id, nationId, ...line };
  });
}

/** Stores a completed season, once. @returns how many amateurs played. */
export async function writeJuniorSeason(rows: Rows, on: JuniorDay): Promise<number> {
  const [written] = await rows.read(juniorSeasons, ['playerId'], { season: on.season }, ['playerId']);
  if (written) return 0;
  const lines = await juniorSeasonOf(rows, on);
  await rows.insert(
    juniorSeasons,
    lines.map((line) => ({ ...line, season: on.season })),
  );
  return lines.length;
}
