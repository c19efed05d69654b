/** What a manager does with those who work for his club, and a president with those of his nation: hires, renews, dismisses. */
import { eq } from 'drizzle-orm';
import { financesOf } from '#domains/finances/store/club-finances.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { type At, type JobRole, MAX_OF_ASK, MAX_SEASONS } from '#domains/job/constants.ts';
import { jobRefusals } from '#domains/job/refusals.ts';
import { compensationOf, isEnough, isPossibleTerm, mostBonus, type Terms } from '#domains/job/rules.ts';
import { announceTerms } from '#domains/job/store/announce.ts';
import { type Offer, offerJobs } from '#domains/job/store/applications.ts';
import { askedOf, type Employer } from '#domains/job/store/employers.ts';
import { frameLeft } from '#domains/job/store/frame.ts';
import {
  accountOf,
  endJobs,
  extendJobs,
  type HeldJob,
  heldJobs,
  holdJobs,
  ofEmployer,
  openJobs,
} from '#domains/job/store/jobs.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { tiedPersons } from '#domains/job/store/ties.ts';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import { persons } from '#domains/person/tables.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { PersonId } from '#engine/ids.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

export interface OfStaff {
  employer: Pick<Employer, 'at' | 'tier'>;
  role: JobRole;
  season: number;
  day: number;
}
/** What is offered; without a bonus none. */
export type Offered = Omit<Terms, 'bonus'> & { bonus?: number };

/**
 * Hires somebody who is free: he says yes or no at once, and of two clubs that want him one gets him. A user who has applied is made an
 * offer, and decides himself.
 */
export async function hire(
  tx: Transaction,
  profession: Profession,
  { employer, role, season, day, personId, pay, untilSeason, bonus = 0 }: OfStaff & Offered & { personId: PersonId },
): Promise<Done> {
  const fault = faultOfTerms({ pay, untilSeason, bonus }, { at: employer.at, season });
  if (fault) return fault;
  const { kind } = profession;
  const rows = pgRows(tx);
  const { at } = employer;
  const refused = (await poverty(tx, { at, season })) ?? (await beyondFrame(tx, { at, season, role, pay }));
  if (refused) return refused;
  const [person] = await tx.select().from(persons).where(eq(persons.id, personId)).for('no key update');
  if (person?.kind !== kind || person.retiredAt !== null) return personRefusals.unknown();
  await rows.lock(jobs, { ...ofEmployer(at), kind, role, state: ['open', 'held'] });
  const job = (await openJobs(rows, { kind, at })).find((open) => open.role === role);
  if (!job) return jobRefusals.jobIsTaken();
  if (person.userId !== null)
    return offerTo(tx, profession, { employer, offer: { job, personId, pay, untilSeason, bonus }, season, day });
  const [present] = await rows.read(jobs, ['id'], { personId, state: 'held' });
  if (present) return jobRefusals.isTaken();
  const ask = await askOf(tx, profession, { personId, role, employer });
  const faultOfPay = faultOfAsk({ pay, bonus }, { at, ask });
  if (faultOfPay) return faultOfPay;
  const hired = { job, personId, pay, untilSeason, bonus };
  await holdJobs(rows, [hired], { season, day, isAnnounced: true, isByManager: true });
  await profession.staffsChanged?.(rows);
  return { ok: true };
}

async function offerTo(
  tx: Transaction,
  profession: Profession,
  { employer, offer, ...when }: Omit<OfStaff, 'role'> & { offer: Omit<Offer, 'id'> },
): Promise<Done> {
  const rows = pgRows(tx);
  const { job, personId, pay, bonus = 0 } = offer;
  const waiting = { jobId: job.id, personId, state: ['applied', 'offered'] as const };
  const [application] = await rows.read(jobApplications, ['id'], waiting);
  if (!application) return jobRefusals.isUsers();
  const fault = await faultOfUsersPay(tx, profession, { personId, role: job.role, employer, pay: pay + bonus });
  if (fault) return fault;
  await offerJobs(rows, [{ ...offer, id: application.id }], { ...when, isAnnounced: true });
  return { ok: true };
}

