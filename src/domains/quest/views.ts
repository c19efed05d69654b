/** Builds the views of quests: current progress and open rewards. */
import { sql } from 'drizzle-orm';
import { countGame, recount } from '#domains/achievement/rules/tally.ts';
import { nationAsked, nationPresided } from '#domains/achievement/store/career-deeds.ts';
import { talliesOf } from '#domains/achievement/store/count.ts';
import { deedsOf } from '#domains/achievement/store/deeds.ts';
import { playedOn } from '#domains/achievement/store/played-games.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import { roomOf } from '#domains/puck/store/issue.ts';
import { PERSON_QUEST_TEXTS, QUEST_IDS, type QuestId, questOf } from '#domains/quest/constants.ts';
import type { QuestView } from '#domains/quest/contract.ts';
import { isReachable, periodOf, progressOf, pucksFor, questsFor } from '#domains/quest/rules.ts';
import { priced, rewardsOf } from '#domains/quest/store.ts';
import type { PersonQuest } from '#domains/shapes.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/**
 * Loads a user's quests in six queries. Without a club or career there are none, but open rewards remain. A career
 * quest that is out of reach at the club's tier is hidden until the tier changes, unless it is completed.
 */
export async function questsOf(
  db: Database,
  { userId, today, now }: { userId: UserId; today: Today; now: Date },
): Promise<{ points: number; pucksLeft: number; quests: QuestView[] }> {
  const periods = [periodOf('daily', today), periodOf('season', today), periodOf('career', today)];
  const { points, rewards, careers, reach, nationOf } = await rewardsOf(db, { ...today, userId, periods });
  const tallies = await talliesNow(db, { userId, today, hasCareers: careers.length > 0 });
  const ready = await priced(
    db,
    userId,
    rewards.filter(({ claimedAt }) => claimedAt === null),
  );
  const worths = new Map(ready.map(({ quest, period, worth }) => [`${quest}/${period}`, worth]));
  const found = new Map(rewards.map((reward) => [`${reward.quest}/${reward.period}`, reward]));
  const offered = questsFor({ userId, secret: today.secret }, { reach, careers }, today).map((id): QuestView => {
    const { category, cadence, need, nation, money = 0, points: worth } = questOf(id);
    const period = periodOf(cadence, today);
    const reward = found.get(`${id}/${period}`);
    const have = reward ? need : progressOf(id, tallies, today);
    const state = reward ? stateOf(reward) : have >= need ? 'done' : 'open';
    const points = reward?.points ?? worth;
    return {
      ...{ id, category, cadence, period, endedOn: null, need, have, points, money, state },
      pucks: worths.get(`${id}/${period}`) ?? pucksFor({ quest: id, points }),
      nationId: nation ? nationOf[nation] : null,
    };
  });
  const running = offered.filter(
    ({ id, state }) => state !== 'open' || reach === null || isReachable(id, reach, today.day),
  );
  const shown = new Set(running.map(({ id, period }) => `${id}/${period}`));
  const waiting = rewards.filter(
    ({ quest, period, claimedAt }) => claimedAt === null && !shown.has(`${quest}/${period}`),
  );
  const pucksLeft = await roomOf(db, { userId, source: 'quest', cause: 'any', now });
  return {
    points,
    pucksLeft,
    quests: [
      ...waiting.map((reward) => ended(reward, worths.get(`${reward.quest}/${reward.period}`) ?? 0)),
      ...running,
    ],
  };
}

/** Returns the quests of a user's active career; none for an AI's or an ended one. At most one query. */
export async function questsOfPerson(
  db: Database,
  { userId, retiredAt, kind }: { userId: UserId | null; retiredAt: number | null; kind: CareerKind },
  season: number,
): Promise<PersonQuest[]> {
  if (userId === null || retiredAt !== null) return [];
  const nationOf = await nationsOf(db, userId, season);
  return QUEST_IDS.filter((id) => questOf(id).career === kind).map((id) => {
    const { need, points, money = 0, nation } = questOf(id);
    return {
      ...{ id, need, points, money },
      text: PERSON_QUEST_TEXTS[id] ?? id,
      nationId: nation ? nationOf[nation] : null,
    };
  });
}

/** Returns the nations that the quests of a user's careers are about. */
async function nationsOf(
  db: Database,
  userId: UserId,
  season: number,
): Promise<Record<'asked' | 'presided', NationId | null>> {
  const user = sql`${userId}::int`;
  const { rows } = await db.execute<Record<'asked' | 'presided', NationId | null>>(
    sql`select ${nationAsked(user, sql`${season}::int`)} as asked, ${nationPresided(user)} as presided`,
  );
  return { asked: rows[0]?.asked ?? null, presided: rows[0]?.presided ?? null };
}

function stateOf({ claimedAt }: { claimedAt: Date | null }): 'ready' | 'claimed' {
  return claimedAt === null ? 'ready' : 'claimed';
}

/** Returns the view of a past quest with an open reward. */
function ended(reward: { quest: QuestId; period: number; points: number; doneOn: number }, pucks: number): QuestView {
  const { category, cadence, need, money = 0 } = questOf(reward.quest);
  return {
    id: reward.quest,
    category,
    cadence,
    period: reward.period,
    endedOn: dateOf(reward.doneOn),
    need,
    have: need,
    points: reward.points,
    pucks,
    money,
    nationId: null,
    state: 'ready',
  };
}

/** Returns the user's counts as of last night plus everything since. Three queries. */
async function talliesNow(
  db: Database,
  { userId, today, hasCareers }: { userId: UserId; today: Today; hasCareers: boolean },
) {
  const { season, day, absoluteDay } = today;
  const [stored, played, deeds] = await Promise.all([
    talliesOf(db, [userId]),
    playedOn(db, { season, day, userId }),
    deedsOf(db, [userId], { hasCareers }),
  ]);
  const tallies = stored.get(userId) ?? new Map();
  const moment = { season, day: absoluteDay };
  for (const game of played.get(userId) ?? []) countGame(tallies, game, moment);
  for (const { feat, amount } of deeds) recount(tallies, feat, amount, moment);
  return tallies;
}
