/** Chat and reactions. */

import { commentPolicy } from '#domains/discussion/policy.ts';
import { postComment } from '#domains/discussion/store/limits.ts';
import { setReaction } from '#domains/discussion/store/reactions.ts';
import { game } from '#domains/game/contract/game.ts';
import {
  type ChatMessage,
  MESSAGES_AT_A_TIME,
  REACTABLE_EVENTS,
  type ReadMessage,
} from '#domains/game/contract/talk.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { openDoor, refuseClosedGame } from '#domains/game/routes/door.ts';
import { type KnownEvent, loadKnownGame } from '#domains/game/store/revealed.ts';
import { gameSubject, listMessages, noReactions, reactionsToGame } from '#domains/game/store/talk.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { clubOf } from '#domains/seat/policy.ts';
import type { GameId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { type Actor, abilitiesOf } from '#platform/calls/policy.ts';

const reactable = new Set<string>(REACTABLE_EVENTS);

export const talkRoutes = implementing(game, {
  messages: async ({ context, input }) => {
    await openDoor(context, input.id);
    const reader = signedIn(context);
    const asked = { ...input, limit: MESSAGES_AT_A_TIME, readerId: reader.id };
    const { messages, hasMore } = await listMessages(context.db, input.id, asked);
    return { data: asReadBy(reader, messages), hasMore };
  },

  say: async ({ context, input }) => {
    const afterEvent = (await knownEvents(context, input.id)).at(-1)?.index ?? -1;
    const { db, now } = context;
    const user = signedIn(context);
    const { id: userId, name } = user;
    const { id: gameId, text } = input;
    const said = await db.transaction((tx) =>
      postComment(tx, gameSubject(gameId), { userId, text, part: afterEvent, now }),
    );
    if (!said.ok) refuse(said);
    const author = { id: userId, name, clubId: clubOf(user) };
    return { data: readBy(user, { id: said.id, author, text, afterEvent, at: now.toISOString() }) };
  },

  reactions: async ({ context, input }) => {
    await openDoor(context, input.id);
    const { reactions, mine } = await reactionsToGame(context.db, input.id, { viewerId: signedIn(context).id });
    return { data: reactions, mine };
  },

  react: async ({ context, input }) => {
    const { id: gameId, event, kind, isOn } = input;
    const known = (await knownEvents(context, gameId)).find(({ index }) => index === event);
    // An event that is not revealed yet is refused just like one that will never happen.
    if (!known || !reactable.has(known.event.type)) refuse(gameRefusals.noReaction());
    const { db, now } = context;
    const reacting = { userId: signedIn(context).id, part: event, reaction: kind, isOn, now };
    const { reactions } = await db.transaction(async (tx) => {
      await setReaction(tx, gameSubject(gameId), reacting);
      return reactionsToGame(tx, gameId, { events: [event] });
    });
    return { data: reactions[0] ?? { event, counts: noReactions() } };
  },
});

/** Adds the reader's permissions to each message. */
export function asReadBy(reader: Actor, messages: readonly ChatMessage[]): ReadMessage[] {
  return messages.map((message) => readBy(reader, message));
}

function readBy(reader: Actor, message: ChatMessage): ReadMessage {
  return { ...message, abilities: abilitiesOf(commentPolicy, reader, { userId: message.author.id }) };
}

/** Returns the revealed events of the game; refuses an unknown game. */
async function knownEvents(context: ApiContext, gameId: GameId): Promise<readonly KnownEvent[]> {
  const { db, now } = context;
  const game = (await gameRefsById(db, [gameId], now)).get(gameId) ?? refuse(gameRefusals.unknown());
  refuseClosedGame(context, game);
  return (await loadKnownGame(db, game, now)).events;
}
