/** What the game should get: proposals, votes, comments, and what became of them. */

import * as z from 'zod';
import { id } from '#domains/ids.ts';
import { MAX_COMMENT, MAX_OPEN, MAX_REASON, STATUSES, TEXT, TITLE } from '#domains/proposal/constants.ts';
import { postPolicy, proposalPolicy } from '#domains/proposal/policy.ts';
import { abilities, instant, order, pageNumber, pagination, userRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const vote = z.enum(['for', 'against']).nullable();

const proposal = z.object({
  id: z.number().int(),
  title: z.string(),
  /** null: somebody who has left. */
  author: userRef.nullable(),
  status: z.enum(STATUSES),
  createdAt: instant,
  for: z.number().int(),
  against: z.number().int(),
  comments: z.number().int(),
  /** The own vote; null: none. */
  myVote: vote,
});
export type Proposal = z.infer<typeof proposal>;

const comment = z.object({
  id: z.number().int(),
  author: userRef,
  text: z.string(),
  createdAt: instant,
  abilities: abilities(postPolicy),
});
export type ProposalComment = z.infer<typeof comment>;

const openProposal = proposal.extend({
  text: z.string(),
  /** Why it has its status; '': nobody has said. */
  statusReason: z.string(),
  mayVote: z.boolean(),
  abilities: abilities(postPolicy),
  /** Oldest first. */
  said: z.array(comment),
});
export type OpenProposal = z.infer<typeof openProposal>;

const ofOne = z.object({ id });

export const proposals = {
  list: call('activated')
    .route({ method: 'GET', path: '/proposals', summary: 'What users propose, with votes and status' })
    .input(
      z.object({
        status: z.enum(['any', ...STATUSES]).default('any'),
        /** votes: those for less those against. */
        sort: z.enum(['votes', 'created', 'comments']).default('votes'),
        order: order.default('desc'),
        mine: z.enum(['true', 'false']).default('false'),
        page: pageNumber,
      }),
    )
    .output(z.object({ data: z.array(proposal), pagination })),
  find: call('activated')
    .route({ method: 'GET', path: '/proposals/{id}', summary: 'One proposal with its text and comments' })
    .input(ofOne)
    .output(z.object({ data: openProposal })),
  propose: call('activated', { ability: proposalPolicy.take, rateLimit: 'talk' })
    .route({
      method: 'POST',
      path: '/proposals',
      successStatus: 201,
      summary: `Propose something; at most ${MAX_OPEN} of one user are open`,
    })
    .input(
      z.object({
        title: z.string().trim().min(TITLE.min).max(TITLE.max),
        text: z.string().trim().min(TEXT.min).max(TEXT.max),
      }),
    )
    .output(z.object({ data: z.object({ id: z.number().int() }) })),
  vote: call('activated', { ability: proposalPolicy.take, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/proposals/{id}/vote',
      successStatus: 204,
      summary: 'Vote for or against, change the vote, or take it back with null; 409 when it is closed',
    })
    .input(ofOne.extend({ vote }))
    .output(z.void()),
  comment: call('activated', { ability: proposalPolicy.take, rateLimit: 'talk' })
    .route({ method: 'POST', path: '/proposals/{id}/comments', successStatus: 201, summary: 'Comment on a proposal' })
    .input(ofOne.extend({ text: z.string().trim().min(1).max(MAX_COMMENT) }))
    .output(z.object({ data: z.object({ id: z.number().int() }) })),
  remove: call('activated', { ability: postPolicy.remove, rateLimit: 'write' })
    .route({ method: 'DELETE', path: '/proposals/{id}', successStatus: 204, summary: 'Withdraw or remove a proposal' })
    .input(ofOne)
    .output(z.void()),
  removeComment: call('activated', { ability: postPolicy.remove, rateLimit: 'write' })
    .route({ method: 'DELETE', path: '/proposal-comments/{id}', successStatus: 204, summary: 'Remove a comment' })
    .input(ofOne)
    .output(z.void()),
  setStatus: call('activated', { ability: proposalPolicy.setStatus, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/proposals/{id}/status',
      successStatus: 204,
      summary: 'Say what becomes of a proposal, and why',
    })
    .input(ofOne.extend({ status: z.enum(STATUSES), reason: z.string().trim().max(MAX_REASON).default('') }))
    .output(z.void()),
};
