/** Purses: paying for courses, and exchanging the rest when a career ends. */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { balanceOf, balancesOf, post } from '#domains/finances/store/ledger.ts';
import type { CareerKind, Course } from '#domains/person/constants.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import type { Teaching } from '#domains/person/store/career.ts';
import { lockCareer } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { colorSince, issuePucks, lockIssues } from '#domains/puck/store/issue.ts';
import { MAX_COURSES } from '#domains/purse/constants.ts';
import { purseRefusals } from '#domains/purse/refusals.ts';
import { offerOf, pucksFor } from '#domains/purse/rules.ts';
import { courses } from '#domains/purse/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { NationId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Lesson {
  userId: UserId;
  kind: CareerKind;
  course: Course;
  /** Number of the course in the season, from 1. */
  number: number;
  nationId: NationId | undefined;
  season: number;
  day: number;
}

/** Pays for a course and applies it, once: of two tabs that request the same one, one pays. */
export async function takeCourse(
  tx: Transaction,
  teaching: Teaching | undefined,
  { userId, kind, course, number, nationId, season, day }: Lesson,
): Promise<{ ok: true } | Refused> {
  const career = await lockCareer(tx, userId, kind);
  if (!career) return personRefusals.noCareer();
  const personId = career.id;
  const taken = await tx.$count(courses, and(eq(courses.personId, personId), eq(courses.season, season)));
  if (taken >= MAX_COURSES) return purseRefusals.tooMany({ max: MAX_COURSES });
  if (number !== taken + 1) return purseRefusals.notTheNext();
  const lesson = (await teaching?.lessons(tx, personId))?.find((one) => one.course === course);
  const offer = lesson && offerOf(lesson);
  if (!teaching || !lesson || !offer) return purseRefusals.nothingToLearn();
  const toNation = lesson.nations?.find((id) => id === nationId) ?? null;
  if (lesson.nations !== null && toNation === null) return purseRefusals.noNation();
  const account = `person:${personId}` as const;
  const balance = await balanceOf(tx, account);
  const { price, to } = offer;
  if (balance < price) return purseRefusals.tooLittle({ price, balance });
  const own = { personId, season, number };
  await tx.insert(courses).values({
    ...own,
    day,
    course,
    nationId: toNation,
    price,
    fromLevel: to === null ? null : lesson.from,
    toLevel: to,
  });
  await post(pgRows(tx), [
    {
      key: `course/${personId}/${season}/${number}`,
      kind: 'course',
      params: { course },
      season,
      day,
      entries: [
        { account, amount: -price },
        { account: 'world:suppliers', amount: price },
      ],
    },
  ]);
  await teaching.learn(tx, personId, { course, to, nationId: toNation });
  return { ok: true };
}

interface Ended {
  userId: UserId;
  personId: PersonId;
  kind: CareerKind;
  /** Season in which the career began. */
  startedAt: number;
  season: number;
  day: number;
  now: Date;
}

/** Empties the purse of a career that ends and gives its user pucks for the rest. The career must be locked. */
export async function exchangePurse(tx: Transaction, ended: Ended): Promise<void> {
  await exchange(tx, ended, `purse/${ended.personId}`);
}

/**
 * Exchanges money that arrived after a career had ended – a prize for an article of the month, or a booking at the very
 * moment of the end – like the rest of the purse, within the same limit. Two queries if there is none. @returns how
 * many purses were emptied
 */
export async function exchangeLateMoney(tx: Transaction, moment: Pick<Ended, 'season' | 'day' | 'now'>) {
  const ended = await tx
    .select({ personId: persons.id, kind: persons.kind, startedAt: persons.startedAt })
    .from(persons)
    .where(and(isNotNull(persons.userId), isNotNull(persons.retiredAt)))
    .orderBy(persons.id);
  const account = (personId: PersonId) => `person:${personId}` as const;
  const balances = await balancesOf(
    tx,
    ended.map(({ personId }) => account(personId)),
  );
  let emptied = 0;
  for (const { personId, kind, startedAt } of ended) {
    if ((balances.get(account(personId)) ?? 0) <= 0) continue;
    const [held] = await tx
      .select({ userId: persons.userId })
      .from(persons)
      .where(eq(persons.id, personId))
      .for('no key update');
    // A user who has erased the account since gets no pucks for it.
    if (!held || held.userId === null) continue;
    const key = `purse/${personId}/${moment.season}/${moment.day}`;
    if (await exchange(tx, { userId: held.userId, personId, kind, startedAt, ...moment }, key)) emptied++;
  }
  return emptied;
}

/** Exchanges a purse's balance. @returns false: the purse was empty */
async function exchange(
  tx: Transaction,
  { userId, personId, kind, startedAt, ...moment }: Ended,
  key: string,
): Promise<boolean> {
  const account = `person:${personId}` as const;
  // Of two careers whose purses are emptied at once, the second counts the pucks of the first.
  await lockIssues(tx);
  const balance = await balanceOf(tx, account);
  if (balance <= 0) return false;
  const due = {
    ...{ key, userId, source: 'career-end' as const, cause: kind, amount: pucksFor(balance) },
    color: await colorSince(tx, absoluteDayOf({ season: startedAt, day: 1 })),
    memo: { kind: 'purse-exchange' as const, params: { career: kind, personId } },
    alongside: [
      { account, amount: -balance },
      { account: 'world:rewards' as const, amount: balance },
    ],
  };
  await issuePucks(tx, [due], moment);
  return true;
}

/** Returns a person's courses, latest first. */
export async function coursesOf(db: Database, personId: PersonId) {
  return db
    .select()
    .from(courses)
    .where(eq(courses.personId, personId))
    .orderBy(desc(courses.season), desc(courses.number));
}

/** Exports the courses of a user's careers. */
export async function exportCourses(db: Database, userId: UserId) {
  return db
    .select({
      career: persons.kind,
      season: courses.season,
      day: courses.day,
      course: courses.course,
      nationId: courses.nationId,
      price: courses.price,
      from: courses.fromLevel,
      to: courses.toLevel,
    })
    .from(courses)
    .innerJoin(persons, eq(persons.id, courses.personId))
    .where(eq(persons.userId, userId))
    .orderBy(courses.personId, courses.season, courses.number);
}
