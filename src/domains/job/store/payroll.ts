/** Every morning clubs pay their coaches. */
import { type Entry, type Posting, post } from '#domains/finances/store/ledger.ts';
import { dailyPay } from '#domains/job/rules.ts';
import { heldJobs, purseOf } from '#domains/job/store/jobs.ts';
import { persons } from '#domains/person/tables.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Two queries and the postings, one a club. @returns how many are paid. */
export async function payCoaches(rows: Rows, { season, day }: { season: number; day: number }): Promise<number> {
  const held = await heldJobs(rows, { kind: 'coach' });
  const users = await rows.read(persons, ['id'], { kind: 'coach', userId: { isNot: null }, retiredAt: null });
  const ofUsers = new Set(users.map(({ id }) => id));
  const postings = [...Map.groupBy(held, ({ clubId }) => clubId)].flatMap(([clubId, staff]): Posting[] => {
    const paid = staff.map((job) => ({ ...job, amount: dailyPay(job.pay) })).filter(({ amount }) => amount > 0);
    if (paid.length === 0) return [];
    const total = paid.reduce((sum, { amount }) => sum + amount, 0);
    const own = paid.filter(({ personId }) => ofUsers.has(personId));
    const purses = own.map(({ personId, amount }): Entry => ({ account: purseOf(personId, true), amount }));
    const others = total - own.reduce((sum, { amount }) => sum + amount, 0);
    return [
      {
        key: `coaches-wages/${season}/${day}/${clubId}`,
        kind: 'coaches-wages',
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
  });
  await post(rows, postings);
  return held.length;
}
