/** The nightly count of managers' deeds, and the achievements they earn. */
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { NEWSWORTHY_POINTS } from '#domains/achievement/constants.ts';
import { type Achievement, newlyEarned, pucksFor } from '#domains/achievement/rules/catalog.ts';
import { countGame, recount, type Tallies, totalOf } from '#domains/achievement/rules/tally.ts';
import { deedsOf, honorsOf, profitableManagers } from '#domains/achievement/store/deeds.ts';
import { playedOn } from '#domains/achievement/store/played-games.ts';
import { feats, heldAchievements } from '#domains/achievement/tables.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { colorSince, issuePucks } from '#domains/puck/store/issue.ts';
import { managers } from '#domains/seat/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, LeagueId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Tonight {
  season: number;
  day: number;
  absoluteDay: number;
  now: Date;
}

/** A night with the pucks it issues, and whether the season's counts so far were gathered at will. */
interface Counted extends Tonight {
  isAtWill: boolean;
  color: 'earned' | 'play';
}

/** A user to count: a manager, a user with another career, or both. */
interface Manager {
  userId: UserId;
  name: string;
  clubId: ClubId | null;
  leagueId: LeagueId | null;
  team: string;
}

/** Decisive evenings: the last of the regular season and of the playoffs, and the draft. */
const DECISIVE_DAYS: readonly number[] = [
  PHASE_STARTS.playoffs - 1,
  PHASE_STARTS.postseason - 1,
  PHASE_STARTS.draft,
  DAYS_PER_SEASON,
];

/**
 * Counts deeds and grants achievements, once a night. Seven to nine queries and four writes, whatever the number of
 * managers. Returns the number earned.
 */
export async function countAchievements(tx: Transaction, night: Tonight): Promise<number> {
  const managers = await managersOf(tx);
  if (managers.length === 0) return 0;
  const isAtWill = (await colorSince(tx, absoluteDayOf({ season: night.season, day: 1 }))) === 'play';
  const tonight: Counted = { ...night, isAtWill, color: await colorSince(tx, night.absoluteDay) };
  const userIds = managers.map(({ userId }) => userId);
  const before = await talliesOf(tx, userIds);
  const after = await countTonight(tx, { userIds, before, tonight });
  const held = await tx
    .select({ userId: heldAchievements.userId, achievement: heldAchievements.achievement })
    .from(heldAchievements)
    .where(inArray(heldAchievements.userId, userIds));
  const heldBy = Map.groupBy(held, ({ userId }) => userId);
  const earned = managers.flatMap((manager) => {
    const tallies: Tallies = after.get(manager.userId) ?? new Map();
    const totals = Object.fromEntries([...tallies.keys()].map((feat) => [feat, totalOf(tallies, feat)]));
    const own = new Set((heldBy.get(manager.userId) ?? []).map(({ achievement }) => achievement));
    const achievements = newlyEarned(totals, own);
    return achievements.length === 0 ? [] : [{ manager, achievements, tallies }];
  });
  await keepTallies(tx, { before, after });
  await grant(tx, earned, tonight);
  return earned.reduce((sum, { achievements }) => sum + achievements.length, 0);
}

/** Returns the stored counts of users. One query. */
export async function talliesOf(db: Database | Transaction, userIds: readonly UserId[]): Promise<Map<UserId, Tallies>> {
  const rows = await db
    .select()
    .from(feats)
    .where(inArray(feats.userId, [...userIds]));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    userIds.map((id) => [id, new Map((byUser.get(id) ?? []).map(({ userId: _, feat, ...tally }) => [feat, tally]))]),
  );
}

/** Returns one row per user who manages a club or has another career. */
async function managersOf(tx: Transaction): Promise<Manager[]> {
  const rows = await tx
    .select({
      userId: users.id,
      name: users.name,
      clubId: managers.clubId,
      leagueId: teams.leagueId,
      city: teams.city,
      nickname: teams.nickname,
    })
    .from(users)
    .leftJoin(managers, eq(managers.userId, users.id))
    .leftJoin(teams, and(eq(teams.clubId, managers.clubId), eq(teams.level, 'PRO')))
    .where(
      and(
        isNull(users.deletedAt),
        or(isNotNull(managers.clubId), sql`${users.id} in (select user_id from ${persons} where retired_at is null)`),
      ),
    )
    .orderBy(users.id);
  return rows.map(({ city, nickname, ...manager }) => ({
    ...manager,
    team: city === null || nickname === null ? '' : fullTeamName({ city, nickname }),
  }));
}

