/** Whose players drafted amateurs are, until they sign or turn pro without a club. */
import { draftRights } from '#domains/draft/tables.ts';
import { freeAmateurs } from '#domains/player/store/amateurs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** The club that holds the rights of each drafted amateur. */
export async function rightsByPlayer(rows: RowReader): Promise<Map<PlayerId, ClubId>> {
  const held = await rows.read(draftRights, ['playerId', 'clubId'], {}, ['playerId']);
  return new Map(held.map(({ playerId, clubId }) => [playerId, clubId]));
}

/**
 * What a summer leaves of the amateurs: who has signed is nobody's prospect any more, rights that have run out lapse, and whom nobody
 * holds is free to sign anywhere.
 * @param season the one that ends; the class of the next one has not come yet.
 */
export async function settleAmateurs(
  rows: Rows,
  { signed, season }: { signed: readonly PlayerId[]; season: number },
): Promise<void> {
  if (signed.length > 0) await rows.remove(draftRights, ['playerId'], { playerId: signed });
  await rows.remove(draftRights, ['playerId'], { untilSeason: { atMost: season } });
  const held = await rightsByPlayer(rows);
  const amateurs = await rows.read(players, ['id'], { draftClass: { isNot: null }, teamId: null });
  const hasSigned = new Set(signed);
  const free = amateurs.filter(({ id }) => !held.has(id) && !hasSigned.has(id)).map(({ id }) => id);
  await freeAmateurs(rows, free, season + 1);
}
