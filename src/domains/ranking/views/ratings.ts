/** Builds the views of ratings: all managers by rank, and one manager with the history. */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { RANKED_PER_PAGE, TREND_SHOWN } from '#domains/ranking/constants.ts';
import { managerRatingHistory, managerRatings } from '#domains/ranking/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

const rounded = (column: typeof managerRatings.rating | typeof managerRatings.best) =>
  sql<number>`round(${column})::int`;

/** Subquery of all rated managers, by rank. */
function ranked(db: Database) {
  return db
    .select({
      id: users.id,
      name: users.name,
      clubId: sql<number | null>`${managers.clubId}`.as('ranked_club'),
      rating: rounded(managerRatings.rating).as('rounded'),
      best: rounded(managerRatings.best).as('rounded_best'),
      games: managerRatings.games,
      wins: managerRatings.wins,
      rank: sql<number>`rank() over (order by ${rounded(managerRatings.rating)} desc)::int`.as('rank'),
      total: sql<number>`count(*) over ()::int`.as('total'),
    })
    .from(managerRatings)
    .innerJoin(users, and(eq(users.id, managerRatings.userId), isNull(users.deletedAt)))
    .leftJoin(managers, eq(managers.userId, users.id))
    .as('ranked');
}

/** Returns a page of managers with an official game, or of a circle among them. Three queries. */
export async function ratingBoard(
  db: Database,
  { page, circle }: { page: number; circle: ReadonlySet<UserId> | null },
) {
  const all = ranked(db);
  const isShown = circle ? inArray(all.id, [...circle]) : undefined;
  const rows = await db
    .select()
    .from(all)
    .where(isShown)
    .orderBy(asc(all.rank), asc(all.id))
    .limit(RANKED_PER_PAGE)
    .offset((page - 1) * RANKED_PER_PAGE);
  const [teams, histories] = await Promise.all([
    proTeamRefs(db, rows, ({ clubId }) => clubId),
    historiesOf(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  const total = circle ? await db.$count(all, isShown) : (rows[0]?.total ?? 0);
  return {
    data: rows.map(({ id, name, clubId, total: _, ...row }) => {
      const history = histories.get(id) ?? [];
      const before = history.at(-1);
      return {
        ...row,
        change: before ? before.rank - row.rank : null,
        user: { id, name },
        team: teams.get(clubId ?? 0) ?? null,
        trend: [...history.slice(-TREND_SHOWN).map(({ rating }) => rating), row.rating],
      };
    }),
    pagination: { currentPage: page, totalPages: Math.max(1, Math.ceil(total / RANKED_PER_PAGE)), total },
  };
}

/** Returns a manager's rating in two queries. null: no game yet, or no such user. */
export async function ratingOf(db: Database, userId: UserId) {
  const all = ranked(db);
  const [row] = await db.select().from(all).where(eq(all.id, userId));
  if (!row) return null;
  const { id: _, name: _name, clubId: _club, total, ...rated } = row;
  const history = (await historiesOf(db, [userId])).get(userId) ?? [];
  return { ...rated, ranked: total, history: history.map(({ userId: _user, ...entry }) => entry) };
}

/** Returns the histories by user, oldest entry first. */
async function historiesOf(db: Database, userIds: readonly UserId[]) {
  if (userIds.length === 0) return new Map<UserId, (typeof managerRatingHistory.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(managerRatingHistory)
    .where(inArray(managerRatingHistory.userId, [...userIds]))
    .orderBy(asc(managerRatingHistory.season), asc(managerRatingHistory.day));
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** Returns the ratings of all rated managers, highest first. One query. */
export function allRatings(db: Database) {
  return db
    .select({ userId: managerRatings.userId, value: rounded(managerRatings.rating) })
    .from(managerRatings)
    .orderBy(desc(managerRatings.rating), asc(managerRatings.userId));
}
