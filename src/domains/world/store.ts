/** What managers do to the world's day. */
import type { UserId } from '#engine/ids.ts';
import { lockWorldSoon } from '#platform/clock/lock-soon.ts';
import { changeWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

/**
 * A manager is ready for the next day, or takes it back; false where an admin has not allowed it. Under the lock of the
 * world's row: two who are ready at once are both counted, and a day that ends meanwhile takes nobody's word into the next.
 */
export async function setReady(
  db: Database,
  { userId, isReady }: { userId: UserId; isReady: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    if (!row.endsWhenReady) return false;
    const others = row.readyUserIds.filter((id) => id !== userId);
    await changeWorld(tx, { readyUserIds: isReady ? [...others, userId] : others });
    await publish(tx, 'world', { version: row.version });
    return true;
  });
}
