/** Members are told once before their premium ends: it never renews by itself. */
import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { REMIND_DAYS } from '#domains/premium/constants.ts';
import { premiumReminders } from '#domains/premium/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Members of one run; the rest is the next one's. */
const AT_ONCE = 200;

/** Reminds members whose premium ends soon, once for each end. Answers how many. */
export async function remindMembers(db: Database, now: Date): Promise<number> {
  const wasTold = and(eq(premiumReminders.userId, users.id), eq(premiumReminders.until, users.premiumExpiresAt));
  const due = await db
    .select({ userId: users.id, until: users.premiumExpiresAt })
    .from(users)
    .where(
      and(
        gt(users.premiumExpiresAt, now),
        lte(users.premiumExpiresAt, new Date(now.getTime() + REMIND_DAYS * DAY_MS)),
        isNull(users.deletedAt),
        notExists(db.select({ one: sql`1` }).from(premiumReminders).where(wasTold)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(AT_ONCE);
  const ending = due.flatMap(({ userId, until }) => (until === null ? [] : [{ userId, until }]));
  if (ending.length === 0) return 0;
  return db.transaction(async (tx) => {
    const told = await tx.insert(premiumReminders).values(ending).onConflictDoNothing().returning();
    await notify(
      pgRows(tx),
      told.map(({ userId, until }) => ({
        ...{ userId, channel: 'world' as const, kind: 'premium-ending' as const },
        params: { until: until.toISOString() },
      })),
    );
    return told.length;
  });
}
