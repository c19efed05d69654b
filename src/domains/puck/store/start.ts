/** Gives activated accounts their starting pucks. */
import { and, asc, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { START_PUCKS } from '#domains/puck/constants.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Accounts per run; the next run handles the rest. */
const AT_ONCE = 200;

/** Gives activated accounts their first pucks, once per household. Returns how many accounts were processed. */
export async function issueStartPucks(db: Database, now: Date): Promise<number> {
  const hadThem = sql`${puckIssues.userId} = ${users.id} and ${puckIssues.source} = 'start'`;
  const isNew = and(
    isNotNull(users.activatedAt),
    isNull(users.deletedAt),
    notExists(db.select({ one: sql`1` }).from(puckIssues).where(hadThem)),
  );
  const fresh = await db.select({ id: users.id }).from(users).where(isNew).orderBy(asc(users.id)).limit(AT_ONCE);
  if (fresh.length === 0) return 0;
  const { season, day } = await readToday(db);
  await db.transaction((tx) =>
    issuePucks(
      tx,
      fresh.map(({ id }) => ({
        ...{ key: `start-pucks/${id}`, userId: id, source: 'start' as const, cause: 'start', amount: START_PUCKS },
        ...{ color: 'play' as const, memo: { kind: 'start-pucks' as const, params: {} } },
      })),
      { season, day, now },
    ),
  );
  return fresh.length;
}
