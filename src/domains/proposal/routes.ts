import { PROPOSALS_PER_PAGE } from '#domains/proposal/constants.ts';
import { proposals } from '#domains/proposal/contract.ts';
import { postPolicy } from '#domains/proposal/policy.ts';
import { proposalRefusals } from '#domains/proposal/refusals.ts';
import {
  addComment,
  authorOf,
  dropReports,
  findComment,
  propose,
  removeComment,
  removeProposal,
  report,
  setStatus,
  vote,
} from '#domains/proposal/store.ts';
import { listProposals, listReported, openProposal } from '#domains/proposal/views.ts';
import type { UserId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';

const api = implementing(proposals);

export const proposalRoutes = {
  list: api.list.handler(async ({ context, input }) => {
    const { db, now } = context;
    const { rows, total } = await listProposals(db, input, { viewerId: signedIn(context).id, now });
    const totalPages = Math.max(1, Math.ceil(total / PROPOSALS_PER_PAGE));
    return { data: rows, pagination: { currentPage: input.page, totalPages, total } };
  }),
  find: api.find.handler(async ({ context, input: { id } }) => {
    const found = await openProposal(context.db, id, { viewer: signedIn(context), now: context.now });
    return { data: found ?? refuse(proposalRefusals.unknown()) };
  }),
  propose: api.propose.handler(async ({ context, input }) => {
    const made = await propose(context.db, { ...input, userId: signedIn(context).id, now: context.now });
    return made.ok ? { data: { id: made.id } } : refuse(made);
  }),
  vote: api.vote.handler(async ({ context, input: { id, vote: given } }) => {
    const isFor = given === null ? null : given === 'for';
    const done = await vote(context.db, { id, userId: signedIn(context).id, isFor });
    if (!done.ok) refuse(done);
  }),
  comment: api.comment.handler(async ({ context, input }) => {
    const made = await addComment(context.db, { ...input, userId: signedIn(context).id, now: context.now });
    return made.ok ? { data: { id: made.id } } : refuse(made);
  }),
  remove: api.remove.handler(async ({ context, input: { id } }) => {
    const author = await allowedOn(context, id, postPolicy.remove);
    const userId = signedIn(context).id;
    await removeProposal(context.db, id, { userId, isOwn: author === userId });
  }),
  removeComment: api.removeComment.handler(async ({ context, input: { id } }) => {
    const { userId: author } = await allowedOnComment(context, id, postPolicy.remove);
    const userId = signedIn(context).id;
    await removeComment(context.db, id, { userId, isOwn: author === userId });
  }),
  report: api.report.handler(async ({ context, input: { id, reason } }) => {
    await allowedOn(context, id, postPolicy.report);
    const by = { userId: signedIn(context).id, reason, now: context.now };
    await report(context.db, { proposalId: id, commentId: null }, by);
  }),
  reportComment: api.reportComment.handler(async ({ context, input: { id, reason } }) => {
    const { proposalId } = await allowedOnComment(context, id, postPolicy.report);
    const by = { userId: signedIn(context).id, reason, now: context.now };
    await report(context.db, { proposalId, commentId: id }, by);
  }),
  setStatus: api.setStatus.handler(async ({ context, input }) => {
    const done = await setStatus(context.db, { ...input, adminId: signedIn(context).id });
    if (!done.ok) refuse(done);
  }),
  reported: api.reported.handler(async ({ context }) => ({ data: await listReported(context.db) })),
  keep: api.keep.handler(({ context, input: { id, commentId } }) => dropReports(context.db, id, commentId ?? null)),
};

/** Whose proposal it is, when the ability is there. */
async function allowedOn(context: ApiContext, id: number, ability: Ability): Promise<UserId | null> {
  const author = await authorOf(context.db, id);
  if (author === undefined) return refuse(proposalRefusals.unknown());
  authorize(context, ability, { userId: author });
  return author;
}

async function allowedOnComment(context: ApiContext, id: number, ability: Ability) {
  const comment = await findComment(context.db, id);
  if (!comment) return refuse(proposalRefusals.commentUnknown());
  authorize(context, ability, { userId: comment.userId });
  return comment;
}
