/** Lists on users' pages that they may hide. */
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isShownTo } from '#domains/friend/store.ts';
import type { UserId } from '#engine/ids.ts';
import { type AskedPage, type Pagination, paginationOf } from '#platform/calls/paging.ts';
import type { Database } from '#platform/database/client.ts';

interface ShownPage<Row> {
  isShown: boolean;
  data: Row[];
  pagination: Pagination;
}

/** Returns a page of what a user has written: an empty one if they hide it from the viewer; null for a deleted user. */
export async function activityPage<Row>(
  db: Database,
  { ownerId, viewerId, ...asked }: { ownerId: UserId; viewerId: UserId } & AskedPage,
  load: () => Promise<{ rows: Row[]; total: number }>,
): Promise<ShownPage<Row> | null> {
  const isThere = and(eq(users.id, ownerId), isNull(users.deletedAt));
  if ((await db.$count(users, isThere)) === 0) return null;
  const isShown = await isShownTo(db, { ownerId, viewerId, part: 'friend.activity' });
  const { rows, total } = isShown ? await load() : { rows: [], total: 0 };
  return { isShown, data: rows, pagination: paginationOf(total, asked) };
}
