/** Banana Days: when one begins and ends, and which one fruit is from. */
import { desc, sql } from 'drizzle-orm';
import { recordAction } from '#domains/admin/store/actions.ts';
import { bananaRefusals } from '#domains/banana/refusals.ts';
import { bananaDays } from '#domains/banana/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { lockWorldSoon } from '#platform/clock/lock-soon.ts';
import { changeWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

/** Returns the absolute day of the last Banana Day, whose fruit is good, and whether it is on; null: there was none yet. One query. */
export async function lastBananaDay(db: Database | Transaction): Promise<{ heldOn: number; isOn: boolean } | null> {
  const today = sql`${world.seasonNumber} * ${DAYS_PER_SEASON}::int + ${world.day}`;
  const [row] = await db
    .select({
      heldOn: bananaDays.heldOn,
      isOn: sql<boolean>`${world.bananaDay} and ${bananaDays.heldOn} = ${today}`,
    })
    .from(bananaDays)
    .crossJoin(world)
    .orderBy(desc(bananaDays.heldOn))
    .limit(1);
  return row ?? null;
}

/** Begins a Banana Day; the fruit of the one before is worth nothing from now on. The caller holds the world. */
export async function beginBananaDay(
  tx: Transaction,
  { heldOn, now, userId }: { heldOn: number; now: Date; userId: UserId | null },
): Promise<void> {
  await tx.insert(bananaDays).values({ heldOn, beganAt: now, startedByUserId: userId }).onConflictDoNothing();
  await changeWorld(tx, { bananaDay: true });
}

/** Makes the present day a Banana Day, by command of an admin. It ends with the night. */
export async function startBananaDay(
  db: Database,
  { userId, now }: { userId: UserId; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    if (row.bananaDay) return bananaRefusals.alreadyOn();
    const { seasonNumber: season, day } = row;
    await beginBananaDay(tx, { heldOn: absoluteDayOf({ season, day }), now, userId });
    // Browsers learn by the version that their world data is old.
    const version = row.version + 1;
    await changeWorld(tx, { version });
    await recordAction(tx, userId, 'day-banana', { season, day });
    await publish(tx, 'world', { version });
    return { ok: true };
  });
}
