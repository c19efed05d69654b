import { findComment } from '#domains/discussion/store/comments.ts';
import { type Message, messages } from '#domains/message/contract.ts';
import { messagePolicy } from '#domains/message/policy.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import { followConversation } from '#domains/message/routes/live-conversations.ts';
import { addMember, begin, edit, findWith, rename, say } from '#domains/message/store/conversations.ts';
import { answerRequest, leave, removeMember } from '#domains/message/store/departures.ts';
import {
  clear,
  findMembership,
  hideMessage,
  keep,
  type Membership,
  readUpTo,
  type,
} from '#domains/message/store/members.ts';
import { countRequests, countUnreadMessages } from '#domains/message/store/unread.ts';
import {
  CONVERSATIONS_PER_PAGE,
  conversationView,
  findMessages,
  listConversations,
  listMessages,
} from '#domains/message/views.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates, reads, readsBody, readsPage } from '#platform/calls/handlers.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export const messageRoutes = implementing(messages, {
  list: readsPage(CONVERSATIONS_PER_PAGE, ({ db, userId, now }, input) =>
    listConversations(db, { ...input, userId, now }),
  ),
  counts: reads(async ({ db, userId }) => {
    const [unread, requests] = await Promise.all([countUnreadMessages(db, userId), countRequests(db, userId)]);
    return { unread, requests };
  }),
  withUser: reads(({ db, userId }, { id }) => findWith(db, userId, id)),
  begin: delegates(
    {},
    ({ db, userId, now }, input) => begin(db, { ...input, userId, now }),
    ({ id }) => ({ id }),
  ),
  find: reads({ of: memberOf }, ({ db, membership, now }) => conversationView(db, membership, now)),
  messages: readsBody({ of: memberOf }, (call, { before, after }) =>
    listMessages(call.db, reading(call), { before, after }),
  ),
  live: async ({ context, input, signal }) => {
    await memberOf(context, input);
    return followConversation(context, input.id, signal);
  },
  say: delegates(
    {},
    async (call, { id, text }) => {
      const { db, userId, now } = call;
      const said = await say(db, id, { text, userId, now });
      return said.ok ? messageAt(call, said.membership, said.messageId) : said;
    },
    ({ message }) => message,
  ),
  edit: delegates(
    { by: authorOf },
    async (call, { id, text }) => {
      const edited = await edit(call.db, id, { text, now: call.now });
      return edited.ok ? messageAt(call, call.membership, id) : edited;
    },
    ({ message }) => message,
  ),
  hide: delegates({}, async ({ db, userId }, { id }) => {
    const message = await findComment(db, id);
    return message ? hideMessage(db, id, { userId, on: message.on }) : messageRefusals.unknown();
  }),
  typing: delegates({}, ({ db, userId }, { id }) => type(db, { id, userId })),
  read: delegates({}, ({ db, userId }, { id, to }) => readUpTo(db, { id, userId }, to)),
  answer: delegates({}, ({ db, userId }, { id, isAccepted }) => answerRequest(db, { id, userId }, isAccepted)),
  keep: delegates({}, ({ db, userId }, { id, ...kept }) => keep(db, { id, userId }, kept)),
  clear: delegates({}, ({ db, userId }, { id }) => clear(db, { id, userId })),
  rename: delegates({}, ({ db, userId }, { id, name }) => rename(db, { id, userId }, name)),
  add: delegates({}, ({ db, userId, now }, { id, userId: memberId }) =>
    addMember(db, { id, userId }, { memberId, now }),
  ),
  removeMember: delegates({}, ({ db, userId }, { id, userId: memberId }) => removeMember(db, { id, userId }, memberId)),
  leave: delegates({}, ({ db, userId }, { id }) => leave(db, { id, userId })),
});

/** Finds the user's membership in the conversation; refuses as unknown if they are not in it. */
async function memberOf(context: ApiContext, { id }: { id: number }): Promise<{ membership: Membership }> {
  const membership = await findMembership(context.db, { id, userId: signedIn(context).id });
  return { membership: membership ?? refuse(messageRefusals.unknown()) };
}

/** Finds the conversation in which the user wrote a message. */
async function authorOf(context: ApiContext, { id }: { id: number }): Promise<{ membership: Membership }> {
  const message = (await findComment(context.db, id)) ?? refuse(messageRefusals.unknown());
  const found = await memberOf(context, message.on);
  authorize(context, messagePolicy.edit, { userId: message.userId });
  return found;
}

const reading = (call: ApiContext & { membership: Membership }) => ({
  reader: signedIn(call),
  membership: call.membership,
  now: call.now,
});

async function messageAt(
  call: ApiContext,
  membership: Membership,
  id: number,
): Promise<{ ok: true; message: Message } | Refused> {
  const [message] = await findMessages(call.db, reading({ ...call, membership }), [id]);
  return message ? { ok: true, message } : messageRefusals.unknown();
}
