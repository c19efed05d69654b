import { CASES_PER_PAGE } from '#domains/moderation/constants.ts';
import { moderation } from '#domains/moderation/contract.ts';
import { moderationPolicy } from '#domains/moderation/policy.ts';
import { moderationRefusals } from '#domains/moderation/refusals.ts';
import { answerAppeal, appealCase, claimCase, decideCase, releaseCase } from '#domains/moderation/store/cases.ts';
import { fileReport } from '#domains/moderation/store/reports.ts';
import { liftByAdmin } from '#domains/moderation/store/sanctions.ts';
import type { Judge } from '#domains/moderation/store/who-judges.ts';
import { listCases, loadStatistics, ownCases } from '#domains/moderation/views.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { type ApiContext, implementing, isAllowed, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { paginationOf } from '#platform/calls/paging.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';

function judgeOf(context: ApiContext): Judge {
  const { id: userId, isAdmin } = signedIn(context);
  return { userId, isAdmin, mayBan: isAllowed(context, moderationPolicy.ban, {}), now: context.now };
}

/** Implements the calls of moderation, for the subjects that all slices register. */
export function moderationRoutes({ slices }: RouteNeeds) {
  const kinds = slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []);
  return implementing(moderation, {
    report: delegates({}, async (call, { subject, reason, text }) => {
      const kind = kinds.find((known) => known.kind === subject.kind) ?? refuse(moderationRefusals.unknownSubject());
      return fileReport(call.db, subject, { kind, reporter: signedIn(call), reason, text, now: call.now });
    }),
    // Built by hand without the date, which would cost a statement after a step of the world.
    queue: async ({ context, input: { list, page } }) => {
      const { rows, total } = await listCases(context.db, { list, page, viewer: signedIn(context), now: context.now });
      return { data: rows, pagination: paginationOf(total, { page, size: CASES_PER_PAGE }) };
    },
    statistics: async ({ context }) => ({
      data: await loadStatistics(context.db, { viewerId: signedIn(context).id, now: context.now }),
    }),
    claim: delegates({}, (call, { id }) => claimCase(call.db, id, judgeOf(call))),
    release: delegates({}, (call, { id }) => releaseCase(call.db, id, judgeOf(call))),
    decide: delegates({}, (call, { id, hours = 0, days = 0, ...ruling }) =>
      decideCase(call.db, id, judgeOf(call), {
        ...{ ...ruling, hours: hours + days * (DAY_MS / HOUR_MS) },
        ...{ kinds, publicUrl: call.publicUrl },
      }),
    ),
    lift: delegates({}, ({ db, userId, now }, { id }) => liftByAdmin(db, id, { userId, now })),
    answer: delegates({}, (call, { id, ...answered }) =>
      answerAppeal(call.db, id, judgeOf(call), { ...answered, kinds }),
    ),
    mine: reads(({ db, userId, now }) => ownCases(db, userId, now)),
    appeal: delegates({}, ({ db, userId, now }, input) => appealCase(db, { ...input, userId, now })),
  });
}
