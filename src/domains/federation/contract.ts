/** Federations: who presides, who belongs to them, and where they stand. */
import * as z from 'zod';
import { OFFICE_ENDS, OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { federationPolicy } from '#domains/federation/policy.ts';
import { abilities, id, pageNumber, pagination, personRef, userRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

/** A federation has the id of its nation, whose name and flag come with GET /api/world. */
export const federationLine = z.object({
  id: z.number().int(),
  /** null: nobody until tonight. */
  president: personRef.nullable(),
  /** Season number; of those before the world began 0 and less. */
  foundedAt: z.number().int(),
  /** Primary and secondary: '#rrggbb'. */
  colors: z.array(z.string()),
  members: z.number().int(),
  /** Takes members. */
  isOpen: z.boolean(),
  /** Place in the ranking; null: before the first season is over. */
  rank: z.number().int().nullable(),
  /** A season earlier. */
  rankBefore: z.number().int().nullable(),
  /** After the coefficient. */
  points: z.number(),
  /** The seasons that count, the last one first; points count points × coef / 100. */
  seasonPoints: z.array(z.object({ season: z.number().int(), points: z.number().int(), coef: z.number().int() })),
});
export type FederationLine = z.infer<typeof federationLine>;

export const federationView = federationLine.extend({
  abilities: abilities(federationPolicy),
  application: z.object({
    open: z.boolean(),
    member: z.boolean(),
    applied: z.boolean(),
    canApply: z.boolean(),
    /** Game days until one may join after having left another; 0: none. */
    waitDays: z.number().int(),
    /** The federation that one belongs to or has applied to; null: none. */
    elsewhere: z.number().int().nullable(),
  }),
  /** One's own; null: one is no member. */
  membership: z.object({ sinceSeason: z.number().int(), isEligible: z.boolean(), isOptedIn: z.boolean() }).nullable(),
  /** Who asks to be taken in; nobody's business but the president's, so empty for others. */
  applications: z.array(z.object({ user: userRef, days: z.number().int() })),
  /** By how many percent the nation's share of the amateurs lies above what it would be. */
  youth: z.number(),
  /** Who presided, the last one first. */
  presidents: z.array(
    z.object({
      id: z.number().int(),
      person: personRef,
      origin: z.enum(OFFICE_ORIGINS),
      fromSeason: z.number().int(),
      untilSeason: z.number().int().nullable(),
      endReason: z.enum(OFFICE_ENDS).nullable(),
    }),
  ),
  /** Seasons that are over, the last one first. */
  seasons: z.array(
    z.object({
      season: z.number().int(),
      points: z.number().int(),
      rank: z.number().int(),
      youth: z.number(),
      president: personRef.nullable(),
      score: z.number().int(),
    }),
  ),
});
export type FederationView = z.infer<typeof federationView>;

const member = z.object({
  user: userRef,
  sinceSeason: z.number().int(),
  isEligible: z.boolean(),
  isOptedIn: z.boolean(),
  isPresident: z.boolean(),
});
export type FederationMember = z.infer<typeof member>;

const own = 'everybody may join one federation, and acts for himself';
const ofOne = z.object({ id });
const answer = z.object({ data: federationView });

export const federations = {
  list: call('activated')
    .route({ method: 'GET', path: '/federations', summary: 'All federations by points after the coefficient' })
    .output(z.object({ data: z.array(federationLine) })),
  find: call('activated')
    .route({ method: 'GET', path: '/federations/{id}', summary: 'A federation: president, application, history' })
    .input(ofOne)
    .output(answer),
  members: call('activated')
    .route({ method: 'GET', path: '/federations/{id}/members', summary: 'Members, and who may be drawn as manager' })
    .input(
      z.object({
        id,
        eligibility: z.enum(['eligible', 'any']).default('eligible'),
        optIn: z.enum(['in', 'out', 'any']).default('in'),
        page: pageNumber,
      }),
    )
    .output(z.object({ data: z.array(member), pagination })),
  apply: call('activated', { open: own, rateLimit: 'write' })
    .route({ method: 'POST', path: '/federations/{id}/apply', summary: 'Ask to be taken in' })
    .input(ofOne)
    .output(answer),
  leave: call('activated', { open: own, rateLimit: 'write' })
    .route({ method: 'POST', path: '/federations/{id}/leave', summary: 'Leave, or withdraw your application' })
    .input(ofOne)
    .output(answer),
  optIn: call('activated', { open: own, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/federations/{id}/opt-in',
      summary: 'Be in the draw of the national manager, or not',
    })
    .input(z.object({ id, isOptedIn: z.boolean() }))
    .output(answer),
  answerApplication: call('activated', { ability: federationPolicy.preside, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/federations/{id}/applications/{userId}',
      summary: 'Accept or decline an application',
    })
    .input(z.object({ id, userId: id, isAccepted: z.boolean() }))
    .output(answer),
  setOpen: call('activated', { ability: federationPolicy.preside, rateLimit: 'write' })
    .route({ method: 'PUT', path: '/federations/{id}/open', summary: 'Take members, or take none' })
    .input(z.object({ id, isOpen: z.boolean() }))
    .output(answer),
};
