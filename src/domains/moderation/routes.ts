import { CASES_PER_PAGE } from '#domains/moderation/constants.ts';
import { moderation } from '#domains/moderation/contract.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { answerAppeal, appealCase, claimCase, decideCase, releaseCase } from '#domains/moderation/store/cases.ts';
import { fileReport } from '#domains/moderation/store/reports.ts';
import { listCases, ownCases } from '#domains/moderation/views.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { paginationOf } from '#platform/calls/paging.ts';
import type { Refused } from '#platform/calls/refusal.ts';

const api = implementing(moderation);

/** Calls of moderation, over the subjects that all slices bring. */
export function moderationRoutes({ slices }: RouteNeeds) {
  const kinds = slices.flatMap(({ subjects }) => subjects ?? []);
  return {
    report: api.report.handler(async ({ context, input: { subject, reason, text } }) => {
      const kind = kinds.find((known) => known.kind === subject.kind) ?? refuse(moderationRefusals.unknownSubject());
      const filed = { kind, reporter: signedIn(context), reason, text, now: context.now };
      settle(await fileReport(context.db, subject, filed));
    }),
    queue: api.queue.handler(async ({ context, input: { list, page } }) => {
      const { rows, total } = await listCases(context.db, { list, page, viewerId: signedIn(context).id });
      return { data: rows, pagination: paginationOf(total, { page, size: CASES_PER_PAGE }) };
    }),
    claim: api.claim.handler(async ({ context, input: { id } }) => {
      settle(await claimCase(context.db, id, judge(context)));
    }),
    release: api.release.handler(async ({ context, input: { id } }) => {
      settle(await releaseCase(context.db, id, judge(context)));
    }),
    decide: api.decide.handler(async ({ context, input: { id, ...decided } }) => {
      settle(await decideCase(context.db, id, judge(context), { ...decided, kinds }));
    }),
    answer: api.answer.handler(async ({ context, input: { id, ...answered } }) => {
      settle(await answerAppeal(context.db, id, judge(context), { ...answered, kinds }));
    }),
    mine: api.mine.handler(async ({ context }) => ({
      data: await ownCases(context.db, signedIn(context).id, context.now),
    })),
    appeal: api.appeal.handler(async ({ context, input }) => {
      settle(await appealCase(context.db, { ...input, userId: signedIn(context).id, now: context.now }));
    }),
  };
}

function judge(context: ApiContext) {
  return { userId: signedIn(context).id, now: context.now };
}

function settle(done: { ok: true } | Refused): void {
  if (!done.ok) refuse(done);
}
