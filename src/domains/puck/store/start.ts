/** What new accounts begin with, once they are activated. */
import { and, asc, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { START_PUCKS } from '#domains/puck/constants.ts';
import { issuePucks } from '#domains/puck/store/issue.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Accounts of one run; the rest is the next one's. */
const AT_ONCE = 200;

/** Gives activated accounts that have not had them their first pucks, one in a household. Answers how many were looked at. */
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
