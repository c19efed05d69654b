/** `world -- holders`: how many managers hold each achievement and have done each quest, for whom nobody may hold or everybody. */
import { sql } from 'drizzle-orm';
import { ACHIEVEMENTS } from '#domains/achievement/rules/catalog.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { QUEST_IDS, QUESTS, type QuestId } from '#domains/quest/constants.ts';
import { isReachable, offeredTo, type Reach } from '#domains/quest/rules.ts';
import { reachOf } from '#domains/quest/store.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { tenures } from '#domains/seat/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { knownToServer } from '#platform/clock/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { advance } from '#world/advance.ts';
import { createWorld } from '#world/creation/create.ts';
import { openBenchApp } from '../bench/bench-app.ts';
import { makeManagers } from '../bench/played-world.ts';
import { withThrowawayDatabase } from '../bench/throwaway.ts';
import { type Command, type OpenWorld, wholeNumber, withDatabase } from './command.ts';
import { HABITS, type HabitualManager, lookIn, type Refusals } from './habits.ts';
import { type Pace, paceOf, paceText } from './pace.ts';
import { openProgress } from './progress.ts';

export const holdersCommand: Command = {
  summary: 'prints how many managers hold each achievement and have done each quest',
  help: `npm run world -- holders [--try 3 | --days 7] [--clubs 20] [--seed 1] [--json]

  --try N    plays N seasons (1 to 20) of a new world, and removes it. Three clubs of four have managers: a third of them look in every
             day, train, trade, build, vote and talk; a third do it once a week; a third leave all to the assistant
  --days N   the same, N days (1 to 630) from the first day of a season on
  --clubs N  of that world, rounded up to leagues of 20 (default 20)
  --seed N   of that world (default 1)

Shares are of all who have ever run a club, or of those with a habit; of a quest of the day or the season, of the times that it was
offered. Then what clubs bring in a season of what achievements count, those that nobody plays too, and how many seasons each step takes.`,
  interrupted: 'Interrupted.',
  options: { try: { type: 'string' }, days: { type: 'string' }, clubs: { type: 'string' }, seed: { type: 'string' } },
  async run({ values }) {
    const print = async (db: Database, groups: readonly Group[] = []) => {
      const report = await holdersOf(db, groups);
      console.log(values['json'] ? JSON.stringify(report, null, 2) : holdersText(report));
    };
    if (values['try'] === undefined && values['days'] === undefined) {
      await withDatabase(values, ({ db }) => print(db));
      return 0;
    }
    const days =
      values['try'] === undefined
        ? wholeNumber(values, 'days', { least: 1, most: 630 })
        : DAYS_PER_SEASON * wholeNumber(values, 'try', { least: 1, most: 20 });
    const size = wholeNumber(values, 'clubs', { least: 20, most: 620, otherwise: 20 });
    const seed = wholeNumber(values, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
    await withThrowawayDatabase(async (opened) => {
      const groups = await play(opened, { days, size, seed, isQuiet: values['json'] === true });
      await print(opened.db, groups);
    });
    return 0;
  },
};

interface Tried {
  days: number;
  size: number;
  seed: number;
  isQuiet: boolean;
}

/** Players' clubs: three of four have a manager, of each habit as many. The rest are nobody's. */
const MANAGED_OF_FOUR = 3;

async function play(opened: OpenWorld, { days, size, seed, isQuiet }: Tried): Promise<Group[]> {
  const { db, log } = opened;
  const progress = openProgress(isQuiet);
  const now = new Date();
  await createWorld({
    db,
    size,
    seed,
    secret: knownSecret(seed),
    pastSeasons: 1,
    isAtFaceoff: false,
    dayMinutes: 60,
    now,
  });
  const managers = await settle(db);
  const stepping = { db, simulate: simulateHere, enqueue, now: () => new Date(), log };
  const refusals: Refusals = new Map();
  const web = await openBenchApp(opened, { isPatient: true });
  try {
    for (let turn = 0; turn < days; turn++) {
      await lookIn(web.app, managers, { turn, refusals });
      const { to } = await advance(stepping, { by: 'day', count: 1 });
      progress.show((turn + 1) / days, `season ${to.season}, day ${to.day}`);
    }
  } finally {
    progress.end();
    await web.close();
  }
  return HABITS.map((habit) => ({
    name: habit,
    userIds: managers.filter((one) => one.habit === habit).map(({ userId }) => userId),
    refusals: habit === 'daily' ? Object.fromEntries(refusals) : {},
  }));
}

/** Gives clubs of every league to managers, and each of them a habit. */
async function settle(db: Database): Promise<(HabitualManager & { userId: number })[]> {
  const { rows } = await db.execute<{ clubId: number; leagueId: number; teamIds: number[] }>(sql`
    select p.club_id as "clubId", p.league_id as "leagueId",
      (select array_agg(t.id order by t.id <> p.id, t.id) from ${teams} t where t.club_id = p.club_id) as "teamIds"
    from ${teams} p where p.level = 'PRO' and p.club_id is not null order by p.club_id`);
  const chosen = rows.filter((_, index) => index % 4 < MANAGED_OF_FOUR);
  const settled = await makeManagers(
    db,
    chosen.length,
    chosen.map(({ clubId }) => clubId),
  );
  return settled.flatMap((manager, index) => {
    const [club, habit] = [chosen[index], HABITS[index % HABITS.length]];
    if (!club || !habit) return [];
    const partners = rows
      .filter((one) => one.leagueId === club.leagueId && !chosen.includes(one))
      .flatMap(({ teamIds }) => teamIds.slice(0, 1));
    return [{ ...manager, habit, teamIds: club.teamIds, partners }];
  });
}

/** Managers who are counted together. */
interface Group {
  name: string;
  userIds: readonly number[];
  /** What the world refused to those who play by themselves. */
  refusals: Readonly<Record<string, number>>;
}

/** Of each group, in their order. */
type Counts = readonly number[];

export interface Holders {
  groups: { name: string; managers: number }[];
  achievements: { id: string; points: number; holders: Counts }[];
  quests: { id: QuestId; cadence: string; offered: Counts; done: Counts }[];
  refusals: Readonly<Record<string, number>>;
  /** Of all clubs, also those that nobody plays. */
  pace: Pace[];
}

/** @param among none: all who have ever run a club are one group */
export async function holdersOf(db: Database, among: readonly Group[] = []): Promise<Holders> {
  const { rows: times } = await db.execute<Tenure & Record<string, unknown>>(sql`
    select m.user_id as "userId", m.from_day as "fromDay", m.to_day as "toDay", (select season_number * ${DAYS_PER_SEASON}::int + day from world) as today
    from ${tenures} m where m.user_id is not null order by 1, 2`);
  const { rows: held } = await db.execute<{ id: string; userId: number }>(sql`
    select achievement as id, user_id as "userId" from ${heldAchievements}`);
  const { rows: rewards } = await db.execute<{ id: QuestId; userId: number; period: number }>(sql`
    select quest as id, user_id as "userId", period from ${questRewards}`);
  const everybody = { name: 'all', userIds: [...new Set(times.map(({ userId }) => userId))], refusals: {} };
  const groups = among.length === 0 ? [everybody] : among;
  const reaches = reachesOf(db);
  const offers: Map<QuestId, number>[] = [];
  for (const { userIds } of groups) {
    const own = times.filter(({ userId }) => userIds.includes(userId));
    offers.push(await offersOf(db, own, reaches));
  }
  const countOf = (rows: readonly { id: string; userId: number }[], id: string) =>
    groups.map(({ userIds }) => rows.filter((row) => row.id === id && userIds.includes(row.userId)).length);
  return {
    groups: groups.map(({ name, userIds }) => ({ name, managers: userIds.length })),
    achievements: ACHIEVEMENTS.map(({ id, points }) => ({ id, points, holders: countOf(held, id) })),
    quests: QUEST_IDS.map((id) => ({
      id,
      cadence: QUESTS[id].cadence,
      offered: offers.map((of) => of.get(id) ?? 0),
      done: countOf(rewards, id),
    })),
    refusals: Object.assign({}, ...groups.map(({ refusals }) => refusals)),
    pace: await paceOf(db),
  };
}

interface Tenure {
  userId: number;
  fromDay: number;
  toDay: number | null;
  today: number;
}

function dayOf(absoluteDay: number): { season: number; day: number } {
  const season = Math.floor((absoluteDay - 1) / DAYS_PER_SEASON);
  return { season, day: absoluteDay - absoluteDayOf({ season, day: 0 }) };
}

/** What was in reach of whoever runs a club today, on any day of the past; he is taken to have had that club then. */
function reachesOf(db: Database): (absoluteDay: number) => Promise<ReadonlyMap<number, Reach>> {
  const known = new Map<number, ReadonlyMap<number, Reach>>();
  return async (absoluteDay) => {
    const found = known.get(absoluteDay) ?? (await reachOf(db, dayOf(absoluteDay)));
    known.set(absoluteDay, found);
    return found;
  };
}

/** How often each quest was offered: once a day, a season or a career. */
async function offersOf(db: Database, times: readonly Tenure[], reaches: ReturnType<typeof reachesOf>) {
  const secret = await knownToServer(db);
  const seen = new Set<string>();
  const offers = new Map<QuestId, number>();
  for (const { userId, fromDay, toDay, today } of times) {
    for (let absoluteDay = fromDay; absoluteDay < (toDay ?? today); absoluteDay++) {
      const { season, day } = dayOf(absoluteDay);
      const reach = (await reaches(absoluteDay)).get(userId);
      if (!reach) continue;
      for (const id of offeredTo({ userId, secret }, reach, { season, absoluteDay })) {
        const { cadence } = QUESTS[id];
        if (cadence === 'career' && !isReachable(id, reach, day)) continue;
        const key = `${userId}/${id}/${cadence === 'daily' ? absoluteDay : cadence === 'season' ? season : ''}`;
        if (seen.has(key)) continue;
        seen.add(key);
        offers.set(id, (offers.get(id) ?? 0) + 1);
      }
    }
  }
  return offers;
}

/** Shares of each group; below, what is the same of all. */
export function holdersText({ groups, achievements, quests, refusals, pace }: Holders): string {
  const share = (part = 0, whole = 0) => `${whole === 0 ? '–' : ((100 * part) / whole).toFixed(0)} %`.padStart(11);
  const line = (id: string, parts: Counts, wholes: Counts, more: string) =>
    `  ${id.padEnd(26)}${wholes.map((whole, index) => share(parts[index], whole)).join('')}  ${more}`;
  const managers = groups.map((group) => group.managers);
  const refused = Object.entries(refusals).toSorted(([, one], [, other]) => other - one);
  return [
    `Managers: ${groups.map(({ name, managers }) => `${managers} ${name}`).join(', ')}`,
    '',
    `${'Achievements: share of holders'.padEnd(28)}${groups.map(({ name }) => name.padStart(11)).join('')}  points`,
    ...achievements.map(({ id, holders, points }) => line(id, holders, managers, String(points))),
    '',
    'Quests: share of the times that they were offered',
    ...quests.map(({ id, cadence, offered, done }) =>
      line(id, done, offered, `${cadence}, offered ${offered.join(' · ')} times`),
    ),
    '',
    ...(refused.length === 0
      ? []
      : [
          'What was refused to those who play',
          ...refused.map(([what, count]) => `  ${String(count).padStart(6)}  ${what}`),
          '',
        ]),
    ...paceText(pace),
  ].join('\n');
}
