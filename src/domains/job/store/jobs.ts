/** Fills and ends jobs in bulk, for nightly runs, commands and the creation of a world. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { seatOnStaff, unseatFromStaff } from '#domains/club/store/coaches.ts';
import { teams } from '#domains/club/tables.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import type { At, AtClub, EndReason, JobEventKind, JobRole } from '#domains/job/constants.ts';
import { atOf, compensationOf, SEATS_OF_JOBS, type SeatOfJob } from '#domains/job/rules.ts';
import { announceEnds, announceHires, announceRejections, announceTerms } from '#domains/job/store/announce.ts';
import { jobApplications, jobEvents, jobs } from '#domains/job/tables.ts';
import { nameMissingSquads } from '#domains/nation/store/squads.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, JobId, NationId, PersonId, UserId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export interface When {
  season: number;
  day: number;
  /** Whether to notify users and write news; false while a world is created. */
  isAnnounced: boolean;
  /** Whether the manager or president acted in person and needs no notification. */
  isByManager?: boolean;
}

export type Posted = At & {
  kind: CareerKind;
  role: JobRole;
  /** Whole dollars a season. */
  pay: number;
};

export type OpenJob = Posted & { id: JobId; postedOn: number; minFit: number };

export type HeldJob = Posted & {
  id: JobId;
  personId: PersonId;
  fromDay: number;
  untilSeason: number;
  /** Whole dollars for each season in which the club's first team makes the playoffs. */
  bonus: number;
};
export type ClubJob = HeldJob & AtClub;

/** Filters by career kind, employer and person; all jobs by default. */
interface Asked {
  kind?: CareerKind | readonly CareerKind[];
  at?: At;
  personId?: PersonId | readonly PersonId[];
}

const HELD = [
  'id',
  'kind',
  'role',
  'clubId',
  'nationId',
  'personId',
  'pay',
  'bonus',
  'fromDay',
  'untilSeason',
] as const;

/** Returns filled jobs by id. */
export async function heldJobs(rows: RowReader, { at, ...where }: Asked): Promise<HeldJob[]> {
  return (await rows.read(jobs, HELD, { ...where, ...(at && ofEmployer(at)), state: 'held' })).flatMap((job) => {
    const { personId, fromDay, untilSeason } = job;
    const employer = atOf(job);
    if (employer === null || personId === null || fromDay === null || untilSeason === null) return [];
    return [{ ...job, ...employer, personId, fromDay, untilSeason }];
  });
}

/** Returns filled jobs at clubs by id. */
export async function jobsAtClubs(rows: RowReader, where: Omit<Asked, 'at'>): Promise<ClubJob[]> {
  return (await heldJobs(rows, where)).filter((job) => job.employer === 'club');
}

/** Returns open jobs of a kind by id. */
export async function openJobs(rows: RowReader, { at, ...where }: { kind: CareerKind; at?: At }): Promise<OpenJob[]> {
  const columns = ['id', 'kind', 'role', 'clubId', 'nationId', 'pay', 'postedOn', 'minFit'] as const;
  const open = await rows.read(jobs, columns, { ...where, ...(at && ofEmployer(at)), state: 'open' });
  return open.flatMap((job) => {
    const employer = atOf(job);
    return employer === null ? [] : [{ ...job, ...employer }];
  });
}

/** Returns the column that identifies an employer, for conditions. */
export function ofEmployer(at: At): { clubId: ClubId } | { nationId: NationId } {
  return at.employer === 'club' ? { clubId: at.clubId } : { nationId: at.nationId };
}

/** Returns the employer part of a job. */
export function employerOf({ employer, clubId, nationId }: At): At {
  // The three fields match, since they come from one job.
  return { employer, clubId, nationId } as At;
}

/** Posts jobs, in the order given. @returns the id of the first; the others follow it. */
export async function postJobs(rows: Rows, posted: readonly Posted[], on: { absoluteDay: number }): Promise<JobId> {
  const firstId = await rows.takeIds(jobs, posted.length);
  await rows.insert(
    jobs,
    posted.map((job, index) => ({
      id: firstId + index,
      ...job,
      state: 'open' as const,
      minFit: 0,
      postedOn: on.absoluteDay,
    })),
  );
  return firstId;
}

/** The fields of a job that its log keeps. */
export type JobRef = At & { id: JobId; kind: CareerKind; role: JobRole };

