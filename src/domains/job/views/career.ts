/** A user's career: job, openings, applications and history. */
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import type { CareerView } from '#domains/job/contract.ts';
import { isWindowOpen, nightsLeft, offeredTerms } from '#domains/job/rules.ts';
import { jobApplications, jobEvents, jobs } from '#domains/job/tables.ts';
import { employerRefs } from '#domains/job/views/employer-refs.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { headCoaches } from '#domains/seat/tables.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** The number of history entries shown. */
const MAX_HISTORY = 30;
/** The number of settled applications shown, latest first. */
const MAX_PAST = 10;

interface Whose {
  userId: UserId;
  kind: CareerKind;
  /** The career's domain; undefined: no domain implements this kind yet. */
  career: CareerOfSlice | undefined;
}

/** Loads a career. Up to ten statements; without a career three. */
export async function loadCareer(db: Database, { userId, kind, career }: Whose, today: Today): Promise<CareerView> {
  const person = await careerOf(db, userId, kind);
  const personId = person?.id ?? 0;
  const [open, own, fits, events, held, purse, [lines]] = await Promise.all([
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, kind), eq(jobs.state, 'open')))
      .orderBy(jobs.id),
    person ? applicationsOf(db, personId) : [],
    person ? career?.fits?.(db, personId) : undefined,
    person
      ? db
          .select()
          .from(jobEvents)
          .where(eq(jobEvents.personId, personId))
          .orderBy(desc(jobEvents.id))
          .limit(MAX_HISTORY)
      : [],
    person
      ? db
          .select()
          .from(jobs)
          .where(and(eq(jobs.personId, personId), eq(jobs.state, 'held')))
      : [],
    person ? balanceOf(db, `person:${personId}`) : 0,
    person ? db.select({ id: headCoaches.teamId }).from(headCoaches).where(eq(headCoaches.userId, userId)) : [],
  ]);
  const suits = person ? await career?.suits?.(db, personId, open) : undefined;
  // Applications to jobs that went to others or that the user declined; jobs they got are in the history.
  const isOpen = new Set(open.map(({ id }) => id));
  const past = own.filter(({ jobId, state }) => !isOpen.has(jobId) && state !== 'accepted').slice(0, MAX_PAST);
  const employerOf = await employerRefs(db, [...open, ...events, ...held, ...past]);
  const [present] = held.flatMap((job) => {
    const employer = employerOf(job);
    const { id, role, pay, bonus, untilSeason } = job;
    if (!employer || untilSeason === null) return [];
    return [
      { id, employer, role, pay, bonus, untilSeason, linesTeamId: lines?.id ?? null, offered: offeredTerms(job) },
    ];
  });
  return {
    career: person && {
      person: {
        id: person.id,
        kind: person.kind,
        firstname: person.firstname,
        lastname: person.lastname,
        nationId: person.nationId,
        isUser: true,
      },
      startedAt: person.startedAt,
      purse,
      job: present ?? null,
    },
    isWindowOpen: isWindowOpen(today.day),
    open: open.flatMap((job) => {
      const { id, role, pay, postedOn, minFit } = job;
      const employer = employerOf(job);
      if (!employer) return [];
      const application = own.find(({ jobId }) => jobId === id);
      return [
        {
          id,
          employer,
          role,
          pay,
          minFit,
          nightsLeft: nightsLeft(postedOn, today.absoluteDay),
          fit: fits?.get(role) ?? null,
          suits: suits?.get(id) ?? null,
          application: application ? applicationView(application) : null,
        },
      ];
    }),
    past: past.flatMap(({ id, role, state, madeOn, ...of }) => {
      const employer = employerOf(of);
      return employer ? [{ id, role, employer, state, ...dateOf(madeOn) }] : [];
    }),
    history: events.map(({ id, kind, role, clubId, nationId, season, day, amount }) => ({
      id,
      kind,
      role,
      employer: employerOf({ clubId, nationId }),
      season,
      day,
      amount,
    })),
  };
}

/** Returns a person's applications, latest first. */
function applicationsOf(db: Database, personId: PersonId) {
  return db
    .select({
      ...getTableColumns(jobApplications),
      role: jobs.role,
      clubId: jobs.clubId,
      nationId: jobs.nationId,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(eq(jobApplications.personId, personId))
    .orderBy(desc(jobApplications.id));
}

function applicationView({
  state,
  answers,
  isShortlisted,
  pay,
  untilSeason,
  bonus,
}: typeof jobApplications.$inferSelect) {
  const offer = state === 'offered' && pay !== null && untilSeason !== null ? { pay, untilSeason, bonus } : null;
  return { state, isInterviewed: answers !== null, isShortlisted, offer };
}
