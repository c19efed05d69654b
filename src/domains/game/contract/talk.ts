/**
 * What those who watch a game say about it: chat, and reactions to what has happened. Open before, during and after the
 * game. Everybody sees the same revealed second, so nobody can tell another what he has not seen yet.
 *
 * The live stream brings `chat` and `reactions` messages (contract.ts): first the newest messages and all reactions, then
 * what is new. It ends with the game; whoever stays asks for `messages` after the last one that he has.
 */

import * as z from 'zod';
import { MAX_MESSAGE, REACTIONS } from '#domains/game/constants.ts';
import { messagePolicy, talkPolicy } from '#domains/game/policy.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { abilities, instant } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

/** Messages in one answer, and those that a stream begins with. */
export const MESSAGES_AT_A_TIME = 50;

export const chatMessage = z.object({
  id: z.number().int(),
  author: z.object({ id: ids.user, name: z.string(), clubId: ids.club.nullable() }),
  /** Plain text, to be shown as it is: no markup, no links. */
  text: z.string(),
  /** Index of the last event that had been revealed when it was written, −1 before the first: its place in a replay. */
  afterEvent: z.number().int(),
  at: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** A message with what the one who reads it may do about it. */
export const readMessage = chatMessage.extend({ abilities: abilities(messagePolicy) });
export type ReadMessage = z.infer<typeof readMessage>;

export const reactionKind = z.enum(REACTIONS);
export type ReactionKind = z.infer<typeof reactionKind>;

/** Types of events that one can react to. */
export const REACTABLE_EVENTS = ['goal', 'save', 'penalty'] as const;

/** How many have reacted to an event, by kind. */
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

/**
 * One line of 1 to 300 characters with something to see in it. Refused: control characters, line breaks, characters that
 * turn the direction of other people's text, and towers of accents that reach into other people's lines.
 */
const chatText = z
  .string()
  .max(4 * MAX_MESSAGE)
  .trim()
  .min(1)
  .refine((text) => [...text].length <= MAX_MESSAGE, `Must have at most ${MAX_MESSAGE} characters.`)
  .refine((text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), 'Must be one line of plain text.')
  .refine((text) => !/\p{M}{5}/u.test(text), 'Has too many accents on one letter.')
  .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), 'Must have something to read.');

export const talkCalls = {
  messages: call('activated')
    .route({
      method: 'GET',
      path: '/games/{id}/messages',
      summary: 'Chat of a game: the newest messages, those before one, or those after one; oldest first',
    })
    .input(z.object({ id: given.game, before: id.optional(), after: wholeNumber(0, 2_147_483_647).optional() }))
    .output(
      z.object({
        data: z.array(readMessage),
        /** There are older messages than these, or, asked for those after one, newer. */
        hasMore: z.boolean(),
      }),
    ),
  say: call('activated', { ability: talkPolicy.talk, rateLimit: 'talk' })
    .route({ method: 'POST', path: '/games/{id}/messages', successStatus: 201, summary: 'Say something about a game' })
    .input(z.object({ id: given.game, text: chatText }))
    .output(z.object({ data: readMessage })),
  unsay: call('activated', { ability: messagePolicy.remove, rateLimit: 'write' })
    .route({
      method: 'DELETE',
      path: '/game-messages/{id}',
      successStatus: 204,
      summary: 'Take a message of yours back',
    })
    .input(z.object({ id }))
    .output(z.void()),
  reactions: call('activated')
    .route({ method: 'GET', path: '/games/{id}/reactions', summary: 'Reactions to what has been revealed of a game' })
    .input(z.object({ id: given.game }))
    .output(
      z.object({
        data: z.array(eventReactions),
        /** The user's own. */
        mine: z.array(z.object({ event: z.number().int(), kind: reactionKind })),
      }),
    ),
  react: call('activated', { ability: talkPolicy.talk, rateLimit: 'talk' })
    .route({
      method: 'PUT',
      path: '/games/{id}/reactions',
      summary: 'React to a goal, save or penalty that has been revealed, or take it back; 404 for any other event',
    })
    .input(
      z.object({ id: given.game, event: z.number().int().min(0).max(100_000), kind: reactionKind, isOn: z.boolean() }),
    )
    .output(z.object({ data: eventReactions })),
};
