/** Every morning clubs pay their coaches and scouts. */
import { type Entry, type Posting, post } from '#domains/finances/store/ledger.ts';
import { CLUB_CAREERS } from '#domains/job/constants.ts';
import { dailyPay } from '#domains/job/rules.ts';
import { type HeldJob, heldJobs, purseOf } from '#domains/job/store/jobs.ts';
import { persons } from '#domains/person/tables.ts';
import type { ClubId, PersonId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

const LEDGER_KINDS = { coach: 'coaches-wages', scout: 'scouts-wages' } as const;

/** Two queries and the postings, one a club and profession. @returns how many are paid. */
export async function payStaffs(rows: Rows, on: { season: number; day: number }): Promise<number> {
  const held = await heldJobs(rows, { kind: CLUB_CAREERS });
  const users = await rows.read(persons, ['id'], { kind: CLUB_CAREERS, userId: { isNot: null }, retiredAt: null });
  const ofUsers = new Set(users.map(({ id }) => id));
  const postings = CLUB_CAREERS.flatMap((career) => {
    const ofCareer = held.filter(({ kind }) => kind === career);
    return [...Map.groupBy(ofCareer, ({ clubId }) => clubId)].flatMap(([clubId, staff]) =>
      wagesOf(LEDGER_KINDS[career], { clubId, staff, ofUsers }, on),
    );
  });
  await post(rows, postings);
  return held.length;
}

/** Nothing where nobody is paid. */
function wagesOf(
  kind: (typeof LEDGER_KINDS)[keyof typeof LEDGER_KINDS],
  { clubId, staff, ofUsers }: { clubId: ClubId; staff: readonly HeldJob[]; ofUsers: ReadonlySet<PersonId> },
  { season, day }: { season: number; day: number },
): Posting[] {
  const paid = staff.map((job) => ({ ...job, amount: dailyPay(job.pay) })).filter(({ amount }) => amount > 0);
  if (paid.length === 0) return [];
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  const own = paid.filter(({ personId }) => ofUsers.has(personId));
  const purses = own.map(({ personId, amount }): Entry => ({ account: purseOf(personId, true), amount }));
  const others = total - own.reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      key: `${kind}/${season}/${day}/${clubId}`,
      kind,
      params: {},
      season,
      day,
      entries: [
        { account: `club:${clubId}`, amount: -total },
        ...purses,
        ...(others > 0 ? [{ account: 'world:staff', amount: others } as const] : []),
      ],
    },
  ];
}
