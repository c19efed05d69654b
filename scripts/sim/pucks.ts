/**
 * `sim -- pucks`: plays real days with several kinds of users under the game's own rules and ledger. Reports the pucks
 * issued, spent and held, and what farming with several accounts earns.
 */
import { isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { ACHIEVEMENTS } from '#domains/achievement/rules/catalog.ts';
import { userPlaces } from '#domains/auth/tables.ts';
import { RECIPES } from '#domains/banana/constants.ts';
import { PUCK_COLORS, type PuckColor } from '#domains/finances/constants.ts';
import { friendships } from '#domains/friend/tables.ts';
import { ACHIEVEMENT_PUCKS, GIFT, LIMIT_DAYS, PRESS_PRIZE_PUCKS } from '#domains/puck/constants.ts';
import { givePucks } from '#domains/puck/store/gifts.ts';
import { type Due, issuePucks } from '#domains/puck/store/issue.ts';
import { putPucks } from '#domains/puck/store/spend.ts';
import { issueStartPucks } from '#domains/puck/store/start.ts';
import { puckIssues } from '#domains/puck/tables.ts';
import { PRODUCTS } from '#domains/purchase/constants.ts';
import { QUEST_IDS, QUESTS, type QuestId } from '#domains/quest/constants.ts';
import { claimRewards } from '#domains/quest/store.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { MAX_TICKETS, type RaffleType } from '#domains/raffle/constants.ts';
import { drawRaffles, openRaffles } from '#domains/raffle/store/raffles.ts';
import { buyTickets, takeFreeTicket } from '#domains/raffle/store/tickets.ts';
import { raffles } from '#domains/raffle/tables.ts';
import { ITEM_IDS, ITEMS, type ItemId } from '#domains/shop/constants.ts';
import { buyItem } from '#domains/shop/store/purchases.ts';
import { BANANA_DAY } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createWorld } from '#world/creation/create.ts';
import { withThrowawayDatabase } from '../bench/parts/throwaway.ts';
import type { OnDatabase } from './account-stage.ts';

const CLUBS = 20;
/** A Monday: raffles and limits count real days (UTC). */
const BEGAN = Date.UTC(2026, 2, 2, 12);
/** Age of the accounts at the start, in days: only older accounts may send gifts. */
const OLD_DAYS = 30;

/** How a kind of user plays. Chances are per day. */
interface Habit {
  accounts: number;
  plays: number;
  /** Daily quests completed per account and day played. */
  quests: number;
  seasonQuest: number;
  achievement: number;
  pressPrize: number;
  takesFree: boolean;
  /** Tickets bought per open raffle and day played. */
  tickets: number;
  /** Items to buy in this order, each as soon as the pucks suffice. */
  wishes: readonly ItemId[];
  /** Packs of pucks bought with money on the first day of each season. */
  packs: number;
  gives: boolean;
}

const DAILY: Habit = {
  ...{ accounts: 1, plays: 1, quests: 3, seasonQuest: 0.2, achievement: 0.08, pressPrize: 0.03 },
  ...{ takesFree: true, tickets: 0, wishes: ['face', 'jersey', 'premium-month', 'crest'], packs: 0, gives: false },
};

/** The farmer is five accounts of one household that each play like the single daily account. */
const KINDS = {
  casual: { ...DAILY, plays: 3 / 7, quests: 1, seasonQuest: 0.03, achievement: 0.02, pressPrize: 0, takesFree: false },
  daily: DAILY,
  whale: { ...DAILY, tickets: 2, wishes: ['premium-year', 'card-pack'], packs: 1 },
  farmer: { ...DAILY, accounts: 5, tickets: 1, wishes: ['premium-month'] },
  trader: { ...DAILY, accounts: 2, tickets: 1, gives: true },
} as const satisfies Readonly<Record<string, Habit>>;
type Kind = keyof typeof KINDS;
const KIND_IDS = Object.keys(KINDS) as Kind[]; // they are its keys

interface Bot {
  kind: Kind;
  userId: UserId;
  /** Index within the kind. */
  index: number;
  random: Random;
  bought: number;
}

