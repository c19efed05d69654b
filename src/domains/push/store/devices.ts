/** Browsers that receive pushes. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { takeUnpushedMessages } from '#domains/message/store/unread.ts';
import { takeUnpushed } from '#domains/notifications/store.ts';
import { MAX_DEVICES } from '#domains/push/constants.ts';
import type { PushDevice } from '#domains/push/contract.ts';
import { pushDevices } from '#domains/push/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

export type DeviceRow = typeof pushDevices.$inferSelect;
type NewDevice = Omit<typeof pushDevices.$inferInsert, 'id' | 'createdAt' | 'pushedAt'>;

const USER_AGENT_LENGTH = 200;

/** Registers a browser for pushes; one that belonged to another user changes hands along with the browser. */
export async function addDevice(db: Database, device: NewDevice, now: Date): Promise<void> {
  const row = { ...device, userAgent: device.userAgent.slice(0, USER_AGENT_LENGTH), createdAt: now, pushedAt: null };
  const { endpoint: _same, ...changes } = row;
  await db.transaction(async (tx) => {
    // Of several at once, each must see the others.
    await lockName(tx, 'push-devices', device.userId);
    await tx.insert(pushDevices).values(row).onConflictDoUpdate({ target: pushDevices.endpoint, set: changes });
    const all = await tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, device.userId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id));
    const tooMany = all.slice(MAX_DEVICES).map(({ id }) => id);
    if (tooMany.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, tooMany));
    // What is already waiting is in the inbox that the user has open.
    await takeUnpushed(tx, device.userId, new Date(0));
    await takeUnpushedMessages(tx, device.userId, now);
  });
}

export async function listDevices(db: Database, userId: UserId, sessionHash: string): Promise<PushDevice[]> {
  const rows = await db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(asc(pushDevices.id));
  return rows.map(({ id, userAgent, createdAt, pushedAt, ...row }) => ({
    id,
    userAgent,
    isCurrent: row.sessionHash === sessionHash,
    createdAt: createdAt.toISOString(),
    pushedAt: pushedAt?.toISOString() ?? null,
  }));
}

/** Removes a device. Returns false: the user has no such device. */
export async function removeDevice(db: Database, userId: UserId, id: number): Promise<boolean> {
  const removed = await db.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)));
  return (removed.rowCount ?? 0) > 0;
}

export async function devicesByUser(db: Database): Promise<ReadonlyMap<UserId, DeviceRow[]>> {
  return Map.groupBy(await db.select().from(pushDevices).orderBy(asc(pushDevices.id)), ({ userId }) => userId);
}

/** Records the push service's answer: the device is gone, or it accepted the push. */
export async function noteOutcome(db: Database, id: number, outcome: 'gone' | 'pushed', now: Date): Promise<void> {
  if (outcome === 'gone') await db.delete(pushDevices).where(eq(pushDevices.id, id));
  else await db.update(pushDevices).set({ pushedAt: now }).where(eq(pushDevices.id, id));
}

export async function eraseDevices(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.userId, userId));
}

/** Exports a user's devices, without the keys that allow pushing to them. */
export async function exportDevices(db: Database, userId: UserId) {
  return db
    .select({ userAgent: pushDevices.userAgent, createdAt: pushDevices.createdAt, pushedAt: pushDevices.pushedAt })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId));
}
