/** The Hall of Fame: who is in it, who is voted on, and the ceremony. */
import * as z from 'zod';
import { MAX_INDUCTED } from '#domains/hall-of-fame/constants.ts';
import { id, pageNumber, pagination, playerRef, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

/** A career with first teams, as it stands on the plaque. */
export const careerFacts = z.object({
  seasons: z.number().int(),
  firstSeason: z.number().int(),
  lastSeason: z.number().int(),
  games: z.number().int(),
  goals: z.number().int(),
  assists: z.number().int(),
  wins: z.number().int(),
  shutouts: z.number().int(),
  cups: z.number().int(),
  /** How often by name, as awards call them. */
  honors: z.record(z.string(), z.number().int()),
});
export type CareerFacts = z.infer<typeof careerFacts>;

const member = z.object({
  player: playerRef,
  /** For which he played most. */
  team: teamRef.nullable(),
  /** The season of the ballot that he was elected on. */
  season: z.number().int(),
  votes: z.number().int(),
  ballots: z.number().int(),
  facts: careerFacts,
});
export type Member = z.infer<typeof member>;

const candidate = z.object({
  player: playerRef,
  team: teamRef.nullable(),
  facts: careerFacts,
  /** From 1: how often he has been voted on, this time included. */
  ballot: z.number().int(),
  /** Share of the ballots of the last time, 0 to 1; null: it is his first. */
  lastShare: z.number().nullable(),
  /** On the asking user's ballot. */
  isNamed: z.boolean(),
});
export type HallCandidate = z.infer<typeof candidate>;

export const hallOfFame = {
  members: call('activated')
    .route({ method: 'GET', path: '/hall-of-fame', summary: 'Members, the newest first, 24 a page' })
    .input(z.object({ page: pageNumber }))
    .output(z.object({ data: z.array(member), pagination })),
  ballot: call('activated')
    .route({ method: 'GET', path: '/hall-of-fame/ballot', summary: 'Who is voted on this season, and the own ballot' })
    .output(
      z.object({
        data: z.object({
          season: z.number().int(),
          isOpen: z.boolean(),
          candidates: z.array(candidate),
        }),
      }),
    ),
  vote: call('activated', { open: 'Everybody who plays has a ballot.', rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/hall-of-fame/ballot',
      summary: 'Cast or change the own ballot; 409 when voting is closed, 422 for somebody who is not on it',
    })
    .input(z.object({ playerIds: z.array(id).max(MAX_INDUCTED) }))
    .output(z.object({ data: z.object({ playerIds: z.array(z.number().int()) }) })),
  ceremony: call('activated')
    .route({
      method: 'GET',
      path: '/hall-of-fame/ceremony',
      summary: 'The last class that was inducted, and all votes of that season',
    })
    .output(
      z.object({
        data: z
          .object({
            season: z.number().int(),
            inducted: z.array(member),
            others: z.array(z.object({ player: playerRef, votes: z.number().int(), ballots: z.number().int() })),
          })
          .nullable(),
      }),
    ),
};