/** New terms for somebody who works here: never less than he asks. A user is offered them, and answers himself. */
export async function extend(
  tx: Transaction,
  profession: Profession,
  { employer, role, season, day, pay, untilSeason, bonus = 0 }: OfStaff & Offered,
): Promise<Done> {
  const { at } = employer;
  const faultOfOffer = faultOfTerms({ pay, untilSeason, bonus }, { at, season });
  if (faultOfOffer) return faultOfOffer;
  const refused = await beyondFrame(tx, { at, season, role, pay });
  if (refused) return refused;
  const job = await lockHeld(tx, profession, { at, role });
  if (!job) return jobRefusals.notHeld();
  if (untilSeason < job.untilSeason) return badTerms(season);
  const rows = pgRows(tx);
  const [user] = await rows.read(persons, ['id'], { id: job.personId, userId: { isNot: null } });
  if (user) {
    const fault = await faultOfUsersPay(tx, profession, { personId: job.personId, role, employer, pay: pay + bonus });
    if (fault) return fault;
    await rows.updateWhere(jobs, { offeredPay: pay, offeredUntil: untilSeason, offeredBonus: bonus }, { id: job.id });
    await announceTerms(rows, 'terms-offered', [{ job, personId: job.personId, pay, untilSeason, bonus }]);
    return { ok: true };
  }
  const ask = await askOf(tx, profession, { personId: job.personId, role, employer });
  const faultOfPay = faultOfAsk({ pay, bonus }, { at, ask });
  if (faultOfPay) return faultOfPay;
  await extendJobs(rows, [{ job, pay, untilSeason, bonus }], { season, day, isAnnounced: true });
  return { ok: true };
}

/**
 * Dismisses a coach or scout of a club, unless its board declines: a manager on probation may dismiss a few, as each costs severance and leaves a vacancy.
 */
export async function dismissForManager(
  tx: Transaction,
  profession: Profession,
  { now, ...of }: OfStaff & { now: Date },
): Promise<Done> {
  const { employer, role, ...date } = of;
  const { clubId } = employer.at;
  const job = await lockHeld(tx, profession, { at: employer.at, role });
  if (!job || clubId === null) return dismiss(tx, profession, of);
  const rows = pgRows(tx);
  const declined = await askBoard(
    rows,
    clubId,
    async ({ fromDay }) => {
      const [person] = await rows.read(persons, ['firstname', 'lastname'], { id: job.personId });
      const earlier = { clubId, endReason: 'dismissed', endedOn: { atLeast: fromDay } } as const;
      const dismissed = (await rows.read(jobs, ['id'], earlier)).length;
      return { kind: 'dismissal', person: person ? fullName(person) : '', dismissed };
    },
    { absoluteDay: absoluteDayOf(date), now },
  );
  return declined ?? dismiss(tx, profession, of);
}

/** Dismisses somebody, if the employer has what is owed to him; who works for himself, or lives with his employer, is owed nothing. */
export async function dismiss(
  tx: Transaction,
  profession: Profession,
  { employer: { at }, role, season, day }: OfStaff,
): Promise<Done> {
  const refused = await poverty(tx, { at, season });
  if (refused) return refused;
  const job = await lockHeld(tx, profession, { at, role });
  if (!job) return jobRefusals.notHeld();
  const isTied = (await tiedPersons(pgRows(tx), at, [job.personId])).size > 0;
  const amount = isTied ? 0 : compensationOf(job, { season, day });
  const balance = await balanceOf(tx, accountOf(at));
  if (amount > 0 && balance < amount) return jobRefusals.tooDear({ amount, balance: Math.max(0, balance) });
  const rows = pgRows(tx);
  await endJobs(rows, [{ job, reason: 'dismissed', isOwedNothing: isTied }], {
    season,
    day,
    isAnnounced: true,
    isByManager: true,
  });
  await profession.staffsChanged?.(rows);
  return { ok: true };
}

