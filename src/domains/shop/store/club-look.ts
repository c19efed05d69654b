/** Managers' designs for their club. They move with the manager: the club returns to its own look when they leave. */
import { eq } from 'drizzle-orm';
import { MIN_COLOR_CONTRAST } from '#domains/club/constants.ts';
import type { ClubLook } from '#domains/club/rules/looks.ts';
import { dressClub } from '#domains/club/store/looks.ts';
import { ARENAS, type ItemId } from '#domains/shop/constants.ts';
import { shopRefusals } from '#domains/shop/refusals.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import { shopLooks } from '#domains/shop/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { contrast } from '#platform/drawing/colors.ts';

/** null each: the original look. */
export type ClubDesign = { [Part in keyof ClubLook]: ClubLook[Part] | null };

const NO_DESIGN: ClubDesign = { jersey: null, colors: null, crest: null, arena: null };
/** Columns of a `ClubDesign`, for queries that join `shop_looks` themselves. */
export const designColumns = {
  jersey: shopLooks.jersey,
  colors: shopLooks.colors,
  crest: shopLooks.crest,
  arena: shopLooks.arena,
};

/** Returns a user's design. One query. */
async function findDesign(db: Database | Transaction, userId: UserId): Promise<ClubDesign> {
  const [row] = await db.select(designColumns).from(shopLooks).where(eq(shopLooks.userId, userId));
  return row ?? NO_DESIGN;
}

/**
 * Stores part of a design and applies it to the club. @param clubId the user's club; null: none, their next one will
 * wear it
 */
export async function saveDesign(
  tx: Transaction,
  { userId, clubId, change }: { userId: UserId; clubId: ClubId | null; change: Partial<ClubDesign> },
): Promise<{ ok: true } | Refused> {
  const owned = await ownedItems(tx, userId);
  if (itemsOf(change).some((item) => !owned.has(item))) return shopRefusals.notOwned();
  const { colors } = change;
  if (colors && contrast(colors[0], colors[1]) < MIN_COLOR_CONTRAST) {
    return shopRefusals.colorsAlike({ min: MIN_COLOR_CONTRAST });
  }
  await tx
    .insert(shopLooks)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: shopLooks.userId, set: { userId, ...change } });
  if (clubId !== null) await wearDesign(tx, { userId, clubId });
  return { ok: true };
}

/** Applies the manager's design to a club. */
export async function wearDesign(
  tx: Transaction,
  { userId, clubId }: { userId: UserId; clubId: ClubId },
): Promise<void> {
  const design = Object.entries(await findDesign(tx, userId)).filter(([, part]) => part !== null);
  await dressClub(tx, clubId, Object.fromEntries(design));
}

/** Returns the items required for a change. */
function itemsOf({ jersey, colors, crest, arena }: Partial<ClubDesign>): ItemId[] {
  const ofArena = arena ? ARENAS[arena] : null;
  return [
    ...(jersey || colors ? (['jersey'] as const) : []),
    ...(crest ? (['crest'] as const) : []),
    ...(ofArena ? [ofArena] : []),
  ];
}
