/** Horns that users show to the admins, and what becomes of them. */
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { recordAction } from '#domains/admin/store/actions.ts';
import { clubTopics } from '#domains/club/store/topics.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import type { Reason } from '#domains/horn/constants.ts';
import { hornRefusals } from '#domains/horn/refusals.ts';
import { fingerprintOf, isSameSound } from '#domains/horn/rules/fingerprint.ts';
import { decodeWav } from '#domains/horn/rules/wav.ts';
import { findHorn } from '#domains/horn/store/horns.ts';
import { customHorns, hornReports, removedHorns } from '#domains/horn/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

/** One report a user and horn; a second one changes the reason. */
export async function reportHorn(
  db: Database,
  { id, userId, reason, now }: { id: number; userId: UserId; reason: Reason; now: Date },
): Promise<Done> {
  const horn = await findHorn(db, id);
  if (!horn) return hornRefusals.unknown();
  if (horn.userId === userId) return hornRefusals.yours();
  return db.transaction(async (tx) => {
    // Held while the report is written: who throws it away at this moment waits, or has it gone before.
    const [there] = await tx
      .select({ id: customHorns.id })
      .from(customHorns)
      .where(eq(customHorns.id, id))
      .for('key share');
    if (!there) return hornRefusals.unknown();
    await tx
      .insert(hornReports)
      .values({ hornId: id, userId, reason, createdAt: now })
      .onConflictDoUpdate({ target: [hornReports.hornId, hornReports.userId], set: { reason } });
    return { ok: true };
  });
}

/** Takes a horn away for good, and remembers how it sounds; who brought it along reads why. */
export async function takeHornAway(
  db: Database,
  { id, reason, adminId, now }: { id: number; reason: string; adminId: UserId; now: Date },
): Promise<Done> {
  return db.transaction(async (tx) => {
    const [horn] = await tx
      .delete(customHorns)
      .where(eq(customHorns.id, id))
      .returning({ userId: customHorns.userId, name: customHorns.name, sound: customHorns.sound });
    if (!horn) return hornRefusals.unknown();
    const fingerprint = fingerprintOf(decodeWav(horn.sound) ?? new Float64Array());
    await tx.insert(removedHorns).values({ fingerprint, removedAt: now });
    await recordAction(tx, adminId, 'remove-horn', { id, name: horn.name, reason });
    const params = { name: horn.name, reason };
    await notify(pgRows(tx), [{ userId: horn.userId, channel: 'messages', kind: 'horn-removed', params }]);
    const ofOwner = await tx
      .select({ id: teams.id })
      .from(teams)
      .innerJoin(clubs, eq(clubs.id, teams.clubId))
      .where(eq(clubs.ownerUserId, horn.userId));
    const topics = await clubTopics(
      tx,
      ofOwner.map((team) => team.id),
    );
    await publishChange(tx, [`user:${horn.userId}`, ...topics]);
    return { ok: true };
  });
}

/** Whether an admin has taken this sound away before, from whomever. @param samples of a horn that has been made */
export async function wasTakenAway(db: Database, samples: Float64Array): Promise<boolean> {
  const removed = await db.select({ fingerprint: removedHorns.fingerprint }).from(removedHorns);
  if (removed.length === 0) return false;
  const own = fingerprintOf(samples);
  for (const [index, { fingerprint }] of removed.entries()) {
    if (isSameSound(own, fingerprint)) return true;
    // Each takes half a millisecond: others are answered in between.
    if (index % 20 === 19) await setImmediate();
  }
  return false;
}

/** The reports on a horn are answered: it stays. */
export async function keepReported(db: Database, { id, adminId }: { id: number; adminId: UserId }): Promise<Done> {
  return db.transaction(async (tx) => {
    const answered = await tx
      .delete(hornReports)
      .where(eq(hornReports.hornId, id))
      .returning({ hornId: hornReports.hornId });
    if (answered.length === 0) return hornRefusals.unknown();
    await recordAction(tx, adminId, 'keep-horn', { id });
    return { ok: true };
  });
}
