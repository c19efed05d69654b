/** Elections of presidents: candidates, votes and results. */

import * as z from 'zod';
import { commentText } from '#domains/discussion/contract.ts';
import { ELECTION_CAUSES, ELECTION_STATES, PROGRAM } from '#domains/election/constants.ts';
import { OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { given, id, ids } from '#domains/ids.ts';
import { personRef } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

const date = z.object({ season: z.number().int(), day: z.number().int() });

const candidate = z.object({
  /** Id of the candidacy. */
  id: z.number().int(),
  person: personRef,
  /** In the markup of articles. */
  program: z.string(),
  isInRunoff: z.boolean(),
  /** Votes in the first round, and in the runoff; null: not counted yet, or no such round. */
  votes: z.number().int().nullable(),
  runoffVotes: z.number().int().nullable(),
});

export const electionView = z.object({
  id: z.number().int(),
  nationId: ids.nation,
  season: z.number().int(),
  cause: z.enum(ELECTION_CAUSES),
  state: z.enum(ELECTION_STATES),
  /** The last days of the campaign, and of the vote; null: no vote yet. */
  campaignUntil: date,
  ballotUntil: date.nullable(),
  /**
   * The number of eligible members and of votes; null: no vote was held, or too few voted for the number to be shown.
   * Turnout is hidden during a vote.
   */
  electorate: z.number().int().nullable(),
  turnout: z.number().int().nullable(),
  winner: personRef.nullable(),
  outcome: z.enum(OFFICE_ORIGINS).nullable(),
  /** In order of declaration. */
  candidates: z.array(candidate),
});
export type ElectionView = z.infer<typeof electionView>;

const own = z.object({
  /** The user's career; null: none, so the user cannot run. */
  person: personRef.nullable(),
  isMember: z.boolean(),
  mayStand: z.boolean(),
  /** The user's candidacy in the current election; null: none. */
  candidacyId: z.number().int().nullable(),
  mayVote: z.boolean(),
  /** In the current round. */
  hasVoted: z.boolean(),
  hasSigned: z.boolean(),
  maySign: z.boolean(),
});

export const federationElections = z.object({
  /** The election under way; null: none. */
  current: electionView.nullable(),
  /** Latest first. */
  past: z.array(electionView),
  own,
  recall: z.object({
    signatures: z.number().int(),
    needed: z.number().int(),
    /** Game days until a recall is possible; 0: today. */
    daysLeft: z.number().int(),
  }),
});
export type FederationElections = z.infer<typeof federationElections>;

const anyMember = 'members stand and vote, each for himself';
const ofNation = z.object({ id: given.nation });
const answer = z.object({ data: federationElections });

export const elections = {
  ofFederation: get('activated', '/federations/{id}/elections')
    .says('Elections of a federation, and your part')
    .takes(ofNation)
    .answersBody(answer),
  underWay: get('activated', '/elections')
    .says('Elections that are under way, and those you stood in')
    .answers(z.object({ underWay: z.array(electionView), own: z.array(electionView) })),
  stand: post('activated', '/federations/{id}/elections/candidacy', {
    open: anyMember,
    speaks: true,
  })
    .says('Stand with a program')
    .takes({ id: given.nation, program: commentText(PROGRAM.max).min(PROGRAM.min) })
    .answersBody(answer),
  standDown: remove('activated', '/federations/{id}/elections/candidacy', { open: anyMember })
    .says('Stand down')
    .takes(ofNation)
    .answersBody(answer),
  vote: post('activated', '/federations/{id}/elections/vote', { open: anyMember })
    .says('Vote, once a round and in secret')
    .takes({ id: given.nation, candidacyId: id })
    .answersBody(answer),
  recall: post('activated', '/federations/{id}/elections/recall', { open: anyMember })
    .says('Sign for another president')
    .takes(ofNation)
    .answersBody(answer),
};
