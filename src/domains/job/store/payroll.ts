/** The pay of coaches, scouts and national staffs every morning, and their playoff bonuses after the regular season. */

import { type Entry, type Posting, post } from '#domains/finances/store/ledger.ts';
import { finalResults } from '#domains/finances/store/results.ts';
import { type At, CLUB_CAREERS } from '#domains/job/constants.ts';
import { dailyPay, keyOfEmployer } from '#domains/job/rules.ts';
import { type Employers, employersOf } from '#domains/job/store/employers.ts';
import { accountOf, type HeldJob, heldJobs, jobsAtClubs, purseOf } from '#domains/job/store/jobs.ts';
import { persons } from '#domains/person/tables.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

const LEDGER_KINDS = { coach: 'coaches-wages', scout: 'scouts-wages' } as const;

/** Pays the staffs. Ten queries and the postings, one per employer and profession. @returns the number of persons paid */
export async function payStaffs(rows: Rows, on: SeasonDay): Promise<number> {
  const held = await heldJobs(rows, { kind: CLUB_CAREERS });
  const ofUsers = await usersOf(rows);
  const employers = await employersOf(rows, on.season);
  const postings = CLUB_CAREERS.flatMap((career) => {
    const ofCareer = held.filter(({ kind }) => kind === career);
    return [...Map.groupBy(ofCareer, keyOfEmployer).values()].flatMap((staff) =>
      wagesOf(LEDGER_KINDS[career], { staff, ofUsers, employers }, on),
    );
  });
  await post(rows, postings);
  return held.length;
}

/**
 * Pays the playoff bonuses after the regular season, once: clubs whose first team is in the playoffs pay their coaches
 * and scouts what was promised, no matter whether they still hold the job.
 * @returns the number of persons paid
 */
export async function payBonuses(rows: Rows, { season, day }: SeasonDay): Promise<number> {
  const promised = (await jobsAtClubs(rows, { kind: CLUB_CAREERS })).filter(({ bonus }) => bonus > 0);
  if (promised.length === 0) return 0;
  const results = await finalResults(rows, season);
  const ofUsers = await usersOf(rows);
  const earned = promised.filter(({ clubId }) => results.get(clubId)?.inPlayoffs);
  const postings = [...Map.groupBy(earned, ({ clubId }) => clubId)].map(([clubId, staff]): Posting => {
    const paid = staff.map(({ personId, bonus }) => ({ personId, amount: bonus }));
    return {
      key: `staff-bonus/${season}/${clubId}`,
      kind: 'staff-bonus',
      params: {},
      season,
      day,
      entries: [{ account: `club:${clubId}`, amount: -totalOf(paid) }, ...receivedBy(paid, ofUsers)],
    };
  });
  await post(rows, postings);
  return earned.length;
}

async function usersOf(rows: Rows): Promise<ReadonlySet<PersonId>> {
  const users = await rows.read(persons, ['id'], { kind: CLUB_CAREERS, userId: { isNot: null }, retiredAt: null });
  return new Set(users.map(({ id }) => id));
}

interface Paid {
  personId: PersonId;
  /** Whole dollars. */
  amount: number;
}

function totalOf(paid: readonly Paid[]): number {
  return paid.reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns the entries of the recipients: users have purses; AI staff share the world's account. */
function receivedBy(paid: readonly Paid[], ofUsers: ReadonlySet<PersonId>): Entry[] {
  const own = paid.filter(({ personId }) => ofUsers.has(personId));
  const others = totalOf(paid) - totalOf(own);
  return [
    ...own.map(({ personId, amount }): Entry => ({ account: purseOf(personId, true), amount })),
    ...(others > 0 ? [{ account: 'world:staff', amount: others } as const] : []),
  ];
}

interface Staff {
  /** Staff of one employer. */
  staff: readonly HeldJob[];
  ofUsers: ReadonlySet<PersonId>;
  employers: Employers;
}

/** Returns no posting if there is nothing to pay. */
function wagesOf(
  kind: (typeof LEDGER_KINDS)[keyof typeof LEDGER_KINDS],
  { staff, ofUsers, employers }: Staff,
  { season, day }: SeasonDay,
): Posting[] {
  const paid = staff.map((job) => ({ ...job, amount: dailyPay(job.pay) })).filter(({ amount }) => amount > 0);
  const [first] = paid;
  if (!first) return [];
  const total = totalOf(paid);
  const received = receivedBy(paid, ofUsers);
  if (first.employer === 'club') {
    const key = `${kind}/${season}/${day}/${first.clubId}`;
    return [
      { key, kind, params: {}, season, day, entries: [{ account: accountOf(first), amount: -total }, ...received] },
    ];
  }
  const grant = grantOf(first, total, employers);
  return [
    {
      key: `national-wages/${season}/${day}/${first.nationId}`,
      kind: 'national-wages',
      params: {},
      season,
      day,
      entries: [
        { account: 'world:league', amount: -grant },
        { account: accountOf(first), amount: grant },
        { account: accountOf(first), amount: -total },
        ...received,
      ],
    },
  ];
}

/**
 * Returns the league's grant for the day: a day's share of the budget, and never less than the pay, since a nation that
 * has fallen in the ranking keeps its terms.
 */
function grantOf(at: At, total: number, employers: Employers): number {
  return Math.max(total, dailyPay(employers.get(keyOfEmployer(at))?.frame ?? 0));
}
