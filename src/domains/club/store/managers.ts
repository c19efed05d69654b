/** Active club managers. */
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { SeenManager } from '#platform/clock/pace.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface Manager extends SeenManager {
  name: string;
  clubId: ClubId;
}

/** Returns all managers who have not paused their account, with their last visit. */
export async function seenManagers(db: Database | Transaction): Promise<Manager[]> {
  return db
    .select({ id: users.id, name: users.name, clubId: managers.clubId, lastOnlineAt: users.lastOnlineAt })
    .from(managers)
    .innerJoin(users, eq(users.id, managers.userId))
    .where(and(isNull(users.deactivatedAt), isNull(users.deletedAt)))
    .orderBy(users.id);
}

/** Returns whether any club has a manager. */
export async function hasManager(db: Database | Transaction): Promise<boolean> {
  const [one] = await db.select({ clubId: managers.clubId }).from(managers).limit(1);
  return one !== undefined;
}
