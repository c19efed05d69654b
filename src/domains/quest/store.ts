/** Quest rewards: added at night, claimed once. */
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { Tallies } from '#domains/achievement/rules/tally.ts';
import { nationAsked, nationPresided } from '#domains/achievement/store/career-deeds.ts';
import { talliesOf } from '#domains/achievement/store/count.ts';
import { inHousehold } from '#domains/auth/store/places.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { colorSince, issuePucks, lockIssues, roomOf } from '#domains/puck/store/issue.ts';
import { QUESTS, type QuestId, questOf } from '#domains/quest/constants.ts';
import { questRefusals } from '#domains/quest/refusals.ts';
import {
  doneOn,
  pucksFor,
  type QuestDay,
  type QuestDraw,
  questsFor,
  type Reach,
  type Walks,
  worthOf,
} from '#domains/quest/rules.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { isManagedBy } from '#domains/seat/store/predicates.ts';
import { managers } from '#domains/seat/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { knownToServer } from '#platform/clock/secret.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/**
 * Adds the rewards of completed quests after the night's count; five queries and one for notifications, regardless of
 * the number of managers. Returns how many were added.
 */
export async function settleQuests(tx: Transaction, day: QuestDay): Promise<number> {
  const walks = await walksOf(tx, day);
  const userIds = [...walks.keys()];
  if (userIds.length === 0) return 0;
  const secret = await knownToServer(tx);
  const tallies = await talliesOf(tx, userIds);
  const done = userIds.flatMap((userId) => {
    const own: Tallies = tallies.get(userId) ?? new Map();
    return doneOn(offeredOn({ userId, secret }, walks.get(userId), day), own, day).map(({ id, period }) => ({
      ...{ userId, quest: id, period, points: QUESTS[id].points, doneOn: day.absoluteDay },
      wasAtWill: questOf(id).cadence === 'career' && (own.get(QUESTS[id].feat)?.wasAtWill ?? false),
    }));
  });
  if (done.length === 0) return 0;
  // Season and career quests stay completed every night, so existing rewards are skipped.
  const made = await tx.insert(questRewards).values(done).onConflictDoNothing().returning();
  const byUser = Map.groupBy(made, ({ userId }) => userId);
  await notify(
    pgRows(tx),
    [...byUser]
      .sort(([one], [other]) => one - other)
      .map(([userId, own]) => {
        const pucks = own.reduce((sum, reward) => sum + pucksFor(reward), 0);
        return {
          userId,
          channel: 'news' as const,
          kind: 'quests-done' as const,
          params: { count: own.length, pucks },
        };
      }),
  );
  return made.length;
}

const offeredOn = (draw: QuestDraw, walks: Walks | undefined, day: QuestDay) =>
  walks === undefined ? [] : questsFor(draw, walks, day);

/**
 * Returns the users who are offered quests: managers, and those with other careers, in the order of ids. Two queries.
 */
async function walksOf(db: Transaction, { season, absoluteDay }: QuestDay): Promise<Map<UserId, Walks>> {
  const { rows } = await db.execute<{ userId: UserId; careers: CareerKind[] }>(sql`
    select who as "userId", array_remove(array_agg(kind order by kind), null) as careers
    from (select user_id as who, null as kind from ${managers}
      union all select user_id, kind from ${persons} where user_id is not null and retired_at is null) walks
    group by who order by who`);
  const reaches = await reachOf(db, { season, day: absoluteDay - absoluteDayOf({ season, day: 0 }) });
  return new Map(rows.map(({ userId: id, careers }) => [id, { careers, reach: reaches.get(id) ?? null }]));
}

/** Returns what each manager's club can achieve on a day. One query. */
export async function reachOf(
  db: Database | Transaction,
  { season, day }: { season: number; day: number },
): Promise<Map<UserId, Reach>> {
  const { rows } = await db.execute<{ userId: UserId; reach: Reach }>(
    sql`select m.user_id as "userId", ${reachIn({ season, day })} as reach from ${clubs} o join ${managers} m on m.club_id = o.id`,
  );
  return new Map(rows.map(({ userId, reach }) => [userId, reach]));
}

/** SQL for the `Reach` of the club `o`. */
function reachIn({ season, day }: { season: number; day: number }): SQL<Reach> {
  return sql`(select jsonb_build_object('isTop', l.feeds_league_id is null, 'hasRival', o.rival_club_id is not null,
      'meetsRival', exists (select from ${teams} rival join ${games} g
          on (g.home_team_id, g.away_team_id) in ((t.id, rival.id), (rival.id, t.id))
        join ${competitions} c on c.id = g.competition_id and c.kind = 'league'
        where rival.club_id = o.rival_club_id and rival.level = 'PRO' and g.season = ${season}::int),
      'playing', coalesce(today.levels, '{}'), 'isHome', coalesce(today.is_home, false))
    from ${teams} t join ${leagues} l on l.id = t.league_id
      left join lateral (select array_agg(distinct own.level) as levels,
          bool_or(own.level = 'PRO' and g.home_team_id = own.id) as is_home
        from ${games} g join ${competitions} c on c.id = g.competition_id and c.kind in ('league', 'playoffs')
          join ${teams} own on own.id in (g.home_team_id, g.away_team_id) and own.club_id = o.id
        where g.season = ${season}::int and g.day = ${day}::int) today on true
    where t.club_id = o.id and t.level = 'PRO')`;
}

