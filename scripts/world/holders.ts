/** `world -- holders`: how many managers hold each achievement and have done each quest, for whom nobody may hold or everybody. */
import { sql } from 'drizzle-orm';
import { ACHIEVEMENTS } from '#domains/achievement/rules/catalog.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { clubManagers } from '#domains/club/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { QUEST_IDS, QUESTS, type QuestId } from '#domains/quest/constants.ts';
import { offeredTo } from '#domains/quest/rules.ts';
import { questRewards } from '#domains/quest/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON, FIRST_REGULAR_DAY, PHASE_STARTS } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { advance } from '#world/advance.ts';
import { createWorld } from '#world/creation/create.ts';
import { makeManagers } from '../bench/played-world.ts';
import { withThrowawayDatabase } from '../bench/throwaway.ts';
import { type Command, type OpenWorld, wholeNumber, withDatabase } from './command.ts';
import { type Pace, paceOf, paceText } from './pace.ts';
import { openProgress } from './progress.ts';

export const holdersCommand: Command = {
  summary: 'prints how many managers hold each achievement and have done each quest',
  help: `npm run world -- holders [--try 3] [--clubs 20] [--seed 1] [--json]

  --try N    plays N seasons (1 to 20) of a new world in which every club has a manager who leaves all to the assistant, and removes it
  --clubs N  of that world, rounded up to leagues of 20 (default 20)
  --seed N   of that world (default 1)

Shares are of all who have ever run a club; of a quest of the day or the season, of the times that it was offered. Then what clubs bring in
a season of what achievements count, those that nobody plays too, and how many seasons each step takes.`,
  interrupted: 'Interrupted.',
  options: { try: { type: 'string' }, clubs: { type: 'string' }, seed: { type: 'string' } },
  async run({ values }) {
    const print = async (db: Database) => {
      const report = await holdersOf(db);
      console.log(values['json'] ? JSON.stringify(report, null, 2) : holdersText(report));
    };
    if (values['try'] === undefined) {
      await withDatabase(values, ({ db }) => print(db));
      return 0;
    }
    const seasons = wholeNumber(values, 'try', { least: 1, most: 20 });
    const size = wholeNumber(values, 'clubs', { least: 20, most: 620, otherwise: 20 });
    const seed = wholeNumber(values, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
    await withThrowawayDatabase(async (opened) => {
      await play(opened, { seasons, size, seed, isQuiet: values['json'] === true });
      await print(opened.db);
    });
    return 0;
  },
};

interface Tried {
  seasons: number;
  size: number;
  seed: number;
  isQuiet: boolean;
}

async function play({ db, log }: OpenWorld, { seasons, size, seed, isQuiet }: Tried): Promise<void> {
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
  await makeManagers(db, size);
  const stepping = { db, simulate: simulateHere, enqueue, now: () => new Date(), log };
  await advance(stepping, { by: 'season', count: seasons }, ({ done, total, moment }) =>
    progress.show(done / total, `season ${moment.season}, day ${moment.day}`),
  ).finally(() => progress.end());
}

export interface Holders {
  managers: number;
  achievements: { id: string; points: number; holders: number }[];
  quests: { id: QuestId; cadence: string; offered: number; done: number }[];
  /** Of all clubs, also those that nobody plays. */
  pace: Pace[];
}

export async function holdersOf(db: Database): Promise<Holders> {
  const { rows: times } = await db.execute<{
    userId: number;
    fromDay: number;
    toDay: number | null;
    today: number;
  }>(sql`
    select m.user_id as "userId", m.from_day as "fromDay", m.to_day as "toDay", (select season_number * ${DAYS_PER_SEASON}::int + day from world) as today
    from ${clubManagers} m where m.user_id is not null order by 1, 2`);
  const { rows: held } = await db.execute<{ id: string; holders: number }>(sql`
    select achievement as id, count(*)::int as holders from ${heldAchievements} group by 1`);
  const { rows: done } = await db.execute<{ id: QuestId; done: number }>(sql`
    select quest as id, count(*)::int as done from ${questRewards} group by 1`);
  const holdersBy = new Map(held.map(({ id, holders }) => [id, holders]));
  const doneBy = new Map(done.map((row) => [row.id, row.done]));
  const offers = offersOf(times);
  return {
    managers: new Set(times.map(({ userId }) => userId)).size,
    achievements: ACHIEVEMENTS.map(({ id, points }) => ({ id, points, holders: holdersBy.get(id) ?? 0 })),
    quests: QUEST_IDS.map((id) => {
      const { cadence } = QUESTS[id];
      return { id, cadence, offered: offers.get(id) ?? 0, done: doneBy.get(id) ?? 0 };
    }),
    pace: await paceOf(db),
  };
}

/** How often each quest was offered: once a day, a season or a career. Days without a game in the regular season are left out. */
function offersOf(times: readonly { userId: number; fromDay: number; toDay: number | null; today: number }[]) {
  const seen = new Set<string>();
  const offers = new Map<QuestId, number>();
  for (const { userId, fromDay, toDay, today } of times) {
    for (let absoluteDay = fromDay; absoluteDay < (toDay ?? today); absoluteDay++) {
      const season = Math.floor((absoluteDay - 1) / DAYS_PER_SEASON);
      const day = absoluteDay - absoluteDayOf({ season, day: 0 });
      const hasGames = day >= FIRST_REGULAR_DAY && day < PHASE_STARTS.playoffs;
      for (const id of offeredTo(userId, { season, absoluteDay })) {
        const { cadence } = QUESTS[id];
        if (cadence === 'daily' && !hasGames) continue;
        const key = `${userId}/${id}/${cadence === 'daily' ? absoluteDay : cadence === 'season' ? season : ''}`;
        if (seen.has(key)) continue;
        seen.add(key);
        offers.set(id, (offers.get(id) ?? 0) + 1);
      }
    }
  }
  return offers;
}

export function holdersText({ managers, achievements, quests, pace }: Holders): string {
  const share = (part: number, whole: number) =>
    `${whole === 0 ? '–' : ((100 * part) / whole).toFixed(0)} %`.padStart(7);
  const line = (id: string, part: number, whole: number, more: string) =>
    `  ${id.padEnd(26)}${String(part).padStart(6)}${share(part, whole)}  ${more}`;
  return [
    `${managers} managers`,
    '',
    'Achievements: holders, share, points',
    ...achievements.map(({ id, holders, points }) => line(id, holders, managers, String(points))),
    '',
    'Quests: done, share of offers, how often',
    ...quests.map(({ id, cadence, offered, done }) => line(id, done, offered, `${cadence}, offered ${offered} times`)),
    '',
    ...paceText(pace),
  ].join('\n');
}
