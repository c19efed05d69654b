/** Reminds members once before their premium ends, since it never renews automatically. */
import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { REMIND_DAYS } from '#domains/premium/constants.ts';
import { endingMail } from '#domains/premium/store/ending-mail.ts';
import { premiumReminders } from '#domains/premium/tables.ts';
import { languageToWrite } from '#domains/settings/store.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Members per run; the next run handles the rest. */
const AT_ONCE = 200;

/** Reminds members whose premium ends soon, with a notification and a mail, once per end date. Returns how many. */
export async function remindMembers(
  db: Database,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<number> {
  const wasTold = and(eq(premiumReminders.userId, users.id), eq(premiumReminders.until, users.premiumExpiresAt));
  const due = await db
    .select({
      ...{ userId: users.id, until: users.premiumExpiresAt, name: users.name, email: users.email },
      ...{ timeZone: users.timeZone, country: users.country, deactivatedAt: users.deactivatedAt },
    })
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
  const ending = due.flatMap(({ until, ...member }) => (until === null ? [] : [{ ...member, until }]));
  if (ending.length === 0) return 0;
  return db.transaction(async (tx) => {
    const told = await tx
      .insert(premiumReminders)
      .values(ending.map(({ userId, until }) => ({ userId, until })))
      .onConflictDoNothing()
      .returning();
    await notify(
      pgRows(tx),
      told.map(({ userId, until }) => ({
        ...{ userId, channel: 'world' as const, kind: 'premium-ending' as const },
        params: { until: until.toISOString() },
      })),
    );
    const wasToldNow = new Set(told.map(({ userId }) => userId));
    for (const { country, deactivatedAt, until, ...member } of ending) {
      if (!wasToldNow.has(member.userId) || deactivatedAt !== null) continue;
      const language = await languageToWrite(tx, { id: member.userId, country });
      await queueMail(tx, endingMail({ ...member, language }, { until, publicUrl }));
    }
    return told.length;
  });
}
