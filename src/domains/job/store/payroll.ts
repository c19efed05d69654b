/** Every morning clubs pay their coaches and scouts, and federations the staffs of their nations; after a regular season the bonuses fall due. */

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

/** Ten queries and the postings, one an employer and profession. @returns how many are paid. */
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
 * When a regular season is over: clubs whose first team is in the playoffs pay their coaches and scouts what they have promised them for it, no matter who has
 * the job by then. Once a season. @returns how many are paid
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

/** Users have purses; AI persons live off the world's. */
function receivedBy(paid: readonly Paid[], ofUsers: ReadonlySet<PersonId>): Entry[] {
  const own = paid.filter(({ personId }) => ofUsers.has(personId));
  const others = totalOf(paid) - totalOf(own);
  return [
    ...own.map(({ personId, amount }): Entry => ({ account: purseOf(personId, true), amount })),
    ...(others > 0 ? [{ account: 'world:staff', amount: others } as const] : []),
  ];
}

interface Staff {
  /** Of one employer. */
  staff: readonly HeldJob[];
  ofUsers: ReadonlySet<PersonId>;
  employers: Employers;
}

/** Nothing where nobody is paid. */
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

/** What the league gives for the day: a share of the frame, and never less than the wages, as a nation that has fallen keeps its terms. */
function grantOf(at: At, total: number, employers: Employers): number {
  return Math.max(total, dailyPay(employers.get(keyOfEmployer(at))?.frame ?? 0));
}
