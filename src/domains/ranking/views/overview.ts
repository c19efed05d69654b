/** Combines all leaderboards. */
import { asc, eq, isNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { allAchievementPoints } from '#domains/achievement/views.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { managersByTrophies } from '#domains/history/views/managers.ts';
import { allQuestPoints } from '#domains/quest/store.ts';
import { RANKED_PER_PAGE } from '#domains/ranking/constants.ts';
import type { OverviewRow } from '#domains/ranking/contract.ts';
import { type Ranked, rankedBy, rankedTogether } from '#domains/ranking/rules.ts';
import { allRatings } from '#domains/ranking/views/ratings.ts';
import { managers } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Returns users on any leaderboard, or a circle among them with their overall ranks. Seven queries, regardless of their
 * number.
 */
export async function leaderboardOverview(
  db: Database,
  { page, circle }: { page: number; circle: ReadonlySet<UserId> | null },
) {
  const [ratings, points, quests, trophies, named] = await Promise.all([
    allRatings(db),
    allAchievementPoints(db),
    allQuestPoints(db),
    managersByTrophies(db),
    db
      .select({ id: users.id, name: users.name, clubId: managers.clubId })
      .from(users)
      .leftJoin(managers, eq(managers.userId, users.id))
      .where(isNull(users.deletedAt))
      .orderBy(asc(users.id)),
  ]);
  const won = trophies.map(({ user, points: value }) => ({ userId: user.id, value }));
  const boards = [ratings, points, won, quests].map(rankedBy);
  const byId = new Map(named.map((user) => [user.id, user]));
  const together = rankedTogether(boards).filter(
    ({ userId }) => byId.has(userId) && (circle === null || circle.has(userId)),
  );
  const shown = together.slice((page - 1) * RANKED_PER_PAGE, page * RANKED_PER_PAGE);
  const teams = await proTeamRefs(db, shown, ({ userId }) => byId.get(userId)?.clubId);
  const place = (board: ReadonlyMap<UserId, Ranked> | undefined, userId: UserId) => board?.get(userId) ?? null;
  return {
    data: shown.flatMap(({ userId, rank }): OverviewRow[] => {
      const user = byId.get(userId);
      if (!user) return [];
      const [rating, achievements, ofTrophies, ofQuests] = boards.map((board) => place(board, userId));
      return [
        {
          rank,
          user: { id: user.id, name: user.name },
          team: teams.get(user.clubId ?? 0) ?? null,
          rating: rating ?? null,
          achievements: achievements ?? null,
          trophies: ofTrophies ?? null,
          quests: ofQuests ?? null,
        },
      ];
    }),
    pagination: {
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(together.length / RANKED_PER_PAGE)),
      total: together.length,
    },
  };
}