interface PuckReport {
  realDays: number;
  /** Pucks issued and burned, by way and color. Moves between users and escrows do not count. */
  ways: { way: string; color: PuckColor; issued: number; burned: number }[];
  colors: { color: PuckColor; issued: number; burned: number; held: number }[];
  /** Pucks each household got from the game, the gifts it got from others, and what it holds. */
  kinds: { kind: Kind; accounts: number; issued: number; perSeason: number; gifts: number; held: number }[];
  /** Real days until a user who spends nothing can afford an item; null: not within the days played. */
  items: { item: ItemId; price: number; days: Record<'casual' | 'daily', number | null> }[];
  /** Pucks earned by the farmer's five accounts for each puck the single daily account earns. */
  farmerShare: number;
}

/** Plays the days and returns the report. @param onDatabase defaults to a throwaway database */
export async function measurePucks({
  realDays,
  seed,
  onDatabase = withThrowawayDatabase,
  onProgress = () => undefined,
}: {
  realDays: number;
  seed: number;
  onDatabase?: OnDatabase;
  onProgress?: (done: number) => void;
}): Promise<PuckReport> {
  return onDatabase(async ({ db, pool }) => {
    await migrate(pool);
    const league = { size: CLUBS, seed, secret: knownSecret(seed), pastSeasons: 0, dayMinutes: 60 };
    await createWorld({ ...league, isAtFaceoff: false, db, now: new Date(BEGAN), threads: 1 });
    const bots = await enroll(db, seed);
    for (let realDay = 0; realDay < realDays; realDay++) {
      await playDay(db, bots, realDay);
      onProgress(realDay + 1);
    }
    return reportOf(db, bots, realDays);
  });
}

/** Creates accounts of every kind. The farmer's share a household; the trader's are friends in separate households. */
async function enroll(db: Database, seed: number): Promise<Bot[]> {
  const bots: Bot[] = [];
  const at = new Date(BEGAN - OLD_DAYS * DAY_MS);
  for (const kind of KIND_IDS) {
    for (let index = 0; index < KINDS[kind].accounts; index++) {
      const name = `${kind} ${index + 1}`;
      const ref = `${kind}-${index + 1}`;
      const [user] = await db
        .insert(users)
        .values({
          ...{ name, nameSkeleton: name, email: `${ref}@example.org`, passwordHash: '-', refCode: ref },
          ...{ country: 'CA', timeZone: 'America/Toronto', activatedAt: at, isAdult: true },
        })
        .returning({ id: users.id });
      if (!user) throw new Error('the insert returned no user');
      const placeHash = kind === 'farmer' ? 'farm' : ref;
      await db
        .insert(userPlaces)
        .values({ userId: user.id, placeHash, deviceHash: '', firstSeenAt: at, lastSeenAt: at });
      bots.push({ kind, userId: user.id, index, random: new Random(`pucks/${seed}/${name}`), bought: 0 });
    }
  }
  const traders = bots.filter(({ kind }) => KINDS[kind].gives);
  for (const { userId } of traders)
    for (const { userId: friendId } of traders)
      if (userId !== friendId) await db.insert(friendships).values({ userId, friendId, since: at });
  return bots;
}

interface Day {
  realDay: number;
  now: Date;
  date: { season: number; day: number };
  absoluteDay: number;
  open: readonly { id: number; type: RaffleType }[];
}

async function playDay(db: Database, bots: readonly Bot[], realDay: number): Promise<void> {
  const now = new Date(BEGAN + realDay * DAY_MS);
  const { season, day } = await readToday(db);
  await issueStartPucks(db, now);
  await drawRaffles(db, now);
  await openRaffles(db, now);
  const open = await db
    .select({ id: raffles.id, type: raffles.type })
    .from(raffles)
    .where(isNull(raffles.drawnAt))
    .orderBy(raffles.id);
  const today = { realDay, now, date: { season, day }, absoluteDay: realDay + 1, open };
  for (const bot of bots) {
    await buyPacks(db, bot, today);
    if (!bot.random.chance(KINDS[bot.kind].plays)) continue;
    await earn(db, bot, today);
    await enterRaffles(db, bot, today);
    await spend(db, bot, today);
  }
  for (const bot of bots) if (KINDS[bot.kind].gives) await give(db, bot, { bots, today });
}

const ofCadence = (cadence: string) => QUEST_IDS.filter((id) => QUESTS[id].cadence === cadence);
const DAILY_QUESTS = ofCadence('daily');
const SEASON_QUESTS = ofCadence('season');