export interface Hire {
  job: JobRef;
  personId: PersonId;
  pay: number;
  untilSeason: number;
  /** Absent: none. */
  bonus?: number;
}

/** Fills open jobs and notifies the other applicants. */
export async function holdJobs(rows: Rows, hires: readonly Hire[], when: When): Promise<void> {
  if (hires.length === 0) return;
  const fromDay = absoluteDayOf(when);
  await rows.update(
    jobs,
    'id',
    hires.map(({ job: { id }, personId, pay, untilSeason, bonus = 0 }) => ({
      id,
      state: 'held' as const,
      personId,
      pay,
      untilSeason,
      bonus,
      fromDay,
    })),
  );
  await closeApplications(rows, hires, when);
  await seatUsers(rows, hires, when);
  await logEvents(
    rows,
    hires.map(({ job, personId, pay }) => ({ job, personId, kind: 'hired' as const, amount: pay })),
    when,
  );
  if (when.isAnnounced) await announceHires(rows, hires, when);
}

/** Gives users among the new holders the seats that come with their jobs. */
async function seatUsers(rows: Rows, hires: readonly Hire[], when: When): Promise<void> {
  const seated = hires.flatMap(({ job, personId }) =>
    seatsOf(job).map((seat) => ({ ...seat, owner: ofEmployer(job), personId })),
  );
  if (!rows.tx || seated.length === 0) return;
  const users = await usersAmong(
    rows,
    seated.map(({ personId }) => personId),
  );
  for (const { personId, ...seat } of seated) {
    const userId = users.get(personId);
    if (userId === undefined) continue;
    await seatOnStaff(rows.tx, { ...seat, userId });
    if ('nationId' in seat.owner) await nameMissingSquads(rows, seat.owner.nationId, when);
  }
}

function seatsOf({ employer, role }: Pick<JobRef, 'employer' | 'role'>): readonly SeatOfJob[] {
  return SEATS_OF_JOBS[employer][role] ?? [];
}

