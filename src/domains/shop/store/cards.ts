/** Collectible cards: drawn and handed over in the transaction that pays for them. */
import { and, count, desc, eq, max } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import { cardId, type DrawnCard, drawPack } from '#domains/shop/rules/pack.ts';
import { shopCards } from '#domains/shop/tables.ts';
import type { PlayerId, TeamId, UserId } from '#engine/ids.ts';
import { secretRandom } from '#engine/secret.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface InPool {
  id: PlayerId;
  teamId: TeamId;
}

/** Returns all players that cards may show: those of PRO teams. One query. */
export async function cardPool(tx: Transaction): Promise<InPool[]> {
  return tx
    .select({ id: players.id, teamId: teams.id })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .where(and(eq(players.status, 'club'), eq(teams.level, 'PRO')))
    .orderBy(players.id);
}

/**
 * Draws a pack and gives it to its buyer. The draw derives from the world's secret key and the purchase key, so that it
 * is unpredictable, but the same if a lost purchase is repeated.
 */
export async function handOutCards(
  tx: Transaction,
  {
    pool,
    userId,
    cards,
    key,
    season,
  }: { pool: readonly InPool[]; userId: UserId; cards: number; key: string; season: number },
): Promise<void> {
  const { secret } = await readToday(tx);
  const had = await tx
    .selectDistinct({ playerId: shopCards.playerId, finish: shopCards.finish })
    .from(shopCards)
    .where(eq(shopCards.userId, userId));
  const drawn = drawPack(secretRandom(secret, `card-pack/${key}`), {
    players: pool.map(({ id }) => id),
    owned: new Set(had.map(cardId)),
    cards,
  });
  const teamOf = new Map(pool.map(({ id, teamId }) => [id, teamId]));
  await tx.insert(shopCards).values(
    drawn.map(({ playerId, finish }) => {
      const teamId = teamOf.get(playerId);
      if (teamId === undefined) throw new Error(`player ${playerId} was drawn and has no team`);
      return { userId, packKey: key, playerId, teamId, season, finish };
    }),
  );
}

export interface KeptCard extends DrawnCard {
  teamId: TeamId;
  season: number;
  copies: number;
}

const cardColumns = {
  playerId: shopCards.playerId,
  teamId: shopCards.teamId,
  season: shopCards.season,
  finish: shopCards.finish,
};

/** Returns a page of a user's cards, newest first, each once, and their total. */
export async function collectedBy(
  db: Database,
  userId: UserId,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ cards: KeptCard[]; total: number }> {
  const newest = db
    .select({ id: max(shopCards.id).as('newest_id'), copies: count().as('copies') })
    .from(shopCards)
    .where(eq(shopCards.userId, userId))
    .groupBy(shopCards.playerId, shopCards.finish)
    .as('newest');
  const [cards, total] = await Promise.all([
    db
      .select({ ...cardColumns, copies: newest.copies })
      .from(newest)
      .innerJoin(shopCards, eq(shopCards.id, newest.id))
      .orderBy(desc(shopCards.id))
      .limit(limit)
      .offset(offset),
    db.$count(newest),
  ]);
  return { cards, total };
}

/** Returns the cards of the user's latest pack. One query. */
export async function newestPack(db: Database, userId: UserId): Promise<KeptCard[]> {
  const last = db
    .select({ key: shopCards.packKey })
    .from(shopCards)
    .where(eq(shopCards.userId, userId))
    .orderBy(desc(shopCards.id))
    .limit(1);
  const cards = await db
    .select(cardColumns)
    .from(shopCards)
    .where(and(eq(shopCards.userId, userId), eq(shopCards.packKey, last)))
    .orderBy(shopCards.id);
  return cards.map((card) => ({ ...card, copies: 1 }));
}