/** Completes a day's quests, which have household rules of their own, and issues other rewards within their limits. */
async function earn(db: Database, { kind, userId, random }: Bot, today: Day): Promise<void> {
  const habit = KINDS[kind];
  const { realDay, now, date, absoluteDay } = today;
  const season = Math.floor(realDay / LIMIT_DAYS);
  const done = (quest: QuestId, period: number) => ({
    ...{ userId, quest, period, points: QUESTS[quest].points, doneOn: absoluteDay },
  });
  const rewards = random
    .shuffle([...DAILY_QUESTS])
    .slice(0, habit.quests)
    .map((quest) => done(quest, absoluteDay));
  const [seasonQuest] = random.shuffle([...SEASON_QUESTS]);
  if (seasonQuest && random.chance(habit.seasonQuest)) rewards.push(done(seasonQuest, season));
  await db.insert(questRewards).values(rewards).onConflictDoNothing();
  await claimRewards(db, { userId, now });
  const dues: Due[] = [];
  const add = (source: 'achievement' | 'press-prize' | 'banana', cause: string, amount: number) =>
    dues.push({
      ...{ key: `sim/${source}/${userId}/${cause}/${dues.length}/${realDay}`, userId, source, cause, amount },
      ...{ color: 'earned', memo: { kind: 'start-pucks', params: {} } },
    });
  const [achievement] = random.shuffle([...ACHIEVEMENTS]);
  if (achievement && random.chance(habit.achievement)) {
    const { min, max } = ACHIEVEMENT_PUCKS;
    add('achievement', achievement.id, Math.min(max, Math.max(min, achievement.points)));
  }
  if (random.chance(habit.pressPrize)) add('press-prize', 'weekly', PRESS_PRIZE_PUCKS);
  if ((realDay % LIMIT_DAYS) + 1 === BANANA_DAY)
    for (let salad = 0; salad < 5; salad++) add('banana', 'salad', RECIPES.salad.pucks);
  await db.transaction((tx) => issuePucks(tx, dues, { ...date, now }));
}

async function enterRaffles(db: Database, { kind, userId }: Bot, { realDay, now, date, open }: Day): Promise<void> {
  const { takesFree, tickets } = KINDS[kind];
  const free = open[realDay % Math.max(1, open.length)];
  if (takesFree && free) await db.transaction((tx) => takeFreeTicket(tx, { raffleId: free.id, userId, now }));
  for (const { id: raffleId } of tickets > 0 ? open : []) {
    const order = { raffleId, userId, tickets: Math.min(tickets, MAX_TICKETS), orderId: `${realDay}`, ...date, now };
    await db.transaction((tx) => buyTickets(tx, order));
  }
}

/** Buys the next item on the wish list if the pucks suffice; an item already owned is skipped. */
async function spend(db: Database, bot: Bot, { realDay, now, date }: Day): Promise<void> {
  const { wishes }: Habit = KINDS[bot.kind];
  const item = wishes[bot.bought % wishes.length];
  if (item === undefined) return;
  const purchase = { userId: bot.userId, item, purchaseId: `${realDay}`, ...date, now };
  const bought = await db.transaction((tx) => buyItem(tx, purchase));
  if (bought.ok || bought.code === 'shop.owned') bot.bought++;
}

/** Credits the season's packs without a payment: the simulation tracks no money. */
async function buyPacks(db: Database, { kind, userId }: Bot, { realDay, date }: Day): Promise<void> {
  const { packs } = KINDS[kind];
  if (packs === 0 || realDay % LIMIT_DAYS !== 0) return;
  await db.transaction((tx) =>
    putPucks(tx, {
      ...{ userId, pucks: packs * PRODUCTS['pucks-6500'].pucks, color: 'bought', from: 'world:sales' },
      ...{
        memo: { kind: 'purchase', params: { purchaseId: realDay + 1 } },
        key: `sim/pack/${userId}/${realDay}`,
        ...date,
      },
    }),
  );
}

/** Gives the first account of the bot's kind as many pucks as a day allows. */
async function give(db: Database, bot: Bot, { bots, today }: { bots: readonly Bot[]; today: Day }): Promise<void> {
  const first = bots.find(({ kind }) => kind === bot.kind);
  if (!first || first === bot) return;
  const { now, date, realDay } = today;
  for (const pucks of [GIFT.sent, 40, 20, 5]) {
    const gift = { fromId: bot.userId, toId: first.userId, pucks, giftId: `${realDay}/${pucks}`, ...date, now };
    await db.transaction((tx) => givePucks(tx, gift));
  }
}

