/** Users' goal horns: stored, chosen, deleted. */
import { randomBytes } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { PRIZE_HORN } from '#domains/banana/constants.ts';
import { hornOf, prizesOf } from '#domains/banana/store/prizes.ts';
import { setGoalHorn } from '#domains/club/store/goal-horn.ts';
import { clubTopics } from '#domains/club/store/topics.ts';
import { findGoalHorn } from '#domains/game/rules/horns.ts';
import { hornRefusals } from '#domains/horn/refusals.ts';
import { numberOfCustom } from '#domains/horn/rules/ids.ts';
import { hornPlaces } from '#domains/horn/rules/places.ts';
import { customHorns } from '#domains/horn/tables.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { publishChange } from '#platform/realtime.ts';

type Done = { ok: true } | Refused;

/** All columns of a horn except the sound. */
export const hornColumns = {
  id: customHorns.id,
  userId: customHorns.userId,
  name: customHorns.name,
  fileKey: customHorns.fileKey,
  duration: customHorns.duration,
  isChosen: customHorns.isChosen,
  createdAt: customHorns.createdAt,
};
export interface HornRow {
  id: number;
  userId: UserId;
  name: string;
  fileKey: string;
  duration: number;
  isChosen: boolean;
  createdAt: Date;
}

/** Returns a user's horns, oldest first. */
export async function hornsOf(db: Database | Transaction, userId: UserId): Promise<HornRow[]> {
  return db.select(hornColumns).from(customHorns).where(eq(customHorns.userId, userId)).orderBy(asc(customHorns.id));
}

/** Returns a horn; null: not found, or deleted. */
export async function findHorn(db: Database, id: number): Promise<HornRow | null> {
  const [row] = await db.select(hornColumns).from(customHorns).where(eq(customHorns.id, id));
  return row ?? null;
}

/** Returns the WAV file with that key; null: not found. */
export async function findHornSound(db: Database, fileKey: string): Promise<Uint8Array | null> {
  const [row] = await db.select({ sound: customHorns.sound }).from(customHorns).where(eq(customHorns.fileKey, fileKey));
  return row?.sound ?? null;
}

/** Stores a finished horn (`rules/horn.ts`). */
export async function keepHorn(
  db: Database,
  horn: { userId: UserId; name: string; sound: Uint8Array; duration: number; now: Date },
): Promise<{ ok: true; row: HornRow } | Refused> {
  const { userId, now, ...kept } = horn;
  return db.transaction(async (tx) => {
    await lockHorns(tx, userId);
    const [there] = await tx.select({ many: count() }).from(customHorns).where(eq(customHorns.userId, userId));
    const max = hornPlaces(await ownedItems(tx, userId));
    if ((there?.many ?? 0) >= max) return hornRefusals.full({ max });
    const fileKey = randomBytes(16).toString('hex');
    const [row] = await tx
      .insert(customHorns)
      .values({ ...kept, userId, fileKey, createdAt: now })
      .returning(hornColumns);
    if (!row) throw new Error('a horn was not kept');
    await publishChange(tx, [`user:${userId}`]);
    return { ok: true, row };
  });
}

/** Chooses a horn of the game, or one of the user's own, for goals of the club. */
export async function chooseHorn(
  db: Database,
  {
    userId,
    clubId,
    teamIds,
    horn,
    absoluteDay,
  }: { userId: UserId; clubId: ClubId; teamIds: readonly TeamId[]; horn: string; absoluteDay: number },
): Promise<Done> {
  const number = numberOfCustom(horn);
  if (number === null && !findGoalHorn(horn)) return hornRefusals.unknown();
  if (horn === PRIZE_HORN && hornOf(await prizesOf(db, userId), absoluteDay) === null) return hornRefusals.locked();
  return db.transaction(async (tx) => {
    await lockHorns(tx, userId);
    const isOwn = and(eq(customHorns.userId, userId), eq(customHorns.id, number ?? 0));
    if (number !== null) {
      const [own] = await tx.select({ id: customHorns.id }).from(customHorns).where(isOwn);
      if (!own) return hornRefusals.unknown();
    }
    await tx.update(customHorns).set({ isChosen: false }).where(eq(customHorns.userId, userId));
    if (number === null) await setGoalHorn(tx, clubId, horn);
    else await tx.update(customHorns).set({ isChosen: true }).where(isOwn);
    await publishChange(tx, [`user:${userId}`, ...(await clubTopics(tx, teamIds))]);
    return { ok: true };
  });
}

/** Deletes a horn; the club's own sounds again if it was the chosen one. Does nothing if it is gone already. */
export async function removeHorn(
  db: Database,
  { id, userId, teamIds }: { id: number; userId: UserId; teamIds: readonly TeamId[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockHorns(tx, userId);
    await tx.delete(customHorns).where(and(eq(customHorns.id, id), eq(customHorns.userId, userId)));
    await publishChange(tx, [`user:${userId}`, ...(await clubTopics(tx, teamIds))]);
  });
}

/** Locks the user's horns, so that two tabs can neither exceed the limit together nor choose two. */
async function lockHorns(tx: Transaction, userId: UserId): Promise<void> {
  await lockName(tx, 'horns', userId);
}
