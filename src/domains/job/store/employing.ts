/** Staff decisions of a manager for the club and of a president for the nation: hiring, renewing, dismissing. */
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
/** The offered terms; no bonus by default. */
export type Offered = Omit<Terms, 'bonus'> & { bonus?: number };

/**
 * Hires a free AI candidate, who accepts or declines at once; if two clubs try at the same time, one succeeds. A user
 * who has applied gets an offer instead, and decides.
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

/**
 * Offers new terms to the holder of a job. An AI accepts at once, if they are no less than the ask; a user gets the
 * offer and decides.
 */
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
 * Dismisses a coach or scout of a club, unless its board declines: a manager on probation may dismiss only a few, as
 * each costs severance and leaves a vacancy.
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

/**
 * Dismisses a person, if the employer can pay the severance; a user who employs themselves, or shares the employer's
 * household, gets none.
 */
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

/**
 * Returns the fault of a pay: below the candidate's ask, or, at a club, above the allowed multiple of it. A nation is
 * limited by its budget.
 */
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
 * Returns the fault of a pay offered to a user, who decides for themselves whether it is enough. An employer pays
 * themselves, or a member of their household, no more than the ask, bonus included; otherwise they could move the
 * club's money to their own purse.
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

/** Refuses a pay beyond the nation's staff budget, which the league sets. */
async function beyondFrame(
  tx: Transaction,
  { at, season, role, pay }: { at: At; season: number; role: JobRole; pay: number },
): Promise<Refused | null> {
  const left = await frameLeft(pgRows(tx), at, { season, role });
  return left !== null && pay > left ? jobRefusals.beyondFrame({ left }) : null;
}

/** Refuses hiring and dismissing at a club under a rescue plan: its assistant keeps the staff complete. */
async function poverty(tx: Transaction, { at, season }: { at: At; season: number }): Promise<Refused | null> {
  if (at.employer === 'nation') return null;
  const { clubId } = at;
  const own = (await financesOf(pgRows(tx), [clubId])).get(clubId);
  const rescueUntil = own?.rescueUntil ?? null;
  return rescueUntil !== null && rescueUntil >= season ? jobRefusals.underRescue() : null;
}

/** Checks that terms run at most a few seasons and that the bonus is no more than its share of the pay; nations pay none. */
function faultOfTerms({ pay, untilSeason, bonus }: Terms, { at, season }: { at: At; season: number }): Refused | null {
  if (!isPossibleTerm(untilSeason, season)) return badTerms(season);
  const max = at.employer === 'nation' ? 0 : mostBonus(pay);
  return bonus > max ? jobRefusals.badBonus({ max }) : null;
}

function badTerms(season: number): Refused {
  return jobRefusals.badTerms({ min: season, max: season + MAX_SEASONS - 1 });
}
