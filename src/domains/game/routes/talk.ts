/** Chat and reactions. */

import { game } from '#domains/game/contract/game.ts';
import { REACTABLE_EVENTS } from '#domains/game/contract/talk.ts';
import { findGameStatus, gameRefsById } from '#domains/game/store/game-refs.ts';
import { type KnownEvent, loadKnownGame } from '#domains/game/store/revealed.ts';
import {
  dropReports,
  listReported,
  REPORTED_PER_PAGE,
  reportMessage,
} from '#domains/game/store/talk/message-reports.ts';
import { addMessage, listMessages, removeMessage } from '#domains/game/store/talk/messages.ts';
import { countReactions, reactionsOf, setReaction } from '#domains/game/store/talk/reactions.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(game);

const NO_SUCH_GAME = 'There is no such game.';
const NO_SUCH_MESSAGE = 'There is no such message; it may have been taken back.';

const reactable = new Set<string>(REACTABLE_EVENTS);

export const talkRoutes = {
  messages: api.messages.handler(async ({ context, input }) => {
    await refuseUnknownGame(context, input.id);
    const { messages, hasMore } = await listMessages(context.db, input.id, input);
    return { data: messages, hasMore };
  }),

  say: api.say.handler(async ({ context, input }) => {
    const afterEvent = (await knownEvents(context, input.id)).at(-1)?.index ?? -1;
    const { db, now } = context;
    const message = { gameId: input.id, userId: signedIn(context).id, text: input.text, afterEvent, now };
    return { data: await addMessage(db, message) };
  }),

  unsay: api.unsay.handler(async ({ context, input }) => {
    const { id: userId, isAdmin } = signedIn(context);
    const outcome = await removeMessage(context.db, { id: input.id, userId, isAdmin });
    if (outcome === 'missing') refuse(404, NO_SUCH_MESSAGE);
    if (outcome === 'not-yours') refuse(403, 'You can only take back what you have said yourself.');
  }),

  reportMessage: api.reportMessage.handler(async ({ context, input }) => {
    const report = { ...input, userId: signedIn(context).id, now: context.now };
    if (!(await reportMessage(context.db, report))) refuse(404, NO_SUCH_MESSAGE);
  }),

  reportedMessages: api.reportedMessages.handler(async ({ context, input }) => {
    const { reported, total } = await listReported(context.db, input.page);
    const totalPages = Math.max(1, Math.ceil(total / REPORTED_PER_PAGE));
    return { data: reported, pagination: { currentPage: input.page, totalPages, total } };
  }),

  keepMessage: api.keepMessage.handler(async ({ context, input }) => {
    await dropReports(context.db, input.id);
  }),

  reactions: api.reactions.handler(async ({ context, input }) => {
    await refuseUnknownGame(context, input.id);
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
    if (!known || !reactable.has(known.event.type)) refuse(404, 'There is nothing to react to.');
    const reaction = { gameId, event, userId: signedIn(context).id, kind };
    return { data: await setReaction(context.db, reaction, { isOn, now: context.now }) };
  }),
};

async function refuseUnknownGame({ db }: ApiContext, gameId: number): Promise<void> {
  if ((await findGameStatus(db, gameId)) === null) refuse(404, NO_SUCH_GAME);
}

/** What has been revealed of the game; refuses when there is no such game. */
async function knownEvents({ db, now }: ApiContext, gameId: number): Promise<readonly KnownEvent[]> {
  const game = (await gameRefsById(db, [gameId], now)).get(gameId) ?? refuse(404, NO_SUCH_GAME);
  return (await loadKnownGame(db, game, now)).events;
}
