/** The draft while it is held: what a stream brings, what people say to picks, and how long clubs have. */

import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { CLOCK_SECONDS, DRAFT_REACTIONS } from '#domains/draft/constants.ts';
import { draftView } from '#domains/draft/contract/shapes.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { seasonNumber } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const reactionKind = z.enum(DRAFT_REACTIONS);
export type DraftReaction = z.infer<typeof reactionKind>;

/** How many users have said what of a pick. */
const pickReactions = z.object({
  pickId: ids.pick,
  counts: z.object({ steal: z.number().int(), solid: z.number().int(), reach: z.number().int() }),
});
export type PickReactions = z.infer<typeof pickReactions>;

const draftMessage = z.discriminatedUnion('kind', [
  /** Everything, at first and whenever somebody comes back. */
  z.object({ kind: z.literal('sync'), view: draftView, reactions: z.array(pickReactions) }),
  /** What has changed since: the clock, picks that were used or traded, and what is said to picks. */
  z.object({
    kind: z.literal('change'),
    draft: draftView.shape.draft,
    picks: draftView.shape.picks,
    teams: draftView.shape.teams,
    reactions: z.array(pickReactions),
  }),
  /** The draft is over. */
  z.object({ kind: z.literal('end') }),
  /** The user has opened too many streams, and this one made room. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type DraftMessage = z.infer<typeof draftMessage>;

export const liveCalls = {
  live: call('activated')
    .route({
      method: 'GET',
      path: '/leagues/{id}/draft/live',
      summary: 'Server-sent events of the draft of the season: everything at first, then picks, clock and reactions',
    })
    .input(z.object({ id: given.league }))
    .output(eventIterator(draftMessage)),
  reactions: call('activated')
    .route({
      method: 'GET',
      path: '/leagues/{id}/draft/reactions',
      summary: 'What users say of the picks of a draft, and what you do',
    })
    .input(z.object({ id: given.league, season: seasonNumber.optional() }))
    .output(
      z.object({
        data: z.object({
          reactions: z.array(pickReactions),
          mine: z.array(z.object({ pickId: ids.pick, kind: reactionKind })),
        }),
      }),
    ),
  react: call('activated', { open: 'whoever plays may say what he thinks of a pick', rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/draft/picks/{id}/reaction',
      successStatus: 204,
      summary: 'Say what you think of a pick that was used; null takes it back',
    })
    .input(z.object({ id: given.pick, kind: reactionKind.nullable() }))
    .output(z.void()),
  clock: call('activated')
    .route({ method: 'GET', path: '/draft/clock', summary: 'Seconds that managers have for a pick' })
    .output(z.object({ data: z.object({ seconds: z.number().int() }) })),
  setClock: call('activated', { ability: draftPolicy.setClock, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/draft/clock',
      successStatus: 204,
      summary: 'How long managers have for a pick, from the next one on',
    })
    .input(z.object({ seconds: wholeNumber(CLOCK_SECONDS.least, CLOCK_SECONDS.most) }))
    .output(z.void()),
};
