/** What the shop shows. */
import { findClubLook } from '#domains/club/store/looks.ts';
import { ITEM_IDS, itemOf } from '#domains/shop/constants.ts';
import type { ShopView } from '#domains/shop/contract.ts';
import { findDesign } from '#domains/shop/store/club-look.ts';
import { findLook } from '#domains/shop/store/looks.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns everything that the shop sells, with what the user owns of it and has put on. */
export async function shopView(
  db: Database,
  { userId, clubId }: { userId: UserId; clubId: ClubId | null },
): Promise<ShopView> {
  const [own, look, design, club] = await Promise.all([
    ownedItems(db, userId),
    findLook(db, userId),
    findDesign(db, userId),
    clubId === null ? null : findClubLook(db, clubId),
  ]);
  return {
    ...look,
    design: design as ShopView['design'], // only what the contract takes was kept
    club: clubId !== null && club ? { id: clubId, ...club } : null,
    items: ITEM_IDS.map((id) => {
      const { price, most } = itemOf(id);
      const owned = own.get(id) ?? 0;
      return { id, price, owned, isSoldOut: most !== null && owned >= most };
    }),
  };
}
