/** Feature voting: proposals, votes, comments, and statuses. */

import * as z from 'zod';
import { named } from '#domains/article/contract.ts';
import { comment, commentText } from '#domains/discussion/contract.ts';
import { id } from '#domains/ids.ts';
import { MAX_COMMENT, MAX_OPEN, MAX_REASON, STATUSES, TEXT, TITLE } from '#domains/proposal/constants.ts';
import { postPolicy, proposalPolicy } from '#domains/proposal/policy.ts';
import { abilities, instant, order, pageNumber, userRef } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

const vote = z.enum(['for', 'against']).nullable();

const proposal = z.object({
  id: z.number().int(),
  title: z.string(),
  /** null: a user whose account was deleted. */
  author: userRef.nullable(),
  status: z.enum(STATUSES),
  createdAt: instant,
  for: z.number().int(),
  against: z.number().int(),
  comments: z.number().int(),
  /** The viewer's vote; null: none. */
  myVote: vote,
});
export type Proposal = z.infer<typeof proposal>;

const openProposal = proposal.extend({
  /** Text in the markup of articles. */
  text: z.string(),
  named,
  /** Reason for its status; '': none given. */
  statusReason: z.string(),
  mayVote: z.boolean(),
  abilities: abilities(postPolicy),
  /** Oldest first. */
  said: z.array(comment),
});
export type OpenProposal = z.infer<typeof openProposal>;

const ofOne = z.object({ id });

export const proposals = {
  list: get('activated', '/proposals')
    .says('What users propose, with votes and status')
    .takes({
      status: z.enum(['any', ...STATUSES]).default('any'),
      /** votes: those for minus those against. */
      sort: z.enum(['votes', 'created', 'comments']).default('votes'),
      order: order.default('desc'),
      mine: z.enum(['true', 'false']).default('false'),
      page: pageNumber,
    })
    .answersPage(proposal),
  find: get('activated', '/proposals/{id}')
    .says('One proposal with its text and comments')
    .takes(ofOne)
    .answers(openProposal),
  propose: post('activated', '/proposals', {
    ability: proposalPolicy.take,
    rateLimit: 'talk',
    speaks: true,
  })
    .says(`Propose something; at most ${MAX_OPEN} of one user are open`)
    .takes({
      title: z.string().trim().min(TITLE.min).max(TITLE.max),
      text: commentText(TEXT.max).min(TEXT.min),
    })
    .creates(z.object({ id: z.number().int() })),
  vote: put('activated', '/proposals/{id}/vote', { ability: proposalPolicy.take })
    .says('Vote for or against, change the vote, or take it back with null; 409 when it is closed')
    .takes(ofOne.extend({ vote }))
    .nothing(),
  comment: post('activated', '/proposals/{id}/comments', {
    ability: proposalPolicy.take,
    rateLimit: 'talk',
    speaks: true,
  })
    .says('Comment on a proposal')
    .takes(ofOne.extend({ text: commentText(MAX_COMMENT) }))
    .creates(z.object({ id: z.number().int() })),
  remove: remove('activated', '/proposals/{id}', { ability: postPolicy.remove })
    .says('Withdraw or remove a proposal')
    .takes(ofOne)
    .nothing(),
  setStatus: put('activated', '/proposals/{id}/status', { ability: proposalPolicy.setStatus })
    .says('Say what becomes of a proposal, and why')
    .takes(ofOne.extend({ status: z.enum(STATUSES), reason: z.string().trim().max(MAX_REASON).default('') }))
    .nothing(),
};
