/** Achievements as displayed on screen: of one manager, and of all by points. */
import { and, asc, count, countDistinct, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { MANAGERS_PER_PAGE } from '#domains/achievement/constants.ts';
import { ACHIEVEMENTS, MAX_ACHIEVEMENT_POINTS } from '#domains/achievement/rules/catalog.ts';
import { talliesOf } from '#domains/achievement/store/count.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { managers, tenures } from '#domains/seat/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns all achievements with the user's progress; null if the user does not exist or is deleted. Four queries. */
export async function achievementsOf(db: Database, userId: UserId) {
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user) return null;
  const [tallies, held, shares] = await Promise.all([
    talliesOf(db, [userId]),
    db.select().from(heldAchievements).where(eq(heldAchievements.userId, userId)),
    sharesOfHolders(db),
  ]);
  const counts = tallies.get(userId) ?? new Map();
  const own = new Map(held.map((row) => [row.achievement, row]));
  return {
    user,
    points: held.reduce((sum, { points }) => sum + points, 0),
    maxPoints: MAX_ACHIEVEMENT_POINTS,
    achievements: ACHIEVEMENTS.map((achievement) => {
      const earned = own.get(achievement.id);
      const have = earned ? achievement.need : Math.min(achievement.need, counts.get(achievement.series)?.total ?? 0);
      return {
        ...achievement,
        have,
        perMille: shares.get(achievement.id) ?? 0,
        earned: earned ? { season: earned.season, day: earned.day } : null,
      };
    }),
  };
}

/** Returns, per thousand users who have ever managed a club, how many hold each achievement. One query. */
async function sharesOfHolders(db: Database): Promise<Map<string, number>> {
  const managers = db.select({ all: countDistinct(tenures.userId) }).from(tenures);
  const rows = await db
    .select({
      achievement: heldAchievements.achievement,
      perMille: sql<number>`round(1000.0 * count(*) / greatest(1, (${managers})))::int`,
    })
    .from(heldAchievements)
    .groupBy(heldAchievements.achievement);
  return new Map(rows.map(({ achievement, perMille }) => [achievement, Math.min(1000, perMille)]));
}

/** Returns a page of the users who manage a club or have achievements, or of some among them. Three queries. */
export async function achievementBoard(
  db: Database,
  { page, circle }: { page: number; circle: ReadonlySet<UserId> | null },
) {
  const points = sql<number>`coalesce(sum(${heldAchievements.points}), 0)::int`;
  const isListed = and(
    isNull(users.deletedAt),
    sql`(${isNotNull(managers.clubId)} or exists (select from ${heldAchievements} where ${heldAchievements.userId} = ${users.id}))`,
  );
  const ranked = db
    .select({
      id: users.id,
      name: users.name,
      clubId: sql<ClubId | null>`${managers.clubId}`.as('ranked_club'),
      points: points.as('points'),
      achievements: count(heldAchievements.achievement).as('achievements'),
      rank: sql<number>`rank() over (order by ${points} desc)::int`.as('rank'),
      total: sql<number>`count(*) over ()::int`.as('total'),
    })
    .from(users)
    .leftJoin(managers, eq(managers.userId, users.id))
    .leftJoin(heldAchievements, eq(heldAchievements.userId, users.id))
    .where(isListed)
    .groupBy(users.id, users.name, managers.clubId)
    .as('ranked');
  const isShown = circle ? inArray(ranked.id, [...circle]) : undefined;
  const rows = await db
    .select()
    .from(ranked)
    .where(isShown)
    .orderBy(asc(ranked.rank), asc(ranked.id))
    .limit(MANAGERS_PER_PAGE)
    .offset((page - 1) * MANAGERS_PER_PAGE);
  const teams = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  const total = circle ? await db.$count(ranked, isShown) : (rows[0]?.total ?? 0);
  return {
    data: rows.map(({ id, name, clubId, total: _, ...row }) => ({
      ...row,
      user: { id, name },
      team: teams.get(clubId ?? 0) ?? null,
    })),
    pagination: { currentPage: page, totalPages: Math.max(1, Math.ceil(total / MANAGERS_PER_PAGE)), total },
    maxPoints: MAX_ACHIEVEMENT_POINTS,
  };
}

/** Returns the points of all users with an achievement. One query. */
export function allAchievementPoints(db: Database) {
  return db
    .select({ userId: heldAchievements.userId, value: sql<number>`sum(${heldAchievements.points})::int` })
    .from(heldAchievements)
    .groupBy(heldAchievements.userId)
    .orderBy(asc(heldAchievements.userId));
}