async function lockHeld(
  tx: Transaction,
  { kind }: Profession,
  { at, role }: { at: At; role: JobRole },
): Promise<HeldJob | undefined> {
  const rows = pgRows(tx);
  await rows.lock(jobs, { ...ofEmployer(at), kind, role, state: 'held' });
  return (await heldJobs(rows, { kind, at })).find((job) => job.role === role);
}

async function askOf(
  tx: Transaction,
  profession: Profession,
  { personId, role, employer }: { personId: PersonId; role: JobRole; employer: OfStaff['employer'] },
): Promise<number> {
  const [person] = await profession.active(pgRows(tx), personId);
  return askedOf(profession, employer, { role, fit: profession.fitFor(role, person?.skills ?? []) });
}

/** He does not sign for less than he asks, and a club pays no more than some times as much. A nation has its frame. */
function faultOfAsk(
  { pay, bonus }: Pick<Terms, 'pay' | 'bonus'>,
  { at, ask }: { at: At; ask: number },
): Refused | null {
  if (!isEnough({ pay, bonus }, ask)) return jobRefusals.wantsMore({ ask });
  return faultOfExcess(pay + bonus, { at, ask });
}

function faultOfExcess(pay: number, { at, ask }: { at: At; ask: number }): Refused | null {
  const most = MAX_OF_ASK * ask;
  return at.employer === 'club' && pay > most ? jobRefusals.paysTooMuch({ most }) : null;
}

/**
 * A user decides himself what is enough. Anyone who employs pays himself, or somebody of his household, no more than he would ask of any employer, bonus
 * included: else the money of a club would end in his own purse.
 */
async function faultOfUsersPay(
  tx: Transaction,
  profession: Profession,
  { pay, ...asking }: { pay: number; personId: PersonId; role: JobRole; employer: OfStaff['employer'] },
): Promise<Refused | null> {
  const { personId, employer } = asking;
  const ask = await askOf(tx, profession, asking);
  const isTied = (await tiedPersons(pgRows(tx), employer.at, [personId])).size > 0;
  return isTied && pay > ask ? jobRefusals.ownPay({ ask }) : faultOfExcess(pay, { at: employer.at, ask });
}

/** A nation has what the league gives it for its staff, and no more. */
async function beyondFrame(
  tx: Transaction,
  { at, season, role, pay }: { at: At; season: number; role: JobRole; pay: number },
): Promise<Refused | null> {
  const left = await frameLeft(pgRows(tx), at, { season, role });
  return left !== null && pay > left ? jobRefusals.beyondFrame({ left }) : null;
}

/** A club under a rescue plan neither hires nor dismisses: its assistant keeps the staff whole. */
async function poverty(tx: Transaction, { at, season }: { at: At; season: number }): Promise<Refused | null> {
  if (at.employer === 'nation') return null;
  const { clubId } = at;
  const own = (await financesOf(pgRows(tx), [clubId])).get(clubId);
  const rescueUntil = own?.rescueUntil ?? null;
  return rescueUntil !== null && rescueUntil >= season ? jobRefusals.underRescue() : null;
}

/** Terms run a few seasons, and a bonus is a part of the pay; nations play no playoffs. */
function faultOfTerms({ pay, untilSeason, bonus }: Terms, { at, season }: { at: At; season: number }): Refused | null {
  if (!isPossibleTerm(untilSeason, season)) return badTerms(season);
  const max = at.employer === 'nation' ? 0 : mostBonus(pay);
  return bonus > max ? jobRefusals.badBonus({ max }) : null;
}

function badTerms(season: number): Refused {
  return jobRefusals.badTerms({ min: season, max: season + MAX_SEASONS - 1 });
}
