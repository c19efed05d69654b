/** Builds the view of a shortlist. */
import { type Looking, playersByIds } from '#domains/search/views/found.ts';
import type { ShortlistedPlayer } from '#domains/shortlist/contract.ts';
import { shortlistOf } from '#domains/shortlist/store.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns all players on it, latest addition first. */
export async function loadShortlist(db: Database, looking: Looking): Promise<ShortlistedPlayer[]> {
  const entries = await shortlistOf(db, looking.userId);
  const found = await playersByIds(
    db,
    entries.map(({ playerId }) => playerId),
    looking,
  );
  const byId = new Map(found.map((row) => [row.player.id, row]));
  return entries.flatMap(({ playerId, note, createdAt }) => {
    const row = byId.get(playerId);
    return row ? [{ ...row, note, shortlistedAt: createdAt.toISOString() }] : [];
  });
}
