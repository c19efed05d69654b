/** Managers' readiness for the next day. */
import { worldRefusals } from '#domains/world/refusals.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { lockWorldSoon } from '#platform/clock/lock-soon.ts';
import { changeWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

/**
 * Marks a manager as ready for the next day, or not; `skipsGames`: for the games of a day that waits, too, which are then simulated
 * when all managers are ready for that. Either way the manager is present: deadlines that they missed are
 * forgiven. Under the lock of the world's row, so that two who are ready at once are both counted.
 */
export async function setReady(
  db: Database,
  { userId, isReady, skipsGames = false }: { userId: UserId; isReady: boolean; skipsGames?: boolean },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    if (row.pace !== 'ready') return worldRefusals.waitsForNobody();
    const others = row.readyUserIds.filter((id) => id !== userId);
    const skipping = row.skippingUserIds.filter((id) => id !== userId);
    const skips = isReady && skipsGames && row.pauseReason === 'limit';
    const { [String(userId)]: _, ...missed } = row.missed;
    await changeWorld(tx, {
      readyUserIds: isReady ? [...others, userId] : others,
      skippingUserIds: skips ? [...skipping, userId] : skipping,
      missed,
    });
    await publish(tx, 'world', { version: row.version });
    return { ok: true };
  });
}
