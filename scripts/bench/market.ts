/**
 * Measures the market of a large world in a throwaway database: how long a search of free agents with five filters takes, and the
 * mornings on which wages are paid, the cap is counted and free agents decide on offers.
 */

import { and, asc, eq } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { makeOffer } from '#domains/contracts/store/offers.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { isFreeAgent } from '#domains/player/store/status.ts';
import { players } from '#domains/player/tables.ts';
import { isManagedBy } from '#domains/seat/store/predicates.ts';
import { firstLimits } from '#engine/market/price.ts';
import { Random } from '#engine/random.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { type OpenWorld, wholeNumber } from '../world/command.ts';
import { openBenchApp } from './parts/bench-app.ts';
import { conclude, makeFreshWorld, readOptions, seedOf } from './parts/options.ts';
import { type Manager, makeManagers } from './parts/played-world.ts';
import { medianOf, quantilesOf } from './parts/quantile.ts';
import { withThrowawayDatabase } from './parts/throwaway.ts';
import { timeRead } from './parts/timed-read.ts';

const HELP = `npm run bench -- market [--searches 300] [--mornings 4] [--seed 1] [--json]

  --searches N  searches of free agents, each with five filters of its own (default 300)
  --mornings N  mornings of the preseason (default 4)
  --seed N      the seed of the world
  --json        the figures as JSON

Wanted: 95 of 100 searches within 50 ms, and every morning within a second. Ratios are to /api/notifications, asked in turns.`;

const WANTED = { searchMs: 50, morningMs: 1000 } as const;
const YARDSTICK = '/api/notifications';
const MANAGERS = 20;
/** Offers that each manager makes the evening before each morning. */
const OFFERS = 5;

const values = readOptions(HELP, ['searches', 'mornings', 'seed']);
await bench();

async function bench(): Promise<void> {
  const searches = wholeNumber(values, 'searches', { least: 20, most: 10_000, otherwise: 300 });
  const mornings = wholeNumber(values, 'mornings', { least: 1, most: 4, otherwise: 4 });
  const seed = seedOf(values);
  const result = await withThrowawayDatabase(async (opened) => {
    const { db } = opened;
    await makeFreshWorld(db, 'standard', seed);
    const managers = await makeManagers(db, MANAGERS);
    await db.execute('analyze');
    const world = { clubs: await db.$count(clubs), players: await db.$count(players) };
    const searched = await measureSearches(opened, { managers, searches, seed });
    return {
      world,
      ...searched,
      mornings: await measureMornings(opened, { managers, mornings, yardstickMs: searched.yardstickMs }),
    };
  });
  const slowest = Math.max(...result.mornings.map(({ ms }) => ms));
  const holds = result.search.p95 < WANTED.searchMs && slowest < WANTED.morningMs;
  conclude(values, { ...result, holds }, print);
}

type Result = Awaited<ReturnType<typeof measureSearches>> & {
  world: { clubs: number; players: number };
  mornings: Awaited<ReturnType<typeof measureMornings>>;
};

interface Searching {
  managers: readonly Manager[];
  searches: number;
  seed: number;
}

/**
 * Measures searches as a browser makes them: through session, permission and validation. Each search differs, so that no answer
 * is cached.
 */
async function measureSearches({ pool }: OpenWorld, { managers, searches, seed }: Searching) {
  const { app, close } = await openBenchApp({ pool });
  const cookie = `rinkside_session=${managers[0]?.token}`;
  const ask = (url: string) => timeRead(app, url, cookie);
  const random = new Random(`bench-market/${seed}`);
  try {
    for (let warm = 0; warm < 20; warm++) {
      await ask(fiveFilters(random));
      await ask(YARDSTICK);
    }
    const [own, yardstick]: [number[], number[]] = [[], []];
    for (let count = 0; count < searches; count++) {
      own.push(await ask(fiveFilters(random)));
      yardstick.push(await ask(YARDSTICK));
    }
    const yardstickMs = medianOf(yardstick);
    const { p50, p95 } = quantilesOf(own);
    return { yardstickMs, search: { count: searches, p50, p95, ratio: p50 / yardstickMs, ratio95: p95 / yardstickMs } };
  } finally {
    await close();
  }
}

