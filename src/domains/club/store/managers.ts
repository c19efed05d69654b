/** Who manages a club, of those who are about. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { clubManagers, clubs } from '#domains/club/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { SeenManager } from '#platform/clock/pace.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Manager extends SeenManager {
  name: string;
  clubId: ClubId;
}

/** Everybody who has a club and has not paused their account, and when they were seen last. */
export async function seenManagers(db: Database | Transaction): Promise<Manager[]> {
  return db
    .select({ id: users.id, name: users.name, clubId: clubs.id, lastOnlineAt: users.lastOnlineAt })
    .from(clubs)
    .innerJoin(users, eq(users.id, clubs.ownerUserId))
    .where(and(isNull(users.deactivatedAt), isNull(users.deletedAt)))
    .orderBy(users.id);
}

/** Whether anybody manages a club. */
export async function hasManager(db: Database | Transaction): Promise<boolean> {
  const [one] = await db.select({ id: clubs.id }).from(clubs).where(isNotNull(clubs.ownerUserId)).limit(1);
  return one !== undefined;
}

/** A manager's time with the club that they run. */
export interface PresentTenure {
  clubId: ClubId;
  userId: UserId;
  /** Absolute day, and real time in milliseconds, on which they took over. */
  fromDay: number;
  since: number;
}

/** Returns the managers of some clubs, or of all, and since when they run them. Two queries. */
export async function presentTenures(rows: RowReader, clubIds?: readonly ClubId[]): Promise<PresentTenure[]> {
  const ofClubs = clubIds ? { id: clubIds } : {};
  const run = await rows.read(clubs, ['id', 'ownerUserId', 'ownedSince'], { ...ofClubs, ownerUserId: { isNot: null } });
  if (run.length === 0) return [];
  const clubId = run.map(({ id }) => id);
  const tenures = await rows.read(clubManagers, ['clubId', 'userId', 'fromDay'], { clubId, toDay: null });
  return run.flatMap(({ id, ownerUserId, ownedSince }) => {
    const tenure = tenures.find((each) => each.clubId === id && each.userId === ownerUserId);
    // Through the port moments come as texts.
    return tenure && ownedSince !== null ? [{ ...tenure, since: new Date(ownedSince).getTime() }] : [];
  });
}
