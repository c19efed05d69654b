/** Interviews: requested, answered or declined once, and expired without an answer. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { DAYS_TO_ANSWER, MAX_WAITING } from '#domains/interview/constants.ts';
import { interviewRefusals } from '#domains/interview/refusals.ts';
import { interviews } from '#domains/interview/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import { reporterOf } from '#domains/reporter/store/accreditation.ts';
import { desks } from '#domains/reporter/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { given, made, wordsSubject } from '#domains/written.ts';
import type { ClubId, PersonId, TeamId, UserId } from '#engine/ids.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Sends questions to the manager of a team. */
export async function ask(
  tx: Transaction,
  { teamId, questions, userId, today }: { teamId: TeamId; questions: string[]; userId: UserId; today: number },
): Promise<{ ok: true; id: number; teamIds: TeamId[] } | Refused> {
  const own = await reporterOf(tx, userId);
  if (!own) return reporterRefusals.noCareer();
  if (own.deskId === null) return reporterRefusals.noDesk();
  const [club] = await tx
    .select({ clubId: managers.clubId, managerId: managers.userId })
    .from(teams)
    .innerJoin(managers, eq(managers.clubId, teams.clubId))
    .where(eq(teams.id, teamId));
  if (!club) return interviewRefusals.noManager();
  if (club.managerId === userId) return interviewRefusals.yourself();
  await lockName(tx, 'interview', own.personId);
  const waiting = await tx
    .select({ clubId: interviews.clubId })
    .from(interviews)
    .where(and(eq(interviews.personId, own.personId), eq(interviews.state, 'asked')));
  if (waiting.some(({ clubId }) => clubId === club.clubId)) return interviewRefusals.waiting();
  if (waiting.length >= MAX_WAITING) return interviewRefusals.tooMany({ max: MAX_WAITING });
  const asked = { personId: own.personId, userId: club.managerId, clubId: club.clubId, questions, askedOn: today };
  const [made] = await tx
    .insert(interviews)
    .values({ ...asked, state: 'asked' })
    .returning({ id: interviews.id });
  if (!made) throw new Error('the interview was not stored');
  const [desk] = await tx.select({ paper: desks.paper }).from(desks).where(eq(desks.id, own.deskId));
  const params = { reporter: own.name, paper: desk?.paper ?? '' };
  await notify(pgRows(tx), [{ userId: club.managerId, channel: 'news', kind: 'interview-asked', params }]);
  return { ok: true, id: made.id, teamIds: await teamsOf(tx, club.clubId) };
}

/** Answers or declines an interview; of two concurrent answers one succeeds. @param answers null: the manager declines */
export async function answer(
  tx: Transaction,
  { id, answers, userId, now }: { id: number; answers: string[] | null; userId: UserId; now: Date },
): Promise<{ ok: true; teamIds: TeamId[] } | Refused> {
  const [row] = await tx.select().from(interviews).where(eq(interviews.id, id)).for('no key update');
  if (!row || row.userId !== userId) return interviewRefusals.unknown();
  if (row.state !== 'asked') return interviewRefusals.over();
  if (answers && answers.length !== row.questions.length) return interviewRefusals.incomplete();
  const state = answers ? ('answered' as const) : ('declined' as const);
  await tx.update(interviews).set({ state, answers, answeredAt: now }).where(eq(interviews.id, id));
  const [reporter] = await tx.select({ userId: persons.userId }).from(persons).where(eq(persons.id, row.personId));
  const [team] = await tx
    .select({ city: teams.city, nickname: teams.nickname })
    .from(teams)
    .where(and(eq(teams.clubId, row.clubId), eq(teams.level, 'PRO')));
  if (reporter?.userId != null && team) {
    const params = { team: `${team.city} ${team.nickname}`.trim() };
    const kind = answers ? ('interview-answered' as const) : ('interview-declined' as const);
    await notify(pgRows(tx), [{ userId: reporter.userId, channel: 'news', kind, params }]);
  }
  return { ok: true, teamIds: await teamsOf(tx, row.clubId) };
}

/** Returns the teams whose desks show it. */
async function teamsOf(tx: Transaction, clubId: ClubId): Promise<TeamId[]> {
  return (await tx.select({ id: teams.id }).from(teams).where(eq(teams.clubId, clubId))).map(({ id }) => id);
}

/** Expires requests that have waited too long; one statement. */
export async function expireInterviews(tx: Transaction, today: number): Promise<number> {
  const over = await tx
    .update(interviews)
    .set({ state: 'expired' })
    .where(and(eq(interviews.state, 'asked'), lt(interviews.askedOn, today - DAYS_TO_ANSWER)))
    .returning({ id: interviews.id });
  return over.length;
}

/** Returns those of these interviews that a reporter may quote: their own, once answered. */
export async function quotable(
  tx: Transaction,
  { ids, personId }: { ids: readonly number[]; personId: PersonId },
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(inArray(interviews.id, [...ids]), eq(interviews.personId, personId), eq(interviews.state, 'answered')));
  return new Set(found.map(({ id }) => id));
}

/** Deletes what a user has asked and answered. */
export async function eraseInterviews(tx: Transaction, userId: UserId): Promise<void> {
  const own = tx.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  await tx.delete(interviews).where(eq(interviews.userId, userId));
  await tx.delete(interviews).where(inArray(interviews.personId, own));
}

/** Exports the interviews that a user has requested or given. */
export async function exportInterviews(db: Database, userId: UserId) {
  const own = db.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  return db.select().from(interviews).where(sql`${interviews.userId} = ${userId} or ${interviews.personId} in ${own}`);
}

/**
 * Returns the interview if the reader may see it: a pending one is visible to its two users only.
 * @param reader null: no restriction
 */
async function findShown(db: Database | Transaction, id: number, reader: Actor | null) {
  const [row] = await db
    .select({ interview: interviews, askedBy: persons.userId })
    .from(interviews)
    .innerJoin(persons, eq(persons.id, interviews.personId))
    .where(eq(interviews.id, id));
  const isOwn = row && reader && (row.askedBy === reader.id || row.interview.userId === reader.id);
  if (!row || (reader && !isOwn && row.interview.state !== 'answered')) return null;
  return { ...row, path: `/reporter/${row.interview.personId}` };
}

/** Interviews, for reports to the moderators: questions belong to the reporter, answers to the manager. */
export const interviewSubjects: readonly SubjectKind[] = [
  wordsSubject({
    kind: 'interview-questions',
    writtenBy: { 'interviews.ask': made },

    async find(db, id, reader) {
      const shown = await findShown(db, id, reader);
      return shown && { authorId: shown.askedBy, words: shown.interview.questions, path: shown.path };
    },

    async write(tx, id, questions) {
      await tx.update(interviews).set({ questions }).where(eq(interviews.id, id));
    },
  }),
  wordsSubject({
    kind: 'interview-answers',
    writtenBy: { 'interviews.answer': given },

    async find(db, id, reader) {
      const shown = await findShown(db, id, reader);
      return shown && { authorId: shown.interview.userId, words: shown.interview.answers ?? [], path: shown.path };
    },

    async write(tx, id, answers) {
      await tx.update(interviews).set({ answers }).where(eq(interviews.id, id));
    },
  }),
];
