import { CASES_PER_PAGE } from '#domains/moderation/constants.ts';
import { moderation } from '#domains/moderation/contract.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { answerAppeal, appealCase, claimCase, decideCase, releaseCase } from '#domains/moderation/store/cases.ts';
import { fileReport } from '#domains/moderation/store/reports.ts';
import { listCases, loadStatistics, ownCases } from '#domains/moderation/views.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { paginationOf } from '#platform/calls/paging.ts';

const api = implementing(moderation);

/** Calls of moderation, over the subjects that all slices bring. */
export function moderationRoutes({ slices }: RouteNeeds) {
  const kinds = slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []);
  return {
    report: api.report.handler(
      delegates({}, async (call, { subject, reason, text }) => {
        const kind = kinds.find((known) => known.kind === subject.kind) ?? refuse(moderationRefusals.unknownSubject());
        return fileReport(call.db, subject, { kind, reporter: signedIn(call), reason, text, now: call.now });
      }),
    ),
    // By hand, without the date: after a step of the world it would cost a statement.
    queue: api.queue.handler(async ({ context, input: { list, page } }) => {
      const { rows, total } = await listCases(context.db, { list, page, viewerId: signedIn(context).id });
      return { data: rows, pagination: paginationOf(total, { page, size: CASES_PER_PAGE }) };
    }),
    statistics: api.statistics.handler(async ({ context }) => ({
      data: await loadStatistics(context.db, { viewerId: signedIn(context).id, now: context.now }),
    })),
    claim: api.claim.handler(delegates({}, ({ db, userId, now }, { id }) => claimCase(db, id, { userId, now }))),
    release: api.release.handler(delegates({}, ({ db, userId, now }, { id }) => releaseCase(db, id, { userId, now }))),
    decide: api.decide.handler(
      delegates({}, ({ db, userId, now }, { id, ...decided }) =>
        decideCase(db, id, { userId, now }, { ...decided, kinds }),
      ),
    ),
    answer: api.answer.handler(
      delegates({}, ({ db, userId, now }, { id, ...answered }) =>
        answerAppeal(db, id, { userId, now }, { ...answered, kinds }),
      ),
    ),
    mine: api.mine.handler(reads(({ db, userId, now }) => ownCases(db, userId, now))),
    appeal: api.appeal.handler(
      delegates({}, ({ db, userId, now }, input) => appealCase(db, { ...input, userId, now })),
    ),
  };
}
