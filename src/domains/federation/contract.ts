/** Federations: who presides, who belongs to them, and where they stand. */

import * as z from 'zod';
import { BUDGET_STATES, MAX_BUDGET_NOTE, OFFICE_ENDS, OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { federationPolicy } from '#domains/federation/policy.ts';
import { given, wholeNumber } from '#domains/ids.ts';
import { abilities, pageNumber, personRef, userRef } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

/** A federation has the id of its nation, whose name and flag come with GET /api/world. */
export const federationLine = z.object({
  id: z.number().int(),
  /** null: nobody until tonight. */
  president: personRef.nullable(),
  /** Of the national teams; null: the job is open. */
  headCoach: personRef.nullable(),
  /** Season number; of those before the world began 0 and less. */
  foundedAt: z.number().int(),
  /** Primary and secondary: '#rrggbb'. */
  colors: z.array(z.string()),
  members: z.number().int(),
  /** Takes members: so its president says, or an election does. */
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
  /** An election is under way or signed for: anyone who applies is taken in tonight, whatever the president says. */
  isHeldOpen: z.boolean(),
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
  /** Leads the national teams until the season ends; null: nobody, and their head coaches are alone with the lines. */
  generalManager: z.object({ user: userRef, sinceSeason: z.number().int() }).nullable(),
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

const percent = z.number().int();
/** Of the season's grant. */
const shares = z.object({ youth: percent, courses: percent, scouting: percent, hosting: percent });

const date = z.object({ season: z.number().int(), day: z.number().int() });

/** The budget of the season in short, with the one that is voted on; null: none is. */
export const seasonBudget = z.object({
  inForce: shares,
  isUsual: z.boolean(),
  vote: z.object({ shares, note: z.string(), closesOn: date }).nullable(),
});
export type SeasonBudget = z.infer<typeof seasonBudget>;

export const budgetView = z.object({
  inForce: shares,
  /** Nothing has been accepted this season: what federations usually do. */
  isUsual: z.boolean(),
  /** Whole dollars that are saved. */
  balance: z.number().int(),
  /** Whole dollars that the season brings; null: nobody knows in a world's first season. */
  grant: z.number().int().nullable(),
  mayPropose: z.boolean(),
  mayVote: z.boolean(),
  /** On the one that is voted on. */
  hasVoted: z.boolean(),
  /** The last one first; the votes are told when they are counted. */
  proposals: z.array(
    z.object({
      id: z.number().int(),
      season: z.number().int(),
      state: z.enum(BUDGET_STATES),
      shares,
      note: z.string(),
      by: personRef.nullable(),
      closesOn: date,
      votesFor: z.number().int().nullable(),
      votesAgainst: z.number().int().nullable(),
    }),
  ),
});
export type BudgetView = z.infer<typeof budgetView>;

const share = wholeNumber(0, 100);
const budgetAnswer = z.object({ data: budgetView });

const own = 'everybody may join one federation, and acts for himself';
const ofOne = z.object({ id: given.nation });
const answer = z.object({ data: federationView });

export const federations = {
  list: get('activated', '/federations')
    .says('All federations by points after the coefficient')
    .answers(z.array(federationLine)),
  find: get('activated', '/federations/{id}')
    .says('A federation: president, application, history')
    .takes(ofOne)
    .answersBody(answer),
  members: get('activated', '/federations/{id}/members')
    .says('Members, and who may be drawn as manager')
    .takes({
      id: given.nation,
      eligibility: z.enum(['eligible', 'any']).default('eligible'),
      optIn: z.enum(['in', 'out', 'any']).default('in'),
      page: pageNumber,
    })
    .answersPage(member),
  apply: post('activated', '/federations/{id}/apply', { open: own })
    .says('Ask to be taken in')
    .takes(ofOne)
    .answersBody(answer),
  leave: post('activated', '/federations/{id}/leave', { open: own })
    .says('Leave, or withdraw your application')
    .takes(ofOne)
    .answersBody(answer),
  optIn: put('activated', '/federations/{id}/opt-in', { open: own })
    .says('Be in the draw of the national manager, or not')
    .takes({ id: given.nation, isOptedIn: z.boolean() })
    .answersBody(answer),
  answerApplication: post('activated', '/federations/{id}/applications/{userId}', { ability: federationPolicy.preside })
    .says('Accept or decline an application')
    .takes({ id: given.nation, userId: given.user, isAccepted: z.boolean() })
    .answersBody(answer),
  budget: get('activated', '/federations/{id}/budget')
    .says('What a federation has and spends it on')
    .takes(ofOne)
    .answersBody(budgetAnswer),
  proposeBudget: post('activated', '/federations/{id}/budget', {
    ability: federationPolicy.preside,
    speaks: ['note'],
  })
    .says('Propose a budget for the members to vote on')
    .takes({
      id: given.nation,
      youth: share,
      courses: share,
      scouting: share,
      hosting: share,
      note: z.string().trim().max(MAX_BUDGET_NOTE),
    })
    .answersBody(budgetAnswer),
  voteOnBudget: post('activated', '/federations/{id}/budget/vote', { open: own })
    .says('Vote on the budget, once and in secret')
    .takes({ id: given.nation, isFor: z.boolean() })
    .answersBody(budgetAnswer),
  appointGm: put('activated', '/federations/{id}/general-manager', { ability: federationPolicy.preside })
    .says('Make a member who is in the draw the general manager of the national teams, until the season ends')
    .takes({ id: given.nation, userId: given.user })
    .nothing(),
  dismissGm: remove('activated', '/federations/{id}/general-manager', { ability: federationPolicy.preside })
    .says('Dismiss the general manager of the national teams')
    .takes(ofOne)
    .nothing(),
  setOpen: put('activated', '/federations/{id}/open', { ability: federationPolicy.preside })
    .says('Take members, or take none')
    .takes({ id: given.nation, isOpen: z.boolean() })
    .answersBody(answer),
};
