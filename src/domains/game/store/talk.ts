/** The chat of games, and reactions to what happens in them. */
import { eq } from 'drizzle-orm';
import { type Comment, findComments, listComments } from '#domains/discussion/store/comments.ts';
import { type CountedReaction, countReactions } from '#domains/discussion/store/reactions.ts';
import { REACTIONS } from '#domains/game/constants.ts';
import type { ChatMessage, EventReactions, ReactionKind } from '#domains/game/contract/talk.ts';
import { games } from '#domains/game/tables.ts';
import { teamsOf } from '#domains/seat/policy.ts';
import type { PlaceKind } from '#domains/subject.ts';
import { made } from '#domains/written.ts';
import type { GameId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export const gamePlace = {
  kind: 'game',
  writtenBy: { 'game.say': made },

  async open(db, id, reader) {
    const { slot, homeTeamId: home, awayTeamId: away } = games;
    const [row] = await db.select({ slot, home, away }).from(games).where(eq(games.id, id));
    if (!row) return null;
    // A scrimmage is behind closed doors, and so is its chat.
    const isInside = [row.home, row.away].some((team) => teamsOf(reader).includes(team));
    return row.slot === null && !isInside ? null : { path: `/game/${id}?tab=chat`, isInside };
  },
} as const satisfies PlaceKind;

/** Returns the game as a subject that users talk about. */
export const gameSubject = (id: GameId) => ({ kind: gamePlace.kind, id });

/** Returns the newest messages of a game, those before one, or those after one; oldest first. */
export async function listMessages(
  db: Database,
  gameId: GameId,
  asked: { before?: number | undefined; after?: number | undefined; limit: number; readerId?: UserId },
): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
  const { comments, hasMore } = await listComments(db, gameSubject(gameId), asked);
  return { messages: comments.map(messageOf), hasMore };
}

/** Returns the messages that still exist, oldest first. */
export async function findMessages(db: Database, ids: readonly number[]): Promise<ChatMessage[]> {
  return (await findComments(db, ids)).map(messageOf);
}

/** Returns the reaction counts of a game by event, and one user's own reactions; events without any are missing unless asked for. */
export async function reactionsToGame(
  db: Database | Transaction,
  gameId: GameId,
  { events, viewerId = null }: { events?: readonly number[]; viewerId?: UserId | null } = {},
): Promise<{ reactions: EventReactions[]; mine: { event: number; kind: ReactionKind }[] }> {
  const rows: CountedReaction<ReactionKind>[] = await countReactions(db, gamePlace.kind, [gameId], {
    parts: events,
    viewerId,
  });
  const byEvent = new Map<number, EventReactions['counts']>(events?.map((event) => [event, noReactions()]));
  for (const { part, reaction, count } of rows) {
    const counts = byEvent.get(part) ?? noReactions();
    counts[reaction] = count;
    byEvent.set(part, counts);
  }
  return {
    reactions: [...byEvent].map(([event, counts]) => ({ event, counts })),
    mine: rows.filter(({ isMine }) => isMine).map(({ part, reaction }) => ({ event: part, kind: reaction })),
  };
}

export function noReactions(): EventReactions['counts'] {
  // One entry per kind of reaction.
  return Object.fromEntries(REACTIONS.map((kind) => [kind, 0])) as EventReactions['counts'];
}

function messageOf({ id, author, text, part, createdAt }: Comment): ChatMessage {
  const { id: userId, name, clubId } = author;
  return { id, author: { id: userId, name, clubId }, text, afterEvent: part ?? -1, at: createdAt.toISOString() };
}
