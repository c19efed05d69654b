/** Builds the views of the shop. */
import { findClubLook } from '#domains/club/store/looks.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { CARDS_PER_PAGE, ITEM_IDS, itemOf } from '#domains/shop/constants.ts';
import type { CollectedCard, CustomPlayersView, ShopView } from '#domains/shop/contract.ts';
import { choiceOf } from '#domains/shop/rules/face.ts';
import { collectedBy, type KeptCard, newestPack } from '#domains/shop/store/cards.ts';
import { juniorsOf, ownCustomPlayers, shownCustomPlayers } from '#domains/shop/store/custom-players.ts';
import { findLook } from '#domains/shop/store/looks.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns everything that the shop sells, with what the user owns and wears. */
export async function shopView(
  db: Database,
  { userId, clubId }: { userId: UserId; clubId: ClubId | null },
): Promise<ShopView> {
  const [own, { design, ...look }, club, pack] = await Promise.all([
    ownedItems(db, userId),
    findLook(db, userId),
    clubId === null ? null : findClubLook(db, clubId),
    newestPack(db, userId).then((cards) => shownCards(db, cards)),
  ]);
  return {
    ...look,
    pack,
    design: design as ShopView['design'], // only valid values were stored
    club: clubId !== null && club ? { id: clubId, ...club } : null,
    items: ITEM_IDS.map((id) => {
      const { price, most } = itemOf(id);
      const owned = own.get(id) ?? 0;
      return { id, price, owned, isSoldOut: most !== null && owned >= most };
    }),
  };
}

/** Returns a page of a user's cards, and the number of different cards. */
export async function listCards(db: Database, userId: UserId, page: number) {
  const { cards, total } = await collectedBy(db, userId, {
    limit: CARDS_PER_PAGE,
    offset: (page - 1) * CARDS_PER_PAGE,
  });
  return { rows: await shownCards(db, cards), total };
}

/** Shows players in the sweater they wore when the card was drawn. */
async function shownCards(db: Database, cards: readonly KeptCard[]): Promise<CollectedCard[]> {
  const [refs, worn] = await Promise.all([
    playerRefs(db, cards, ({ playerId }) => playerId),
    teamRefs(db, cards, ({ teamId }) => teamId),
  ]);
  return cards.flatMap(({ playerId, teamId, finish, season, copies }) => {
    const player = refs.get(playerId);
    if (!player) return [];
    return [{ player: { ...player, teamId }, team: worn.get(teamId) ?? null, finish, season, copies }];
  });
}

/** Returns a user's custom players, with the juniors available for them. */
export async function customPlayersView(
  db: Database,
  { userId, clubId }: { userId: UserId; clubId: ClubId | null },
): Promise<CustomPlayersView> {
  const [owned, own, juniors] = await Promise.all([
    ownedItems(db, userId),
    ownCustomPlayers(db, userId),
    clubId === null ? [] : juniorsOf(db, clubId),
  ]);
  return {
    most: owned.get('custom-player') ?? 0,
    juniors,
    own: own.map(({ playerId, firstname, lastname, registered, face, passedAt, refusedAt }) => ({
      ...{ playerId, name: { first: firstname, last: lastname }, registered },
      face: choiceOf(face),
      state: refusedAt ? 'refused' : passedAt ? 'shown' : 'waiting',
    })),
  };
}

/** Returns the custom players shown to a user, as overlays of players. */
export async function listShownPlayers(db: Database, userId: UserId) {
  const shown = await shownCustomPlayers(db, userId);
  return shown.map(({ userId: ownerId, owner, ...one }) => ({ ...one, owner: { id: ownerId, name: owner } }));
}
