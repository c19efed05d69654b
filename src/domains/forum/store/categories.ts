/** Forum categories, created with the world and with leagues that open later. */
import { and, eq, sql } from 'drizzle-orm';
import { CATEGORY_KINDS, type CategoryKind } from '#domains/forum/constants.ts';
import { categoryReads, forumCategories } from '#domains/forum/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import type { LeagueId, NationId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Wanted {
  kind: CategoryKind;
  leagueId: LeagueId | null;
  nationId: NationId | null;
}

/** Creates missing categories: one of each kind, and one for each PRO league and each nation. */
export async function openCategories(rows: Rows): Promise<void> {
  const known = await rows.read(forumCategories, ['kind', 'leagueId', 'nationId']);
  const key = ({ kind, leagueId, nationId }: Wanted) => `${kind} ${leagueId} ${nationId}`;
  const taken = new Set(known.map(key));
  const ofSite = CATEGORY_KINDS.filter((kind) => kind !== 'league' && kind !== 'nation');
  const ofLeagues = await rows.read(leagues, ['id'], { level: 'PRO' });
  const ofNations = await rows.read(nations, ['id']);
  const wanted: Wanted[] = [
    ...ofSite.map((kind) => ({ kind, leagueId: null, nationId: null })),
    ...ofLeagues.map(({ id }) => ({ kind: 'league' as const, leagueId: id, nationId: null })),
    ...ofNations.map(({ id }) => ({ kind: 'nation' as const, leagueId: null, nationId: id })),
  ];
  await rows.insert(
    forumCategories,
    wanted.filter((category) => !taken.has(key(category))),
  );
}

/** Marks everything posted so far as read, in one category or in all. */
export async function markCategoriesRead(
  db: Database,
  { userId, categoryId, now }: { userId: UserId; categoryId: number | undefined; now: Date },
): Promise<void> {
  const read = db
    .select({
      userId: sql<UserId>`${userId}::int`.as('user_id'),
      categoryId: forumCategories.id,
      readAt: sql<Date>`${now}::timestamptz`.as('read_at'),
    })
    .from(forumCategories)
    .where(and(categoryId === undefined ? undefined : eq(forumCategories.id, categoryId)));
  await db
    .insert(categoryReads)
    .select(read)
    .onConflictDoUpdate({ target: [categoryReads.userId, categoryReads.categoryId], set: { readAt: now } });
}
