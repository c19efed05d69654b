/** Admins' actions, newest first. */
import { count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { ACTION_SORTS, type ActionSort } from '#domains/admin/constants.ts';
import { adminActions } from '#domains/admin/tables.ts';
import type { Database } from '#platform/database/client.ts';

export const ACTIONS_PER_PAGE = 25;

export async function listActions(db: Database, { sort, page }: { sort: ActionSort | 'all'; page: number }) {
  const where = ofSort(sort);
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: adminActions.id,
        userId: adminActions.userId,
        name: users.name,
        action: adminActions.action,
        detail: adminActions.detail,
        createdAt: adminActions.createdAt,
      })
      .from(adminActions)
      .leftJoin(users, eq(users.id, adminActions.userId))
      .where(where)
      .orderBy(desc(adminActions.id))
      .limit(ACTIONS_PER_PAGE)
      .offset((page - 1) * ACTIONS_PER_PAGE),
    db.select({ total: count() }).from(adminActions).where(where),
  ]);
  return { actions: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total: all?.total ?? 0 };
}

function ofSort(sort: ActionSort | 'all'): SQL | undefined {
  if (sort === 'all') return undefined;
  return or(...ACTION_SORTS[sort].map((start) => ilike(adminActions.action, `${start}%`)));
}
