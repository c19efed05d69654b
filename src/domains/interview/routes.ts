import { interviews } from '#domains/interview/contract.ts';
import { interviewRefusals } from '#domains/interview/refusals.ts';
import { answer, ask } from '#domains/interview/store.ts';
import { listInterviews, loadInterview } from '#domains/interview/views.ts';
import type { TeamId, UserId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(interviews);

export const interviewRoutes = {
  mine: api.mine.handler(async ({ context }) => ({ data: await listInterviews(context.db, signedIn(context).id) })),
  find: api.find.handler(async ({ context, input: { id } }) => ({
    data: (await loadInterview(context.db, id, signedIn(context).id)) ?? refuse(interviewRefusals.unknown()),
  })),
  ask: api.ask.handler(async ({ context, input: { id: teamId, questions } }) => {
    const { absoluteDay: today } = await readToday(context.db);
    const { id } = await command(context, (tx, userId) => ask(tx, { teamId, questions, userId, today }));
    return { data: { id } };
  }),
  answer: api.answer.handler(async ({ context, input: { id, answers } }) => {
    await command(context, (tx, userId) => answer(tx, { id, answers, userId, now: context.now }));
  }),
  decline: api.decline.handler(async ({ context, input: { id } }) => {
    await command(context, (tx, userId) => answer(tx, { id, answers: null, userId, now: context.now }));
  }),
};

/** In a transaction; the desk of the manager shows it after the commit. */
async function command<Did extends { ok: true; teamIds: TeamId[] }>(
  context: ApiContext,
  work: (tx: Transaction, userId: UserId) => Promise<Did | Refused>,
): Promise<Did> {
  const done = await context.db.transaction(async (tx) => {
    const did = await work(tx, signedIn(context).id);
    if (did.ok)
      await publishChange(
        tx,
        did.teamIds.map((id) => `team:${id}` as const),
      );
    return did;
  });
  return done.ok ? done : refuse(done);
}
