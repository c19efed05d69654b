/** Secret addresses of calendars. */
import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { calendarFeeds } from '#domains/calendar/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Enough bytes that the token cannot be guessed. */
const TOKEN_BYTES = 24;

/** Returns the user's token; null: none yet. */
export async function findToken(db: Database, userId: UserId): Promise<string | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row?.token ?? null;
}

/** Creates a new address; the previous one stops working. */
export async function renewToken(db: Database, userId: UserId): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insert(calendarFeeds)
    .values({ userId, token })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { token } });
  return token;
}

/** Returns the club whose games an address shows; null: the address is unknown, or its user has no club or account any more. */
export async function clubOfToken(db: Database, token: string): Promise<ClubId | null> {
  const [row] = await db
    .select({ clubId: managers.clubId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .innerJoin(managers, eq(managers.userId, users.id))
    .where(
      and(
        eq(calendarFeeds.token, token),
        isNotNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
      ),
    );
  return row?.clubId ?? null;
}

export async function removeToken(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
