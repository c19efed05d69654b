/** Reactions to events of games. Whatever changes them tells the live streams with the same commit. */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { REACTIONS } from '#domains/game/constants.ts';
import type { EventReactions, ReactionKind } from '#domains/game/contract/talk.ts';
import { gameReactions } from '#domains/game/tables.ts';
import type { GameId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';

/** How many have reacted to the events of a game, by event; those without any are missing unless they are asked for. */
export async function countReactions(
  db: Database | Transaction,
  gameId: GameId,
  events?: readonly number[],
): Promise<EventReactions[]> {
  if (events?.length === 0) return [];
  const rows = await db
    .select({ event: gameReactions.event, kind: gameReactions.kind, users: count() })
    .from(gameReactions)
    .where(and(eq(gameReactions.gameId, gameId), events ? inArray(gameReactions.event, [...events]) : undefined))
    .groupBy(gameReactions.event, gameReactions.kind)
    .orderBy(asc(gameReactions.event));
  const byEvent = new Map<number, EventReactions['counts']>(events?.map((event) => [event, noReactions()]));
  for (const { event, kind, users } of rows) {
    const counts = byEvent.get(event) ?? noReactions();
    counts[kind] = users;
    byEvent.set(event, counts);
  }
  return [...byEvent].map(([event, counts]) => ({ event, counts }));
}

/** What one user has reacted to in a game. */
export async function reactionsOf(
  db: Database,
  gameId: GameId,
  userId: UserId,
): Promise<{ event: number; kind: ReactionKind }[]> {
  return db
    .select({ event: gameReactions.event, kind: gameReactions.kind })
    .from(gameReactions)
    .where(and(eq(gameReactions.gameId, gameId), eq(gameReactions.userId, userId)))
    .orderBy(asc(gameReactions.event), asc(gameReactions.kind));
}

export interface Reaction {
  gameId: GameId;
  event: number;
  userId: UserId;
  kind: ReactionKind;
}

/** Reacts to an event, or takes the reaction back; answers the counts of the event. Doing it twice changes nothing. */
export async function setReaction(
  db: Database,
  { gameId, event, userId, kind }: Reaction,
  { isOn, now }: { isOn: boolean; now: Date },
): Promise<EventReactions> {
  return db.transaction(async (tx) => {
    const changed = isOn
      ? await tx
          .insert(gameReactions)
          .values({ gameId, event, userId, kind, createdAt: now })
          .onConflictDoNothing()
          .returning({ event: gameReactions.event })
      : await tx
          .delete(gameReactions)
          .where(
            and(
              eq(gameReactions.gameId, gameId),
              eq(gameReactions.event, event),
              eq(gameReactions.userId, userId),
              eq(gameReactions.kind, kind),
            ),
          )
          .returning({ event: gameReactions.event });
    if (changed.length > 0) await publish(tx, 'talk', { gameId, reactedTo: event });
    const [reactions] = await countReactions(tx, gameId, [event]);
    return reactions ?? { event, counts: noReactions() };
  });
}

function noReactions(): EventReactions['counts'] {
  // One entry for each kind that there is.
  return Object.fromEntries(REACTIONS.map((kind) => [kind, 0])) as EventReactions['counts'];
}