/** Returns the counts including today. */
async function countTonight(
  tx: Transaction,
  { userIds, before, tonight }: { userIds: readonly UserId[]; before: ReadonlyMap<UserId, Tallies>; tonight: Counted },
): Promise<Map<UserId, Tallies>> {
  const { season, day, absoluteDay, isAtWill } = tonight;
  const today = { season, day: absoluteDay, isAtWill };
  const after = new Map([...before].map(([id, tallies]) => [id, new Map(tallies)]));
  for (const [userId, games] of await playedOn(tx, tonight)) {
    const tallies = after.get(userId);
    if (tallies) for (const game of games) countGame(tallies, game, today);
  }
  const deeds = await deedsOf(tx, userIds, { hasCareers: true });
  if (DECISIVE_DAYS.includes(day)) deeds.push(...(await honorsOf(tx, userIds)));
  for (const { userId, feat, amount } of deeds) {
    const tallies = after.get(userId);
    if (tallies) recount(tallies, feat, amount, today);
  }
  if (day === DAYS_PER_SEASON) {
    for (const userId of await profitableManagers(tx, { userIds, season })) {
      const tallies = after.get(userId);
      if (tallies) recount(tallies, 'profitable-seasons', totalOf(tallies, 'profitable-seasons') + 1, today);
    }
  }
  return after;
}

/** Saves the counts that have changed. */
async function keepTallies(
  tx: Transaction,
  { before, after }: { before: ReadonlyMap<UserId, Tallies>; after: ReadonlyMap<UserId, Tallies> },
): Promise<void> {
  const changed = [...after].flatMap(([userId, tallies]) =>
    [...tallies].flatMap(([feat, tally]) =>
      before.get(userId)?.get(feat) === tally ? [] : [{ userId, feat, ...tally }],
    ),
  );
  await pgRows(tx).merge(feats, changed, {
    key: ['userId', 'feat'],
    set: ['total', 'season', 'inSeason', 'day', 'inDay', 'wasAtWill'],
  });
}

interface Earned {
  manager: Manager;
  achievements: readonly Achievement[];
  tallies: Tallies;
}

/** Saves achievements, notifies each manager once a night, and puts the great ones in the news of their club. */
async function grant(tx: Transaction, earned: readonly Earned[], tonight: Counted): Promise<void> {
  if (earned.length === 0) return;
  const { season, day } = tonight;
  const rows = pgRows(tx);
  await rows.insert(
    heldAchievements,
    earned.flatMap(({ manager: { userId }, achievements }) =>
      achievements.map(({ id, points }) => ({ userId, achievement: id, points, season, day })),
    ),
  );
  await payAchievements(tx, earned, tonight);
  await notify(
    rows,
    earned.flatMap(({ manager: { userId }, achievements }) => {
      const [best] = achievements.toSorted((one, other) => other.points - one.points);
      if (!best) return [];
      const points = achievements.reduce((sum, one) => sum + one.points, 0);
      const params = { achievement: best.series, tier: best.tier, others: achievements.length - 1, points };
      return [{ userId, channel: 'news' as const, kind: 'achievement-earned' as const, params }];
    }),
  );
  await writeNews(
    rows,
    earned.flatMap(({ manager: { userId, name, clubId, leagueId, team }, achievements }) =>
      achievements
        .filter(({ points, category }) => clubId !== null && category !== 'people' && points >= NEWSWORTHY_POINTS)
        .map(({ series, need }): NewsEntry => {
          const params = { manager: name, team, achievement: series, count: need };
          return { season, day, kind: 'manager-milestone', clubId, leagueId, userId, params };
        }),
    ),
  );
}

/**
 * Pays pucks for each achievement; in a household, only the first account that earns it gets paid. Pays play pucks if
 * part of the count was gathered at will.
 */
async function payAchievements(
  tx: Transaction,
  earned: readonly Earned[],
  { season, day, color, now }: Counted,
): Promise<void> {
  const dues = earned.flatMap(({ manager: { userId }, achievements, tallies }) =>
    achievements.map(({ id, series, tier, points }) => ({
      ...{ key: `achievement/${userId}/${id}`, userId, source: 'achievement' as const, cause: id },
      ...{ amount: pucksFor(points), color: tallies.get(series)?.wasAtWill ? ('play' as const) : color },
      memo: { kind: 'achievement-reward' as const, params: { achievement: series, tier } },
    })),
  );
  await issuePucks(tx, dues, { season, day, now });
}
