/**
 * Messages between users. A conversation is between two users or in a named group. Its messages are comments on it, so
 * they are reported (`POST /reports`) and taken back (`DELETE /comments/{id}`) like any other.
 */
import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { comment, commentText } from '#domains/discussion/contract.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { BOXES, MAX_MEMBERS, MAX_NAME, MAX_TEXT } from '#domains/message/constants.ts';
import { messagePolicy } from '#domains/message/policy.ts';
import { instant, pageNumber, userRef } from '#domains/shapes.ts';
import { call, get, patch, post, put, remove } from '#platform/calls/call.ts';

const message = comment.extend({
  editedAt: instant.nullable(),
  /** Whether the author may still edit it, or take it back for all members. */
  isFresh: z.boolean(),
});
export type Message = z.infer<typeof message>;

const listed = z.object({
  id: z.number().int(),
  /** Name of a group; null: between two users. */
  name: z.string().nullable(),
  /** Members other than the viewer. */
  others: z.array(userRef),
  /** The latest message that the viewer can see; null: none. */
  last: z.object({ author: z.object({ id: ids.user, name: z.string() }), text: z.string(), at: instant }).nullable(),
  unread: z.number().int(),
  isMuted: z.boolean(),
});
export type ListedConversation = z.infer<typeof listed>;

const conversation = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  others: z.array(
    z.object({
      user: userRef,
      /** The last message they have read; null: they do not share read receipts. */
      readTo: z.number().int().nullable(),
    }),
  ),
  /** Whether a user who is not a friend wrote, and waits for an answer. */
  isRequest: z.boolean(),
  /** The last message the viewer has read. */
  readTo: z.number().int(),
  /** Whether the viewer may remove members of the group. */
  isOwner: z.boolean(),
  /** Whether the viewer named the group. */
  isNamedByMe: z.boolean(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  /**
   * Why the viewer cannot write: they have blocked the other user, the other user has left, or must answer first; null:
   * they can.
   */
  closed: z.enum(['blocked', 'gone', 'unanswered']).nullable(),
});
export type Conversation = z.infer<typeof conversation>;

/** Events of a conversation's live stream. Earlier messages come from the other calls. */
const liveConversation = z.discriminatedUnion('kind', [
  /** The stream is open; the client reloads what was said before. */
  z.object({ kind: z.literal('open') }),
  /** A message was written, edited or removed; the client reloads the messages. */
  z.object({ kind: z.literal('said') }),
  z.object({ kind: z.literal('read'), userId: ids.user, to: z.number().int() }),
  z.object({ kind: z.literal('typing'), userId: ids.user }),
  /** The members or the name changed. */
  z.object({ kind: z.literal('changed') }),
  /** The last event of a stream that is closed in favor of a newer one of the same user. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type LiveConversation = z.infer<typeof liveConversation>;

const text = commentText(MAX_TEXT);
const groupName = commentText(MAX_NAME, { isOneLine: true });
const one = { id };
const begun = z.object({ id: z.number().int() });
const writing = { ability: messagePolicy.write, rateLimit: 'talk' } as const;
const OWN = { open: 'Only ever in conversations that one is in: all others are unknown.' };

export const messages = {
  list: get('activated', '/conversations')
    .says('Your conversations, the latest first; found by words that were said, names of members or of groups')
    .takes({ box: z.enum(BOXES).default('inbox'), search: z.string().trim().max(60).default(''), page: pageNumber })
    .answersPage(listed),
  counts: get('activated', '/conversations/counts')
    .says('Unread messages, and requests that wait for an answer')
    .answers(z.object({ unread: z.number().int(), requests: z.number().int() })),
  withUser: get('activated', '/users/{id}/conversation')
    .says('The conversation with a user; null: there is none yet')
    .takes({ id: given.user })
    .answers(begun.nullable()),
  begin: post('activated', '/conversations', {
    ...writing,
    speaks: true,
  })
    .says('Write to a user, or found a named group. Those who are no friends are asked first whether they want it')
    .takes({
      userIds: z
        .array(given.user)
        .min(1)
        .max(MAX_MEMBERS - 1),
      /** Name of a group; if absent, the conversation is between two users. */
      name: groupName.optional(),
      text,
    })
    .creates(begun),
  find: get('activated', '/conversations/{id}').says('One of your conversations').takes(one).answers(conversation),
  messages: get('activated', '/conversations/{id}/messages')
    .says('What was said: the newest messages, those before one, or those after one; oldest first')
    .takes({ id, before: id.optional(), after: wholeNumber(0, 2_147_483_647).optional() })
    .answersBody(
      z.object({
        data: z.array(message),
        /** Whether there are more messages: older ones, or newer ones if the page was requested by `after`. */
        hasMore: z.boolean(),
      }),
    ),
  live: call('activated')
    .route({
      method: 'GET',
      path: '/conversations/{id}/live',
      summary: 'Server-sent events: what is said, read and being typed in one of your conversations',
    })
    .input(z.object(one))
    .output(eventIterator(liveConversation)),
  say: post('activated', '/conversations/{id}/messages', { ...writing, speaks: true })
    .says('Say something; a user who was asked and writes has accepted')
    .takes({ id, text })
    .creates(message),
  edit: put('activated', '/messages/{id}', {
    ability: messagePolicy.edit,
    rateLimit: 'talk',
    speaks: true,
  })
    .says('Edit a message of yours, within five minutes')
    .takes({ id, text })
    .answers(message),
  hide: remove('activated', '/messages/{id}', { ...OWN, restricted: 'suspended' })
    .says('Delete a message for yourself; the others keep it')
    .takes(one)
    .nothing(),
  typing: post('activated', '/conversations/{id}/typing', OWN).says('Show that you are typing').takes(one).nothing(),
  read: put('activated', '/conversations/{id}/read', { ...OWN, restricted: 'suspended' })
    .says('Say how far you have read')
    .takes({ id, to: id })
    .nothing(),
  answer: put('activated', '/conversations/{id}/answer', OWN)
    .says('Accept a request, or decline it; its sender is not told')
    .takes({ id, isAccepted: z.boolean() })
    .nothing(),
  keep: patch('activated', '/conversations/{id}', { ...OWN, restricted: 'suspended' })
    .says('Mute a conversation, or archive it until something new is said')
    .takes({ id, isMuted: z.boolean().optional(), isArchived: z.boolean().optional() })
    .nothing(),
  clear: remove('activated', '/conversations/{id}/messages', { ...OWN, restricted: 'suspended' })
    .says('Delete all that was said so far for yourself; the others keep it')
    .takes(one)
    .nothing(),
  rename: put('activated', '/conversations/{id}/name', {
    ...writing,
    speaks: true,
  })
    .says('Rename a group that you are in')
    .takes({ id, name: groupName })
    .nothing(),
  add: put('activated', '/conversations/{id}/members/{userId}', writing)
    .says('Bring a user into a group: they read what is said from then on')
    .takes({ id, userId: given.user })
    .nothing(),
  removeMember: remove('activated', '/conversations/{id}/members/{userId}', OWN)
    .says('Remove a member from a group that you own: they no longer read it')
    .takes({ id, userId: given.user })
    .nothing(),
  leave: remove('activated', '/conversations/{id}/members', { ...OWN, restricted: 'suspended' })
    .says('Leave a group. When its owner leaves, the member with the oldest account owns it')
    .takes(one)
    .nothing(),
};
