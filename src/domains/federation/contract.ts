/** Federations: presidents, members and the ranking. */

import * as z from 'zod';
import { BUDGET_STATES, MAX_BUDGET_NOTE, OFFICE_ENDS, OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { federationPolicy } from '#domains/federation/policy.ts';
import { given, wholeNumber } from '#domains/ids.ts';
import { abilities, pageNumber, personRef, userRef } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

/** A federation has the id of its nation, whose name and flag come with GET /api/world. */
export const federationLine = z.object({
  id: z.number().int(),
  /** null: vacant until tonight. */
  president: personRef.nullable(),
  /** Head coach of the national teams; null: the job is open. */
  headCoach: personRef.nullable(),
  /** Season number; 0 or negative for seasons before the world began. */
  foundedAt: z.number().int(),
  /** Primary and secondary: '#rrggbb'. */
  colors: z.array(z.string()),
  members: z.number().int(),
  /** Whether it takes members: by its president's decision, or because of an election. */
  isOpen: z.boolean(),
  /** Rank; null: before the first season is over. */
  rank: z.number().int().nullable(),
  /** Rank a season earlier. */
  rankBefore: z.number().int().nullable(),
  /** Weighted by the coefficients. */
  points: z.number(),
  /** The seasons that count, latest first; each counts points × coef / 100. */
  seasonPoints: z.array(z.object({ season: z.number().int(), points: z.number().int(), coef: z.number().int() })),
});
export type FederationLine = z.infer<typeof federationLine>;

export const federationView = federationLine.extend({
  abilities: abilities(federationPolicy),
  /**
   * Whether an election is under way or being called for: all applicants are admitted tonight, whatever the president
   * decides.
   */
  isHeldOpen: z.boolean(),
  application: z.object({
    open: z.boolean(),
    member: z.boolean(),
    applied: z.boolean(),
    canApply: z.boolean(),
    /** Game days until the user may join after leaving another federation; 0: none. */
    waitDays: z.number().int(),
    /** The federation that the user belongs to or has applied to; null: none. */
    elsewhere: z.number().int().nullable(),
  }),
  /** The user's membership; null: not a member. */
  membership: z.object({ sinceSeason: z.number().int(), isEligible: z.boolean(), isOptedIn: z.boolean() }).nullable(),
  /** Applicants; visible to the president only, so empty for others. */
  applications: z.array(z.object({ user: userRef, days: z.number().int() })),
  /** General manager of the national teams until the season ends; null: none, and the head coaches set the lines alone. */
  generalManager: z.object({ user: userRef, sinceSeason: z.number().int() }).nullable(),
  /** Percent by which the nation's share of draft prospects exceeds its base. */
  youth: z.number(),
  /** Past and present presidents, latest first. */
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
  /** Finished seasons, latest first. */
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
/** Percent of the season's grant. */
const shares = z.object({ youth: percent, courses: percent, scouting: percent, hosting: percent });

const date = z.object({ season: z.number().int(), day: z.number().int() });

/** The budget in force this season in short, with the one being voted on; null: no vote. */
export const seasonBudget = z.object({
  inForce: shares,
  isUsual: z.boolean(),
  vote: z.object({ shares, note: z.string(), closesOn: date }).nullable(),
});
export type SeasonBudget = z.infer<typeof seasonBudget>;

export const budgetView = z.object({
  inForce: shares,
  /** No budget was accepted this season, so the federation's usual one applies. */
  isUsual: z.boolean(),
  /** Savings in whole dollars. */
  balance: z.number().int(),
  /** The season's grant in whole dollars; null: unknown in a world's first season. */
  grant: z.number().int().nullable(),
  mayPropose: z.boolean(),
  mayVote: z.boolean(),
  /** Whether the user has voted on the current proposal. */
  hasVoted: z.boolean(),
  /** Latest first; the votes are hidden until they are counted. */
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
