/** The live draft: its stream, reactions to picks, and the clocks. */

import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { CLOCK_SECONDS, DRAFT_REACTIONS } from '#domains/draft/constants.ts';
import { draftView } from '#domains/draft/contract/shapes.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { seasonNumber } from '#domains/shapes.ts';
import { call, get, put } from '#platform/calls/call.ts';

const reactionKind = z.enum(DRAFT_REACTIONS);
export type DraftReaction = z.infer<typeof reactionKind>;

/** Counts of users' reactions to a pick. */
const pickReactions = z.object({
  pickId: ids.pick,
  counts: z.object({ steal: z.number().int(), solid: z.number().int(), reach: z.number().int() }),
});
export type PickReactions = z.infer<typeof pickReactions>;

const draftMessage = z.discriminatedUnion('kind', [
  /** The full state, at first and on every reconnect. */
  z.object({ kind: z.literal('sync'), view: draftView, reactions: z.array(pickReactions) }),
  /** Changes since: the clock, picks used or traded, and reactions. */
  z.object({
    kind: z.literal('change'),
    draft: draftView.shape.draft,
    picks: draftView.shape.picks,
    teams: draftView.shape.teams,
    reactions: z.array(pickReactions),
  }),
  /** The draft is over. */
  z.object({ kind: z.literal('end') }),
  /** The user has opened too many streams, and this one was closed to make room. */
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
  reactions: get('activated', '/leagues/{id}/draft/reactions')
    .says('What users say of the picks of a draft, and what you do')
    .takes({ id: given.league, season: seasonNumber.optional() })
    .answers(
      z.object({
        reactions: z.array(pickReactions),
        mine: z.array(z.object({ pickId: ids.pick, kind: reactionKind })),
      }),
    ),
  react: put('activated', '/draft/picks/{id}/reaction', { open: 'every user may grade a pick' })
    .says('Say what you think of a pick that was used; null takes it back')
    .takes({ id: given.pick, kind: reactionKind.nullable() })
    .nothing(),
  clock: get('activated', '/draft/clock')
    .says('Seconds that managers have for a pick')
    .answers(z.object({ seconds: z.number().int() })),
  setClock: put('activated', '/draft/clock', { ability: draftPolicy.setClock })
    .says('How long managers have for a pick, from the next one on')
    .takes({ seconds: wholeNumber(CLOCK_SECONDS.least, CLOCK_SECONDS.most) })
    .nothing(),
};
