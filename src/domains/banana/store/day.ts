/** Banana Days: beginning, end, and the one whose fruit is good. */
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

/** Returns the absolute day of the last Banana Day, whose fruit is good, and whether it is on; null: none yet. One query. */
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

/** Begins a Banana Day; earlier fruit becomes worthless. The caller holds the lock on the world. */
export async function beginBananaDay(
  tx: Transaction,
  { heldOn, now, userId }: { heldOn: number; now: Date; userId: UserId | null },
): Promise<void> {
  await tx.insert(bananaDays).values({ heldOn, beganAt: now, startedByUserId: userId }).onConflictDoNothing();
  await changeWorld(tx, { bananaDay: true });
}

/** Makes today a Banana Day on an admin's command. It ends at night. */
export async function startBananaDay(
  db: Database,
  { userId, now }: { userId: UserId; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    if (row.bananaDay) return bananaRefusals.alreadyOn();
    const { seasonNumber: season, day } = row;
    await beginBananaDay(tx, { heldOn: absoluteDayOf({ season, day }), now, userId });
    // The version tells browsers that their world data is outdated.
    const version = row.version + 1;
    await changeWorld(tx, { version });
    await recordAction(tx, userId, 'day-banana', { season, day });
    await publish(tx, 'world', { version });
    return { ok: true };
  });
}
