/** Jobs given and ended, many at once: what nights, commands and the making of a world do alike. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { seatCoach, unseatCoach } from '#domains/club/store/coaches.ts';
import { teams } from '#domains/club/tables.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import type { EndReason, JobEventKind, JobRole } from '#domains/job/constants.ts';
import { compensationOf } from '#domains/job/rules.ts';
import { announceEnds, announceHires } from '#domains/job/store/announce.ts';
import { jobApplications, jobEvents, jobs } from '#domains/job/tables.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, JobId, PersonId, UserId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export interface When {
  season: number;
  day: number;
  /** Is anybody there to hear of it? */
  isAnnounced: boolean;
  /** The manager has done it himself: he need not be told. */
  isByManager?: boolean;
}

export interface Posted {
  kind: CareerKind;
  role: JobRole;
  clubId: ClubId;
  /** Whole dollars a season. */
  pay: number;
}

/** The columns that a club's job is known by. */
const HELD = ['id', 'kind', 'role', 'clubId', 'personId', 'pay', 'fromDay', 'untilSeason'] as const;

export interface HeldJob {
  id: JobId;
  kind: CareerKind;
  role: JobRole;
  clubId: ClubId;
  personId: PersonId;
  pay: number;
  fromDay: number;
  untilSeason: number;
}

/** The jobs of a kind that are held at clubs, in the order of ids. */
export async function heldJobs(
  rows: RowReader,
  where: { kind: CareerKind | readonly CareerKind[]; clubId?: ClubId },
): Promise<HeldJob[]> {
  return (await rows.read(jobs, HELD, { ...where, state: 'held', employer: 'club' })).flatMap((job) => {
    const { clubId, personId, fromDay, untilSeason } = job;
    if (clubId === null || personId === null || fromDay === null || untilSeason === null) return [];
    return [{ ...job, clubId, personId, fromDay, untilSeason }];
  });
}

/** Open jobs of a kind at clubs, in the order of ids. */
export async function openJobs(rows: RowReader, where: { kind: CareerKind; clubId?: ClubId }) {
  const columns = ['id', 'kind', 'role', 'clubId', 'pay', 'postedOn'] as const;
  const open = await rows.read(jobs, columns, { ...where, state: 'open', employer: 'club' });
  return open.flatMap(({ clubId, ...job }) => (clubId === null ? [] : [{ ...job, clubId }]));
}

/** Posts jobs, in the order given. @returns the id of the first; the others follow it. */
export async function postJobs(rows: Rows, posted: readonly Posted[], on: { absoluteDay: number }): Promise<JobId> {
  const firstId = await rows.takeIds(jobs, posted.length);
  await rows.insert(
    jobs,
    posted.map((job, index) => ({
      id: firstId + index,
      ...job,
      employer: 'club' as const,
      state: 'open' as const,
      postedOn: on.absoluteDay,
    })),
  );
  return firstId;
}

export interface Hire {
  job: Pick<HeldJob, 'id' | 'kind' | 'role' | 'clubId'>;
  personId: PersonId;
  pay: number;
  untilSeason: number;
}

/** Gives open jobs to persons who have none. Who else had applied is told that somebody got it. */
export async function holdJobs(rows: Rows, hires: readonly Hire[], when: When): Promise<void> {
  if (hires.length === 0) return;
  const fromDay = absoluteDayOf(when);
  await rows.update(
    jobs,
    'id',
    hires.map(({ job: { id }, personId, pay, untilSeason }) => ({
      id,
      state: 'held' as const,
      personId,
      pay,
      untilSeason,
      fromDay,
    })),
  );
  await closeApplications(rows, hires);
  await seatUsers(rows, hires);
  await logEvents(
    rows,
    hires.map(({ job, personId, pay }) => ({ job, personId, kind: 'hired' as const, amount: pay })),
    when,
  );
  if (when.isAnnounced) await announceHires(rows, hires, when);
}

/** Users among the new holders who lead a team set its lines from now on. */
async function seatUsers(rows: Rows, hires: readonly Hire[]): Promise<void> {
  const leading = hires.filter(({ job }) => LEADS[job.role] !== undefined);
  if (!rows.tx || leading.length === 0) return;
  const users = await usersAmong(
    rows,
    leading.map(({ personId }) => personId),
  );
  for (const { job, personId } of leading) {
    const userId = users.get(personId);
    const level = LEADS[job.role];
    if (userId !== undefined && level) await seatCoach(rows.tx, { clubId: job.clubId, level, userId });
  }
}

/** The team that comes with a job: its holder sets the lines. */
const LEADS: Partial<Record<JobRole, Level>> = { head: 'PRO', youth: 'U21' };

async function usersAmong(rows: Rows, personIds: readonly PersonId[]): Promise<Map<PersonId, UserId>> {
  const people = await rows.read(persons, ['id', 'userId'], { id: personIds, userId: { isNot: null } });
  return new Map(people.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
}

/** Whatever waits for an answer about these jobs has it; the new holders' other applications are withdrawn. */
async function closeApplications(rows: Rows, hires: readonly Hire[]): Promise<void> {
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
}

export interface Ending {
  job: HeldJob;
  reason: EndReason;
}

/** Ends jobs, pays who is dismissed, and posts the same jobs anew. */
export async function endJobs(rows: Rows, endings: readonly Ending[], when: When): Promise<void> {
  if (endings.length === 0) return;
  const endedOn = absoluteDayOf(when);
  await rows.update(
    jobs,
    'id',
    endings.map(({ job: { id }, reason }) => ({ id, state: 'ended' as const, endReason: reason, endedOn })),
  );
  if (rows.tx) {
    const users = await usersAmong(
      rows,
      endings.filter(({ job }) => LEADS[job.role] !== undefined).map(({ job }) => job.personId),
    );
    for (const userId of users.values()) await unseatCoach(rows.tx, userId);
  }
  const paid = endings.map((ending) => {
    const isPaid = when.isAnnounced && ending.reason === 'dismissed';
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
    endings.map(({ job: { kind, role, clubId, pay } }) => ({ kind, role, clubId, pay })),
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
          { account: `club:${job.clubId}`, amount: -compensation },
          { account: purseOf(job.personId, person?.userId != null), amount: compensation },
        ],
      };
    }),
  );
}

/** Where somebody's pay goes: users have a purse, AI persons live off the world's. */
export function purseOf(personId: PersonId, isUser: boolean): 'world:staff' | `person:${number}` {
  return isUser ? `person:${personId}` : 'world:staff';
}

export interface Extension {
  job: Pick<HeldJob, 'id' | 'kind' | 'role' | 'clubId' | 'personId'>;
  pay: number;
  untilSeason: number;
}

/** New terms for those who stay. */
export async function extendJobs(rows: Rows, extended: readonly Extension[], when: When): Promise<void> {
  if (extended.length === 0) return;
  await rows.update(
    jobs,
    'id',
    extended.map(({ job: { id }, pay, untilSeason }) => ({ id, pay, untilSeason })),
  );
  await logEvents(
    rows,
    extended.map(({ job, pay }) => ({ job, personId: job.personId, kind: 'extended' as const, amount: pay })),
    when,
  );
}

interface Logged {
  job: Pick<HeldJob, 'id' | 'kind' | 'role' | 'clubId'>;
  personId: PersonId;
  kind: JobEventKind;
  amount: number;
}

async function logEvents(rows: Rows, logged: readonly Logged[], { season, day }: When): Promise<void> {
  const clubIds = [...new Set(logged.map(({ job }) => job.clubId))];
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
      leagueId: leagueOf.get(job.clubId) ?? null,
      season,
      day,
      amount,
    })),
  );
}