/** Returns filters of free agents by position, age, overall, salary and a skill. */
function fiveFilters(random: Random): string {
  const between = (least: number, most: number) => least + Math.floor(random.next() * (most - least + 1));
  const asked = new URLSearchParams({
    scope: 'free-agents',
    sort: 'salary',
    position: ['S', 'C', 'LD', 'RW'][between(0, 3)] ?? 'S',
    minAge: String(between(17, 24)),
    minOverall: String(between(5, 40)),
    maxSalary: String(between(300_000, 5_000_000)),
    skills: `skating:${between(5, 40)}-99`,
  });
  return `/api/search/players?${asked}`;
}

interface Mornings {
  managers: readonly Manager[];
  mornings: number;
  yardstickMs: number;
}

/** Measures mornings of the preseason, as the clock takes them, with managers' offers of the evening before. */
async function measureMornings({ db, log }: OpenWorld, { managers, mornings, yardstickMs }: Mornings) {
  const stepping = { db, enqueue, log, now: () => new Date(), simulate: simulateHere };
  const measured: { day: number; offers: number; ms: number; ratio: number }[] = [];
  let moment = momentOf(await readWorld(db));
  while (measured.length < mornings) {
    const isMorning = moment.step === 'morning';
    if (isMorning) await offerAround(db, managers);
    const offers = await db.$count(freeAgentOffers, eq(freeAgentOffers.status, 'open'));
    const began = performance.now();
    const outcome = await takeStep(stepping, moment, 'command');
    const ms = performance.now() - began;
    if (outcome.kind !== 'taken') throw new Error('the world did not move');
    // No offers were made before the first one.
    if (isMorning && moment.day > 1) measured.push({ day: moment.day, offers, ms, ratio: ms / yardstickMs });
    moment = outcome.next;
  }
  return measured;
}

/** Lets every manager offer the best free agents the minimum, as far as that is legal. */
async function offerAround(db: Database, managers: readonly Manager[]): Promise<void> {
  const free = await db
    .select({ id: players.id })
    .from(players)
    .where(isFreeAgent)
    .orderBy(asc(players.id))
    .limit(MANAGERS * OFFERS);
  const { minimum } = firstLimits(1);
  for (const [index, { userId }] of managers.entries()) {
    const [team] = await db
      .select({ teamId: teams.id, clubId: clubs.id })
      .from(clubs)
      .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
      .where(isManagedBy(clubs.id, userId));
    if (!team) continue;
    for (let count = 0; count < OFFERS; count++) {
      const playerId = free[(index + count * MANAGERS) % Math.max(1, free.length)]?.id;
      const terms = { salaries: [minimum], signingBonus: 0, clause: 'none' as const };
      if (playerId !== undefined) await makeOffer(db, { ...team, userId, now: new Date(), playerId, terms });
    }
  }
}

function print({ world, yardstickMs, search, mornings, holds }: Result & { holds: boolean }): void {
  const { count, p50, p95, ratio, ratio95 } = search;
  console.log(`${world.clubs} clubs, ${world.players} players; ${YARDSTICK} takes ${yardstickMs.toFixed(1)} ms`);
  console.log(
    `${count} searches with five filters: half within ${p50.toFixed(1)} ms (${ratio.toFixed(1)} times that), ` +
      `95 % within ${p95.toFixed(1)} ms (${ratio95.toFixed(1)} times)`,
  );
  for (const { day, offers, ms, ratio: times } of mornings) {
    console.log(`morning of day ${day} with ${offers} open offers: ${ms.toFixed(0)} ms (${times.toFixed(0)} times)`);
  }
  console.log(holds ? 'All of it holds.' : `It should be ${WANTED.searchMs} ms and ${WANTED.morningMs} ms at most.`);
}