type Claim = { userId: UserId; quest: QuestId; period: number; evenShort: boolean; now: Date };
type StoredReward = typeof questRewards.$inferSelect;

/** A claimed reward: pucks for the user, and whole dollars for the purse of a career. */
interface Reward {
  points: number;
  pucks: number;
  money: number;
}

/**
 * Pays a reward once, even if it is claimed twice at the same time. A career's dollars go to its purse as long as the
 * user has the career. A reward worth more pucks than the limits allow stays unclaimed unless `evenShort` is set.
 */
export async function claimReward(
  db: Database,
  { userId, quest, period, evenShort, now }: Claim,
): Promise<({ ok: true } & Reward) | Refused> {
  const isIt = and(eq(questRewards.userId, userId), eq(questRewards.quest, quest), eq(questRewards.period, period));
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(questRewards).where(isIt).for('no key update');
    if (!known) return questRefusals.notDone();
    if (known.claimedAt) return questRefusals.claimedAlready();
    const left = await pucksLeft(tx, { userId, now });
    const [reward] = await priced(tx, userId, [known]);
    if (!reward) return questRefusals.notDone();
    if (left < reward.worth && !evenShort) return questRefusals.limitReached({ left });
    return { ok: true, ...(await payRewards(tx, [reward], { userId, now })) };
  });
}

/**
 * Claims all rewards of a user in one transaction, oldest first, as far as the limits allow each of them. One that is
 * claimed elsewhere meanwhile is paid once.
 */
export async function claimRewards(
  db: Database,
  { userId, now }: Pick<Claim, 'userId' | 'now'>,
): Promise<({ ok: true; count: number; waiting: number } & Reward) | Refused> {
  return db.transaction(async (tx) => {
    // In one fixed order, which rules out deadlocks between two that claim all.
    const ready = await tx
      .select()
      .from(questRewards)
      .where(and(eq(questRewards.userId, userId), isNull(questRewards.claimedAt)))
      .orderBy(asc(questRewards.quest), asc(questRewards.period))
      .for('no key update');
    if (ready.length === 0) return questRefusals.nothingReady();
    const left = await pucksLeft(tx, { userId, now });
    let room = left;
    const fitting = (await priced(tx, userId, ready)).filter(({ worth }) => {
      if (worth > room) return false;
      room -= worth;
      return true;
    });
    if (fitting.length === 0) return questRefusals.limitReached({ left });
    const paid = await payRewards(tx, fitting, { userId, now });
    return { ok: true, count: fitting.length, waiting: ready.length - fitting.length, ...paid };
  });
}

/** Returns what today's limits leave a user for quests; locked until the transaction ends. */
async function pucksLeft(tx: Transaction, { userId, now }: Pick<Claim, 'userId' | 'now'>): Promise<number> {
  await lockIssues(tx);
  return roomOf(tx, { userId, source: 'quest', cause: 'any', now });
}

type Priced = StoredReward & { worth: number };

/** Returns a user's open rewards in the order of payment, each with the pucks it is worth. One query. */
export async function priced(
  db: Database | Transaction,
  userId: UserId,
  rewards: readonly StoredReward[],
): Promise<Priced[]> {
  const inOrder = rewards.toSorted((one, other) => one.doneOn - other.doneOn || one.points - other.points);
  const periods = [...new Set(rewards.map(({ period }) => period))];
  const ofHousehold = sql`${questRewards.userId} in ${inHousehold(userId)}`;
  const done = await db
    .select()
    .from(questRewards)
    .where(and(ofHousehold, inArray(questRewards.period, periods)));
  const worths = worthOf(inOrder, done);
  return inOrder.map((reward, index) => ({ ...reward, worth: worths[index] ?? 0 }));
}

