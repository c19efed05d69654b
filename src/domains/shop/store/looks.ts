/** What users wear: a face, and a frame around it. */
import { and, eq, isNull } from 'drizzle-orm';
import { changeUser } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import type { Jersey } from '#domains/club/rules/looks.ts';
import { clubs } from '#domains/club/tables.ts';
import { isMember } from '#domains/premium/store/limits.ts';
import { managers } from '#domains/seat/tables.ts';
import { type FaceChoice, FRAMES, type FrameId, type ItemId } from '#domains/shop/constants.ts';
import { shopRefusals } from '#domains/shop/refusals.ts';
import { choiceOf, faceOf } from '#domains/shop/rules/face.ts';
import { type ClubDesign, designColumns } from '#domains/shop/store/club-look.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import { shopLooks } from '#domains/shop/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Look {
  /** Parts of the face; null: none chosen. */
  face: FaceChoice | null;
  frame: FrameId | null;
  /** Their design for the club they manage. */
  design: ClubDesign;
}

/** Returns what a user and their club wear. One query. */
export async function findLook(db: Database, userId: UserId): Promise<Look> {
  const [row] = await db
    .select({ face: users.face, frame: shopLooks.frame, ...designColumns })
    .from(users)
    .leftJoin(shopLooks, eq(shopLooks.userId, users.id))
    .where(eq(users.id, userId));
  const { face = null, frame = null, jersey = null, colors = null, crest = null, arena = null } = row ?? {};
  return { face: face && choiceOf(face), frame, design: { jersey, colors, crest, arena } };
}

/** Sets the user's face, replacing the previous one. */
export async function wearFace(
  tx: Transaction,
  { userId, face }: { userId: UserId; face: FaceChoice | null },
): Promise<{ ok: true } | Refused> {
  if (!(await owns(tx, userId, 'face'))) return shopRefusals.notOwned();
  await changeUser(tx, userId, { face: face && faceOf(face) });
  return { ok: true };
}

/** Sets or removes the frame around the face. */
export async function wearFrame(
  tx: Transaction,
  { userId, frame, now }: { userId: UserId; frame: FrameId | null; now: Date },
): Promise<{ ok: true } | Refused> {
  if (frame !== null) {
    const item = FRAMES[frame];
    const isTheirs = item === null ? await isMember(tx, userId, now) : await owns(tx, userId, item);
    if (!isTheirs) return shopRefusals.notOwned();
  }
  const set = { frame };
  await tx
    .insert(shopLooks)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: shopLooks.userId, set });
  return { ok: true };
}

async function owns(tx: Transaction, userId: UserId, item: ItemId): Promise<boolean> {
  return (await ownedItems(tx, userId)).has(item);
}

export interface ShownFace {
  /** A facesjs description; null: none chosen. */
  face: Record<string, unknown> | null;
  frame: FrameId | null;
  /** The sweater of the club they manage; null: they manage none. */
  wear: { jersey: Jersey; colors: [string, string, string] } | null;
}

/**
 * Returns how others see a user; null: no such user. A premium frame is only visible while premium is active, but stays
 * stored.
 */
export async function findShownFace(db: Database, userId: UserId, now: Date): Promise<ShownFace | null> {
  const [row] = await db
    .select({ face: users.face, frame: shopLooks.frame, jersey: clubs.jersey, colors: clubs.colors })
    .from(users)
    .leftJoin(shopLooks, eq(shopLooks.userId, users.id))
    .leftJoin(managers, eq(managers.userId, users.id))
    .leftJoin(clubs, eq(clubs.id, managers.clubId))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!row) return null;
  const { face, frame, jersey, colors } = row;
  const isShown = frame !== null && (FRAMES[frame] !== null || (await isMember(db, userId, now)));
  return { face, frame: isShown ? frame : null, wear: jersey && colors ? { jersey, colors } : null };
}
