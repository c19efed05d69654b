/**
 * What viewers of a game say about it: chat, and reactions to events. Open before, during and after the game. All viewers
 * see the same revealed second, so no viewer can spoil it for another.
 *
 * The live stream carries `chat` and `reactions` messages (contract.ts): first the newest messages and all reactions,
 * then whatever is new. It ends with the game; clients that stay ask for `messages` after the last one they have.
 */

import * as z from 'zod';
import { commentText } from '#domains/discussion/contract.ts';
import { commentPolicy } from '#domains/discussion/policy.ts';
import { MAX_MESSAGE, REACTIONS } from '#domains/game/constants.ts';
import { talkPolicy } from '#domains/game/policy.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { abilities, instant } from '#domains/shapes.ts';
import { get, post, put } from '#platform/calls/call.ts';

/** Messages per answer, and at the beginning of a stream. */
export const MESSAGES_AT_A_TIME = 50;

export const chatMessage = z.object({
  id: z.number().int(),
  author: z.object({ id: ids.user, name: z.string(), clubId: ids.club.nullable() }),
  /** As typed; screens parse its marks and mentions (`readTalk`). */
  text: z.string(),
  /** Index of the last event that had been revealed when it was written, −1 before the first: its place in a replay. */
  afterEvent: z.number().int(),
  at: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A message with the reader's permissions on it. */
export const readMessage = chatMessage.extend({ abilities: abilities(commentPolicy) });
export type ReadMessage = z.infer<typeof readMessage>;

export const reactionKind = z.enum(REACTIONS);
export type ReactionKind = z.infer<typeof reactionKind>;

/** Types of events that viewers can react to. */
export const REACTABLE_EVENTS = ['goal', 'save', 'penalty'] as const;

/** Number of reactions to an event, by kind. */
export const eventReactions = z.object({
  /** Index of the event. */
  event: z.number().int(),
  counts: z.object({
    cheer: z.number().int(),
    wow: z.number().int(),
    laugh: z.number().int(),
    heart: z.number().int(),
    boo: z.number().int(),
  }),
});
export type EventReactions = z.infer<typeof eventReactions>;

export const talkCalls = {
  messages: get('activated', '/games/{id}/messages')
    .says('Chat of a game: the newest messages, those before one, or those after one; oldest first')
    .takes({ id: given.game, before: id.optional(), after: wholeNumber(0, 2_147_483_647).optional() })
    .answersBody(
      z.object({
        data: z.array(readMessage),
        /** Whether there are older messages than these or, for a request of messages after one, newer ones. */
        hasMore: z.boolean(),
      }),
    ),
  say: post('activated', '/games/{id}/messages', {
    ability: talkPolicy.talk,
    rateLimit: 'talk',
    speaks: true,
  })
    .says('Say something about a game')
    .takes({ id: given.game, text: commentText(MAX_MESSAGE, { isOneLine: true }) })
    .creates(readMessage),
  reactions: get('activated', '/games/{id}/reactions')
    .says('Reactions to what has been revealed of a game')
    .takes({ id: given.game })
    .answersBody(
      z.object({
        data: z.array(eventReactions),
        /** The user's own. */
        mine: z.array(z.object({ event: z.number().int(), kind: reactionKind })),
      }),
    ),
  react: put('activated', '/games/{id}/reactions', { ability: talkPolicy.talk, rateLimit: 'talk' })
    .says('React to a goal, save or penalty that has been revealed, or take it back; 404 for any other event')
    .takes({ id: given.game, event: z.number().int().min(0).max(100_000), kind: reactionKind, isOn: z.boolean() })
    .answers(eventReactions),
};
