/** Chat and reactions. */

import { game } from '#domains/game/contract/game.ts';
import { type ChatMessage, REACTABLE_EVENTS, type ReadMessage } from '#domains/game/contract/talk.ts';
import { messagePolicy } from '#domains/game/policy.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { openDoor, refuseClosedGame } from '#domains/game/routes/door.ts';
import { type KnownEvent, loadKnownGame } from '#domains/game/store/revealed.ts';
import { addMessage, authorOf, listMessages, removeMessage } from '#domains/game/store/talk/messages.ts';
import { countReactions, reactionsOf, setReaction } from '#domains/game/store/talk/reactions.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import type { GameId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { type Ability, type Actor, abilitiesOf } from '#platform/calls/policy.ts';

const api = implementing(game);

const reactable = new Set<string>(REACTABLE_EVENTS);

export const talkRoutes = {
  messages: api.messages.handler(async ({ context, input }) => {
    await openDoor(context, input.id);
    const { messages, hasMore } = await listMessages(context.db, input.id, input);
    return { data: asReadBy(signedIn(context), messages), hasMore };
  }),

  say: api.say.handler(async ({ context, input }) => {
    const afterEvent = (await knownEvents(context, input.id)).at(-1)?.index ?? -1;
    const { db, now } = context;
    const author = signedIn(context);
    const message = await addMessage(db, { gameId: input.id, userId: author.id, text: input.text, afterEvent, now });
    return { data: readBy(author, message) };
  }),

  unsay: api.unsay.handler(async ({ context, input }) => {
    await authorizeMessage(context, messagePolicy.remove, input.id);
    const isGone = await removeMessage(context.db, input.id);
    if (!isGone) refuse(gameRefusals.unknownMessage());
  }),

  reactions: api.reactions.handler(async ({ context, input }) => {
    await openDoor(context, input.id);
    const [data, mine] = await Promise.all([
      countReactions(context.db, input.id),
      reactionsOf(context.db, input.id, signedIn(context).id),
    ]);
    return { data, mine };
  }),

  react: api.react.handler(async ({ context, input }) => {
    const { id: gameId, event, kind, isOn } = input;
    const known = (await knownEvents(context, gameId)).find(({ index }) => index === event);
    // What has not been revealed is refused just as what will never be.
    if (!known || !reactable.has(known.event.type)) refuse(gameRefusals.noReaction());
    const reaction = { gameId, event, userId: signedIn(context).id, kind };
    return { data: await setReaction(context.db, reaction, { isOn, now: context.now }) };
  }),
};

/** What somebody may do about each message. */
export function asReadBy(reader: Actor, messages: readonly ChatMessage[]): ReadMessage[] {
  return messages.map((message) => readBy(reader, message));
}

function readBy(reader: Actor, message: ChatMessage): ReadMessage {
  return { ...message, abilities: abilitiesOf(messagePolicy, reader, { userId: message.author.id }) };
}

async function authorizeMessage(context: ApiContext, ability: Ability, messageId: number): Promise<void> {
  const userId = (await authorOf(context.db, messageId)) ?? refuse(gameRefusals.unknownMessage());
  authorize(context, ability, { userId });
}

/** What has been revealed of the game; refuses when there is no such game. */
async function knownEvents(context: ApiContext, gameId: GameId): Promise<readonly KnownEvent[]> {
  const { db, now } = context;
  const game = (await gameRefsById(db, [gameId], now)).get(gameId) ?? refuse(gameRefusals.unknown());
  refuseClosedGame(context, game);
  return (await loadKnownGame(db, game, now)).events;
}