async function reportOf(db: Database, bots: readonly Bot[], realDays: number): Promise<PuckReport> {
  const { rows: ways } = await db.execute<{ way: string; color: PuckColor; issued: number; burned: number }>(sql`
    select case when i.source is null then t.kind else i.source end as way, substr(e.currency, 6) as color,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::int as issued,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::int as burned
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      left join puck_issues i on i.key = t.key
    where e.currency like 'puck:%' and e.account like 'world:%' group by 1, 2 order by 1, 2`);
  const { rows: held } = await db.execute<{ account: string; color: PuckColor; held: number }>(sql`
    select account, substr(currency, 6) as color, sum(amount)::int as held from ledger_entries
    where currency like 'puck:%' and account not like 'world:%' group by 1, 2 order by 1, 2`);
  const issues = await db.select().from(puckIssues).where(sql`${puckIssues.amount} > 0`);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const kinds = KIND_IDS.map((kind) => {
    const own = bots.filter((bot) => bot.kind === kind).map(({ userId }) => userId);
    const to = issues.filter(({ userId }) => own.includes(userId));
    const issued = sum(to.filter(({ fromUserId }) => fromUserId === null).map(({ amount }) => amount));
    const gifts = sum(to.filter(({ fromUserId }) => fromUserId !== null).map(({ amount }) => amount));
    const accounts = own.map((id) => `user:${id}`);
    const has = sum(held.filter(({ account }) => accounts.includes(account)).map((one) => one.held));
    return {
      kind,
      accounts: own.length,
      issued,
      perSeason: Math.round((issued * LIMIT_DAYS) / realDays),
      gifts,
      held: has,
    };
  });
  /** Leaves out raffle prizes, which tickets pay for. */
  const earnedBy = (kind: Kind) => {
    const own = bots.filter((bot) => bot.kind === kind).map(({ userId }) => userId);
    const earned = issues.filter(
      (issue) => own.includes(issue.userId) && issue.fromUserId === null && issue.source !== 'raffle',
    );
    return sum(earned.map(({ amount }) => amount));
  };
  const first = Math.floor(BEGAN / DAY_MS);
  const daysUntil = (kind: Kind, price: number): number | null => {
    const userId = bots.find((bot) => bot.kind === kind)?.userId;
    for (let day = 0; day < realDays; day++) {
      const until = issues.filter((one) => one.userId === userId && one.realDay <= first + day);
      if (sum(until.map(({ amount }) => amount)) >= price) return day + 1;
    }
    return null;
  };
  return {
    ...{ realDays, ways, kinds, farmerShare: earnedBy('farmer') / Math.max(1, earnedBy('daily')) },
    colors: PUCK_COLORS.map((color) => {
      const of = ways.filter((way) => way.color === color);
      const inColor = held.filter((one) => one.color === color);
      return {
        ...{ color, issued: sum(of.map(({ issued }) => issued)), burned: sum(of.map(({ burned }) => burned)) },
        held: sum(inColor.map((one) => one.held)),
      };
    }),
    items: ITEM_IDS.map((item) => {
      const { price } = ITEMS[item];
      return { item, price, days: { casual: daysUntil('casual', price), daily: daysUntil('daily', price) } };
    }),
  };
}

/** Returns the report as text tables. */
export function pucksText({ realDays, ways, colors, kinds, items, farmerShare }: PuckReport): string {
  const cells = (row: readonly (string | number | null)[]) =>
    row.map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell ?? '-').padStart(10))).join('');
  const table = (head: readonly string[], rows: readonly (readonly (string | number | null)[])[]) =>
    [cells(head), ...rows.map(cells)].join('\n');
  return [
    `${realDays} real days; limits span ${LIMIT_DAYS} days`,
    table(
      ['way', 'color', 'issued', 'burned'],
      ways.map(({ way, color, issued, burned }) => [way, color, issued, burned]),
    ),
    table(
      ['color', 'issued', 'burned', 'held'],
      colors.map(({ color, issued, burned, held }) => [color, issued, burned, held]),
    ),
    table(
      ['kind (household)', 'accounts', 'issued', 'a season', 'gifts', 'held'],
      kinds.map(({ kind, accounts, issued, perSeason, gifts, held }) => [
        kind,
        accounts,
        issued,
        perSeason,
        gifts,
        held,
      ]),
    ),
    table(
      ['item', 'price', 'casual', 'daily'],
      items.map(({ item, price, days }) => [item, price, days.casual, days.daily]),
    ),
    `A farming household of ${KINDS.farmer.accounts} earns ${farmerShare.toFixed(2)} times as much as one daily account.`,
  ].join('\n\n');
}