async function usersAmong(rows: Rows, personIds: readonly PersonId[]): Promise<Map<PersonId, UserId>> {
  const people = await rows.read(persons, ['id', 'userId'], { id: personIds, userId: { isNot: null } });
  return new Map(people.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
}

/** Settles open applications to these jobs, and withdraws the new holders' other applications. */
async function closeApplications(rows: Rows, hires: readonly Hire[], { isAnnounced }: When): Promise<void> {
  const waiting = { state: ['applied', 'offered'] as const };
  const taken = await rows.read(jobApplications, ['id', 'jobId', 'personId'], {
    ...waiting,
    jobId: hires.map(({ job }) => job.id),
  });
  if (taken.length > 0) {
    const holderOf = new Map(hires.map(({ job, personId }) => [job.id, personId]));
    await rows.update(
      jobApplications,
      'id',
      taken.map(({ id, jobId, personId }) => ({
        id,
        state: holderOf.get(jobId) === personId ? ('accepted' as const) : ('rejected' as const),
      })),
    );
  }
  const personIds = hires.map(({ personId }) => personId);
  await rows.updateWhere(jobApplications, { state: 'withdrawn' }, { ...waiting, personId: personIds });
  if (!isAnnounced) return;
  await announceRejections(
    rows,
    taken.flatMap(({ jobId, personId }) => {
      const hire = hires.find(({ job }) => job.id === jobId);
      return hire && hire.personId !== personId ? [{ job: hire.job, personId }] : [];
    }),
  );
}

export interface Ending {
  job: HeldJob;
  reason: EndReason;
  /** Whether a dismissal pays nothing: the user is their own employer, or shares the employer's household. */
  isOwedNothing?: boolean;
}

/** Ends jobs, pays dismissed staff, and posts the same jobs again. */
export async function endJobs(rows: Rows, endings: readonly Ending[], when: When): Promise<void> {
  if (endings.length === 0) return;
  const endedOn = absoluteDayOf(when);
  await rows.update(
    jobs,
    'id',
    endings.map(({ job: { id }, reason }) => ({
      id,
      state: 'ended' as const,
      endReason: reason,
      endedOn,
      ...NO_OFFER,
    })),
  );
  if (rows.tx) {
    const users = await usersAmong(
      rows,
      endings.filter(({ job }) => seatsOf(job).length > 0).map(({ job }) => job.personId),
    );
    for (const userId of users.values()) await unseatFromStaff(rows.tx, userId);
  }
  const paid = endings.map((ending) => {
    const isPaid = when.isAnnounced && ending.reason === 'dismissed' && !ending.isOwedNothing;
    return { ...ending, compensation: isPaid ? compensationOf(ending.job, when) : 0 };
  });
  await payCompensation(rows, paid, when);
  await logEvents(
    rows,
    paid.map(({ job, reason, compensation }) => ({ job, personId: job.personId, kind: reason, amount: compensation })),
    when,
  );
  await postJobs(
    rows,
    endings.map(({ job }) => ({ kind: job.kind, role: job.role, pay: job.pay, ...employerOf(job) })),
    { absoluteDay: endedOn },
  );
  if (when.isAnnounced) await announceEnds(rows, endings, when);
}

async function payCompensation(
  rows: Rows,
  endings: readonly (Ending & { compensation: number })[],
  { season, day }: When,
): Promise<void> {
  const paid = endings.filter(({ compensation }) => compensation > 0);
  if (paid.length === 0) return;
  const columns = ['id', 'userId', 'firstname', 'lastname'] as const;
  const people = await rows.read(persons, columns, { id: paid.map(({ job }) => job.personId) });
  const personOf = new Map(people.map((person) => [person.id, person]));
  await post(
    rows,
    paid.map(({ job, compensation }): Posting => {
      const person = personOf.get(job.personId);
      return {
        key: `compensation/${job.id}`,
        kind: 'compensation',
        params: { person: person ? `${person.firstname} ${person.lastname}` : '', role: job.role },
        season,
        day,
        entries: [
          { account: accountOf(job), amount: -compensation },
          { account: purseOf(job.personId, person?.userId != null), amount: compensation },
        ],
      };
    }),
  );
}

/** Returns the account an employer pays from. */
export function accountOf(at: At): `club:${number}` | `federation:${number}` {
  return at.employer === 'club' ? `club:${at.clubId}` : `federation:${at.nationId}`;
}

/** Returns the account a salary is paid to: a user's purse, or the world's account for AI staff. */
export function purseOf(personId: PersonId, isUser: boolean): 'world:staff' | `person:${number}` {
  return isUser ? `person:${personId}` : 'world:staff';
}

/** Column values of a job without pending new terms. */
export const NO_OFFER = { offeredPay: null, offeredUntil: null, offeredBonus: 0 } as const;

export interface Extension {
  job: JobRef & { personId: PersonId };
  pay: number;
  untilSeason: number;
  /** Absent: none from now on. */
  bonus?: number;
}

/** Stores new terms for staff who stay, and settles their open offers. */
export async function extendJobs(rows: Rows, extended: readonly Extension[], when: When): Promise<void> {
  if (extended.length === 0) return;
  await rows.update(
    jobs,
    'id',
    extended.map(({ job: { id }, pay, untilSeason, bonus = 0 }) => ({ id, pay, untilSeason, bonus, ...NO_OFFER })),
  );
  await logEvents(
    rows,
    extended.map(({ job, pay }) => ({ job, personId: job.personId, kind: 'extended' as const, amount: pay })),
    when,
  );
  // Users who accepted the terms themselves need no notification.
  if (when.isAnnounced && !when.isByManager) {
    const renewed = extended.map(({ job, ...terms }) => ({ job, personId: job.personId, bonus: 0, ...terms }));
    await announceTerms(rows, 'terms-renewed', renewed);
  }
}

interface Logged {
  job: JobRef;
  personId: PersonId;
  kind: JobEventKind;
  amount: number;
}

async function logEvents(rows: Rows, logged: readonly Logged[], { season, day }: When): Promise<void> {
  const clubIds = [...new Set(logged.flatMap(({ job }) => job.clubId ?? []))];
  const first = await rows.read(teams, ['clubId', 'level', 'leagueId'], { clubId: clubIds, level: 'PRO' }, ['clubId']);
  const leagueOf = new Map(first.filter(isOfClub).map(({ clubId, leagueId }) => [clubId, leagueId]));
  await rows.insert(
    jobEvents,
    logged.map(({ job, personId, kind, amount }) => ({
      jobId: job.id,
      kind,
      career: job.kind,
      role: job.role,
      personId,
      clubId: job.clubId,
      nationId: job.nationId,
      leagueId: leagueOf.get(job.clubId ?? 0) ?? null,
      season,
      day,
      amount,
    })),
  );
}
