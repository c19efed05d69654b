/** Stored scouting reports on amateurs. */
import { errorNow, type Sightings } from '#domains/draft/rules/sightings.ts';
import { sightings } from '#domains/draft/tables.ts';
import type { ClubId, PersonId } from '#engine/ids.ts';
import type { NewRow, Row, RowReader, Rows } from '#platform/rows/rows.ts';

export type KeptSighting = Row<typeof sightings>;

const COLUMNS = [
  'id',
  'personId',
  'playerId',
  'season',
  'clubId',
  'looks',
  'present',
  'potential',
  'error',
  'strengths',
  'weakness',
  'lastDay',
  'isBought',
] as const;

/** Returns the reports on a class, for the scouts and clubs given, ordered by id. One read. */
export function sightingsOf(
  rows: RowReader,
  where: { season: number; clubId?: ClubId | null | readonly ClubId[]; personId?: PersonId | readonly PersonId[] },
): Promise<KeptSighting[]> {
  return rows.read(sightings, COLUMNS, where);
}

/** Returns reports for draft boards, discounted by age. @param day absolute */
export async function readSightings(
  rows: RowReader,
  { clubIds, season, day }: { clubIds: readonly ClubId[]; season: number; day: number },
): Promise<Sightings> {
  const kept = clubIds.length === 0 ? [] : await sightingsOf(rows, { season, clubId: clubIds });
  const byBoard = Map.groupBy(
    kept.map((one) => ({ ...one, error: errorNow(one, day) })),
    ({ clubId, playerId }) => `${clubId}/${playerId}`,
  );
  return ({ clubId, playerId }) => byBoard.get(`${clubId}/${playerId}`) ?? [];
}

/** Stores a night's reports: updates those with an id, adds the others. */
export async function writeSightings(
  rows: Rows,
  { changed, added }: { changed: readonly KeptSighting[]; added: readonly NewRow<typeof sightings>[] },
): Promise<void> {
  await rows.update(sightings, 'id', changed);
  await rows.insert(sightings, added);
}
