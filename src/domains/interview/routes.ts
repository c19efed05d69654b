import { interviews } from '#domains/interview/contract.ts';
import { interviewRefusals } from '#domains/interview/refusals.ts';
import { answer, ask } from '#domains/interview/store.ts';
import { listInterviews, loadInterview } from '#domains/interview/views.ts';
import type { TeamId } from '#engine/ids.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

export const interviewRoutes = implementing(interviews, {
  mine: reads(({ db, userId }) => listInterviews(db, userId)),
  find: reads(({ db, userId }, { id }) => loadInterview(db, id, userId), interviewRefusals.unknown),
  ask: commands(
    {},
    ({ tx, userId, today: { absoluteDay: today } }, { id: teamId, questions }) =>
      onDesks(tx, ask(tx, { teamId, questions, userId, today })),
    ({ id }) => ({ id }),
  ),
  answer: commands({}, ({ tx, userId, now }, { id, answers }) => onDesks(tx, answer(tx, { id, answers, userId, now }))),
  decline: commands({}, ({ tx, userId, now }, { id }) => onDesks(tx, answer(tx, { id, answers: null, userId, now }))),
});

/** Runs a command and updates the manager's desk. */
async function onDesks<Did extends { ok: true; teamIds: TeamId[] }>(tx: Transaction, doing: Promise<Did | Refused>) {
  const did = await doing;
  const teamIds = did.ok ? did.teamIds : [];
  await publishChange(
    tx,
    teamIds.map((id) => `team:${id}` as const),
  );
  return did;
}