/** Posts each reward as its own transaction; dollars only for careers that still exist. */
async function payRewards(
  tx: Transaction,
  claimed: readonly Priced[],
  { userId, now }: Pick<Claim, 'userId' | 'now'>,
): Promise<Reward> {
  const { season, day } = await readToday(tx);
  const purses = await pursesOf(tx, userId, claimed);
  const colors = new Map<number, 'earned' | 'play'>();
  for (const began of claimed.map(sinceOf)) if (!colors.has(began)) colors.set(began, await colorSince(tx, began));
  const due = claimed.map((reward) => {
    const { quest, period, points, worth: amount } = reward;
    const { career, money: salary = 0 } = questOf(quest);
    const purse = career === undefined ? undefined : purses.get(career);
    const money = purse === undefined ? 0 : salary;
    return {
      ...{ key: rewardKey({ userId, quest, period }), userId, source: 'quest' as const, cause: quest, points, money },
      ...{ amount, color: reward.wasAtWill ? ('play' as const) : (colors.get(sinceOf(reward)) ?? 'play') },
      memo: { kind: 'quest-reward' as const, params: { quest } },
      alongside:
        purse === undefined
          ? []
          : [
              { account: purse, amount: money },
              { account: 'world:sponsors' as const, amount: -money },
            ],
    };
  });
  const issued = await issuePucks(tx, due, { season, day, now });
  const paid = claimed.map(({ worth: _, ...reward }, index) => ({
    ...reward,
    pucks: issued.get(due[index]?.key ?? '') ?? 0,
    claimedAt: now,
  }));
  await pgRows(tx).merge(questRewards, paid, { key: ['userId', 'quest', 'period'], set: ['pucks', 'claimedAt'] });
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  return {
    points: sum(claimed.map(({ points }) => points)),
    pucks: sum(paid.map(({ pucks }) => pucks)),
    money: sum(due.map(({ money }) => money)),
  };
}

/**
 * Returns the absolute day on which the period of a reward began; for a season, its first day. For a career, the reward
 * itself records how it was achieved.
 */
function sinceOf({ quest, period, doneOn: on }: Pick<StoredReward, 'quest' | 'period' | 'doneOn'>): number {
  return questOf(quest).cadence === 'season' ? absoluteDayOf({ season: period, day: 1 }) : on;
}

/** Returns the purse accounts for the dollars of these quests, by career, without careers that have ended. */
async function pursesOf(
  tx: Transaction,
  userId: UserId,
  claimed: readonly { quest: QuestId }[],
): Promise<Map<CareerKind, `person:${number}`>> {
  const paying = claimed.flatMap(({ quest }) => {
    const { career, money = 0 } = questOf(quest);
    return career === undefined || money === 0 ? [] : [career];
  });
  const purses = new Map<CareerKind, `person:${number}`>();
  for (const career of new Set(paying)) {
    const person = await careerOf(tx, userId, career);
    if (person) purses.set(career, `person:${person.id}`);
  }
  return purses;
}

/** Returns the key of the transaction that pays a reward. */
function rewardKey({ userId, quest, period }: Pick<Claim, 'userId' | 'quest' | 'period'>): string {
  return `quest/${userId}/${quest}/${period}`;
}

/**
 * Returns a user's open rewards, those of the given periods, and the claimed points; also the careers, what the club
 * can achieve on the day, and the nations that career quests are about. One query.
 */
export async function rewardsOf(
  db: Database,
  { userId, periods, season, day }: { userId: UserId; periods: readonly number[]; season: number; day: number },
) {
  const rows = await db
    .select({
      reward: questRewards,
      careers: sql<CareerKind[]>`array(select kind from ${persons}
        where ${persons.userId} = ${users.id} and ${persons.retiredAt} is null order by kind)`,
      reach: sql<Reach | null>`(select ${reachIn({ season, day })} from ${clubs} o where ${isManagedBy(sql`o.id`, userId)})`,
      asked: sql<NationId | null>`${nationAsked(sql`${userId}::int`, sql`${season}::int`)}`,
      presided: sql<NationId | null>`${nationPresided(sql`${userId}::int`)}`,
      claimed: sql<number>`coalesce(sum(${questRewards.points}) filter (where ${isNotNull(questRewards.claimedAt)}) over (), 0)::int`,
    })
    .from(users)
    .leftJoin(questRewards, eq(questRewards.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(asc(questRewards.doneOn), asc(questRewards.quest));
  const [first] = rows;
  return {
    points: first?.claimed ?? 0,
    careers: first?.careers ?? [],
    reach: first?.reach ?? null,
    nationOf: { asked: first?.asked ?? null, presided: first?.presided ?? null },
    rewards: rows.flatMap(({ reward }) =>
      reward && (reward.claimedAt === null || periods.includes(reward.period)) ? [reward] : [],
    ),
  };
}

/** Returns the claimed points of all users who have any and whose account exists. One query. */
export function allQuestPoints(db: Database) {
  return db
    .select({ userId: questRewards.userId, value: sql<number>`sum(${questRewards.points})::int` })
    .from(questRewards)
    .innerJoin(users, eq(users.id, questRewards.userId))
    .where(and(isNotNull(questRewards.claimedAt), isNull(users.deletedAt)))
    .groupBy(questRewards.userId)
    .orderBy(asc(questRewards.userId));
}

/**
 * Removes the unpaid rewards of an erased account. Paid ones stay without a name, so that a new account of the
 * household is not paid for them again.
 */
export async function eraseQuests(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(questRewards).where(and(eq(questRewards.userId, userId), eq(questRewards.pucks, 0)));
}

export async function exportQuests(db: Database, userId: UserId) {
  return db
    .select()
    .from(questRewards)
    .where(eq(questRewards.userId, userId))
    .orderBy(asc(questRewards.doneOn), asc(questRewards.quest));
}
