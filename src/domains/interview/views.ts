/** Interviews as displayed on screen. */
import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { INTERVIEWS_SHOWN } from '#domains/interview/constants.ts';
import type { InterviewView } from '#domains/interview/contract.ts';
import { interviews } from '#domains/interview/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { desks, reporters } from '#domains/reporter/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Found {
  view: InterviewView;
  /** The user of the reporter's career. */
  askedBy: UserId | null;
}

/** Returns the newest matching interviews; two queries. */
async function select(db: Database, where: SQL | undefined): Promise<Found[]> {
  const rows = await db
    .select({ interview: interviews, reporter: personRefColumns, askedBy: persons.userId, name: users.name })
    .from(interviews)
    .innerJoin(persons, eq(persons.id, interviews.personId))
    .innerJoin(users, eq(users.id, interviews.userId))
    .where(where)
    .orderBy(desc(interviews.id))
    .limit(INTERVIEWS_SHOWN);
  const first = await proTeamRefs(db, rows, ({ interview }) => interview.clubId);
  return rows.flatMap(({ interview, reporter, askedBy, name }): Found[] => {
    const team = first.get(interview.clubId);
    if (!team) return [];
    const { id, state, userId, questions, answers, answeredAt } = interview;
    const view = { id, state, reporter, team, manager: { id: userId, name }, questions, answers };
    return [{ view: { ...view, answeredAt: answeredAt?.toISOString() ?? null }, askedBy }];
  });
}

/** Lists interviews waiting for the user's answer, and those their career as a reporter has requested. Two queries. */
export async function listInterviews(db: Database, userId: UserId) {
  const found = await select(
    db,
    or(and(eq(interviews.userId, userId), eq(interviews.state, 'asked')), eq(persons.userId, userId)),
  );
  return {
    toAnswer: found.filter(({ askedBy }) => askedBy !== userId).map(({ view }) => view),
    asked: found.filter(({ askedBy }) => askedBy === userId).map(({ view }) => view),
  };
}

/** Loads an answered interview, or one of the user's own; null if there is none. */
export async function loadInterview(db: Database, id: number, userId: UserId): Promise<InterviewView | null> {
  const [found] = await select(db, eq(interviews.id, id));
  if (!found) return null;
  const isOwn = found.askedBy === userId || found.view.manager.id === userId;
  return found.view.state === 'answered' || isOwn ? found.view : null;
}

/** Lists pending requests on the desk of a club's manager. */
export async function waitingInterviews(
  db: Database | Transaction,
  { clubId }: { clubId: ClubId },
): Promise<readonly DeskItem[]> {
  const rows = await db
    .select({ id: interviews.id, firstname: persons.firstname, lastname: persons.lastname, paper: desks.paper })
    .from(interviews)
    .innerJoin(persons, eq(persons.id, interviews.personId))
    .innerJoin(reporters, eq(reporters.personId, persons.id))
    .leftJoin(desks, eq(desks.id, reporters.deskId))
    .where(and(eq(interviews.clubId, clubId), eq(interviews.state, 'asked')))
    .orderBy(interviews.id);
  return rows.map(({ id, firstname, lastname, paper }) => ({
    kind: 'interview-asked',
    params: { reporter: `${firstname} ${lastname}`, paper: paper ?? '', interviewId: id },
    path: '/reporter?tab=interviews',
  }));
}
