import { findComment } from '#domains/discussion/store/comments.ts';
import { type Message, messages } from '#domains/message/contract.ts';
import { messagePolicy } from '#domains/message/policy.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import { followConversation } from '#domains/message/routes/live-conversations.ts';
import { addMember, begin, edit, findWith, rename, say } from '#domains/message/store/conversations.ts';
import {
  answerRequest,
  clear,
  findMembership,
  hideMessage,
  keep,
  leave,
  type Membership,
  readUpTo,
  removeMember,
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
import { paginationOf } from '#platform/calls/paging.ts';
import type { Refused } from '#platform/calls/refusal.ts';

const api = implementing(messages);

export const messageRoutes = {
  list: api.list.handler(async ({ context, input }) => {
    const { rows, total } = await listConversations(context.db, { ...input, ...byUser(context) });
    return { data: rows, pagination: paginationOf(total, { page: input.page, size: CONVERSATIONS_PER_PAGE }) };
  }),
  counts: api.counts.handler(async ({ context }) => {
    const { id } = signedIn(context);
    const [unread, requests] = await Promise.all([countUnreadMessages(context.db, id), countRequests(context.db, id)]);
    return { data: { unread, requests } };
  }),
  withUser: api.withUser.handler(async ({ context, input: { id } }) => ({
    data: await findWith(context.db, signedIn(context).id, id),
  })),
  begin: api.begin.handler(async ({ context, input }) => {
    const begun = settle(await begin(context.db, { ...input, ...byUser(context) }));
    return { data: { id: begun.id } };
  }),
  find: api.find.handler(async ({ context, input: { id } }) => ({
    data: await conversationView(context.db, await memberOf(context, id), context.now),
  })),
  messages: api.messages.handler(async ({ context, input: { id, ...asked } }) => {
    const membership = await memberOf(context, id);
    return listMessages(context.db, { reader: signedIn(context), membership, now: context.now }, asked);
  }),
  live: api.live.handler(async ({ context, input: { id }, signal }) => {
    await memberOf(context, id);
    return followConversation(context, id, signal);
  }),
  say: api.say.handler(async ({ context, input: { id, text } }) => {
    const said = settle(await say(context.db, id, { text, ...byUser(context) }));
    return { data: await messageOf(context, said.membership, said.messageId) };
  }),
  edit: api.edit.handler(async ({ context, input: { id, text } }) => {
    const message = (await findComment(context.db, id)) ?? refuse(messageRefusals.unknown());
    const membership = await memberOf(context, message.on.id);
    authorize(context, messagePolicy.edit, { userId: message.userId });
    settle(await edit(context.db, id, { text, now: context.now }));
    return { data: await messageOf(context, membership, id) };
  }),
  hide: api.hide.handler(async ({ context, input: { id } }) => {
    const message = (await findComment(context.db, id)) ?? refuse(messageRefusals.unknown());
    settle(await hideMessage(context.db, id, { userId: signedIn(context).id, on: message.on }));
  }),
  typing: api.typing.handler(async ({ context, input: { id } }) => {
    settle(await type(context.db, { id, userId: signedIn(context).id }));
  }),
  read: api.read.handler(async ({ context, input: { id, to } }) => {
    settle(await readUpTo(context.db, { id, userId: signedIn(context).id }, to));
  }),
  answer: api.answer.handler(async ({ context, input: { id, isAccepted } }) => {
    settle(await answerRequest(context.db, { id, userId: signedIn(context).id }, isAccepted));
  }),
  keep: api.keep.handler(async ({ context, input: { id, ...kept } }) => {
    settle(await keep(context.db, { id, userId: signedIn(context).id }, kept));
  }),
  clear: api.clear.handler(async ({ context, input: { id } }) => {
    settle(await clear(context.db, { id, userId: signedIn(context).id }));
  }),
  rename: api.rename.handler(async ({ context, input: { id, name } }) => {
    settle(await rename(context.db, { id, userId: signedIn(context).id }, name));
  }),
  add: api.add.handler(async ({ context, input: { id, userId: memberId } }) => {
    const added = { memberId, now: context.now };
    settle(await addMember(context.db, { id, userId: signedIn(context).id }, added));
  }),
  removeMember: api.removeMember.handler(async ({ context, input: { id, userId: memberId } }) => {
    settle(await removeMember(context.db, { id, userId: signedIn(context).id }, memberId));
  }),
  leave: api.leave.handler(async ({ context, input: { id } }) => {
    settle(await leave(context.db, { id, userId: signedIn(context).id }));
  }),
};

function byUser(context: ApiContext) {
  return { userId: signedIn(context).id, now: context.now };
}

/** What the conversation is to the user; one that they are not in is unknown. */
async function memberOf(context: ApiContext, id: number): Promise<Membership> {
  const membership = await findMembership(context.db, { id, userId: signedIn(context).id });
  return membership ?? refuse(messageRefusals.unknown());
}

async function messageOf(context: ApiContext, membership: Membership, id: number): Promise<Message> {
  const reading = { reader: signedIn(context), membership, now: context.now };
  const [message] = await findMessages(context.db, reading, [id]);
  return message ?? refuse(messageRefusals.unknown());
}

function settle<Done extends { ok: true }>(done: Done | Refused): Done {
  return done.ok ? done : refuse(done);
}
