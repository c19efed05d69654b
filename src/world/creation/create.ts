/**
 * Creates a world: plans it from its seed, writes it, plays its past, and leaves it on the morning of the users' first
 * season. All in one transaction, so that an interrupted creation leaves nothing behind.
 */

import { and, eq, getTableName, min, sql } from 'drizzle-orm';
import { openSimulationPool } from '#domains/game/simulation/pool.ts';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import { gameInputs, gamePeriods, games } from '#domains/game/tables.ts';
import { forgetAppearances } from '#domains/stats/store/appearances.ts';
import {
  goalieGames,
  goalieSeasons,
  seasonBests,
  skaterGames,
  skaterSeasons,
  teamBests,
  teamGames,
  teamSeasons,
} from '#domains/stats/tables.ts';
import { DAYS_PER_SEASON, dayLimit, FIRST_PLAYOFF_DAY, FIRST_REGULAR_DAY, phaseOn } from '#engine/calendar.ts';
import type { WorldPace } from '#engine/pace.ts';
import type { Secret } from '#engine/secret.ts';
import { newSecret } from '#platform/clock/secret.ts';
import { insertWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { copyRows } from '#platform/database/bulk.ts';
import { withBareTables, withoutReferences } from '#platform/database/bulk-load.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { found } from '#world/creation/found.ts';
import type { WorldPlan, WorldSize } from '#world/creation/plan.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { firstDayStart } from '#world/due.ts';
import { openPlan, playSeasons } from '#world/play-seasons.ts';

export interface CreateWorld {
  db: Database;
  size: WorldSize | number;
  /** 0 to 2^32 − 1; determines clubs and the names of places. */
  seed: number;
  /** Key of all other random draws; a new one by default. The same seed and key create the same world. */
  secret?: Secret | undefined;
  /** Past seasons to play; 2 by default. */
  pastSeasons?: number;
  /**
   * Whether the first season is past training camp and its first games begin within minutes, for users who arrive as
   * the world is created. Otherwise it is at the first morning of the season, which begins now.
   */
  isAtFaceoff?: boolean;
  /** Real minutes of a game day. */
  dayMinutes: number;
  /** How time passes; by the clock by default. */
  pace?: WorldPace | undefined;
  now: Date;
  /** Threads for playing games. */
  threads?: number;
  onProgress?: (progress: CreationProgress) => void;
}

export interface CreationProgress {
  /** 0 to 1. */
  done: number;
  /** Current stage of the work. */
  message: string;
}

/** Thrown when there is a world already, including one created at the same time. */
export class WorldExistsError extends Error {
  constructor() {
    super('There is a world in this database already. Use another database (DATA_DIR) to make a second one.');
  }
}

/** Key of the advisory lock: "crea" in ASCII. */
const CREATION_LOCK = 0x63726561;
/** Shares of the total work for planning and playing; the rest is for the final stage. */
const PLAN_SHARE = 0.06;
const PLAY_SHARE = 0.86;

const TABLES_OF_GAMES = [skaterGames, goalieGames, teamGames, gameInputs, gamePeriods];
const TABLES_OF_SUMS = [skaterSeasons, goalieSeasons, teamSeasons, seasonBests, teamBests];

/** A database page has 8 kB. */
const LARGE_TABLE_BYTES = 1_000_000;

/** Creates the world. @throws WorldExistsError */
export async function createWorld(options: CreateWorld): Promise<void> {
  const { db, seed, secret = newSecret(), pastSeasons = 2, isAtFaceoff = false, onProgress = () => {} } = options;
  const daysMore = isAtFaceoff ? FIRST_REGULAR_DAY - 1 : 0;
  const began = performance.now();
  const pool = openSimulationPool(options.threads ?? 2);
  try {
    await db.transaction(async (tx) => {
      // Held until the end: a second creation waits here and then finds the existing world.
      await tx.execute(sql`select pg_advisory_xact_lock(${CREATION_LOCK})`);
      if ((await tx.$count(world)) > 0) throw new WorldExistsError();
      if (pastSeasons > 0 || isAtFaceoff) pool.warmUp();
      const plan = planWorld({
        size: options.size,
        seed,
        secret,
        season: 1,
        onProgress: (done) => onProgress({ done: done * PLAN_SHARE, message: 'clubs and players' }),
      });
      await withBareTables(tx, TABLES_OF_GAMES.map(getTableName), () =>
        playPast(tx, { plan, pastSeasons, daysMore, now: options.now, simulate: pool.simulate, onProgress }),
      );
      const rows = pgRows(tx);
      const { now } = options;
      const first = { season: pastSeasons + 1, day: 1 + daysMore };
      await withoutReferences(tx, TABLES_OF_SUMS.map(getTableName), async () => {
        for (let season = 1; season <= pastSeasons; season++) {
          await found('past-season', { rows, season, day: FIRST_PLAYOFF_DAY, secret, now, clubIds: null });
        }
        await found('opens', { rows, ...first, secret, now, clubIds: null });
      });
      await insertWorld(tx, {
        name: plan.name,
        seed,
        size: plan.size,
        seasonNumber: first.season,
        day: first.day,
        step: 'morning',
        phase: phaseOn(first.day),
        dayMinutes: options.dayMinutes,
        pace: options.pace ?? 'clock',
        // With pace 'ready', the clock waits for managers before the first games; at a manager's own pace it runs until
        // there is one.
        runsUntil: options.pace === 'ready' ? dayLimit(first, 0) : null,
        dayStartedAt: isAtFaceoff
          ? firstDayStart(
              { dayMinutes: options.dayMinutes, slot: await firstSlotOf(tx, first) },
              new Date(options.now.getTime() + performance.now() - began),
            )
          : options.now,
        createdAt: options.now,
      });
      await analyzeLargeTables(tx);
    });
    onProgress({ done: 1, message: 'ready' });
  } finally {
    await pool.close();
  }
}

/** Returns the slot of the first games of a day; 1 if there are none. */
async function firstSlotOf(tx: Transaction, { season, day }: { season: number; day: number }): Promise<1 | 2 | 3 | 4> {
  const [row] = await tx
    .select({ slot: min(games.slot) })
    .from(games)
    .where(and(eq(games.season, season), eq(games.day, day)));
  // The column holds 1 to 4 (tables.ts).
  return (row?.slot ?? 1) as 1 | 2 | 3 | 4;
}

/**
 * Analyzes the large tables at once. The server would do so by itself only after a minute, and scan whole tables until
 * then. Small ones must not be analyzed: they soon grow, while cached plans for foreign keys would keep assuming small
 * tables.
 */
async function analyzeLargeTables(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ${LARGE_TABLE_BYTES}`);
  if (rows.length > 0) await tx.execute(sql.raw(`analyze ${rows.map(({ name }) => name).join(', ')}`));
}

interface Playing {
  plan: WorldPlan;
  pastSeasons: number;
  daysMore: number;
  now: Date;
  simulate: Simulate;
  onProgress(progress: CreationProgress): void;
}

/**
 * Plays the past in memory, with the same steps as the running world. Game records are written while the next games are
 * played, and everything else when the past is over.
 */
async function playPast(
  tx: Transaction,
  { plan, pastSeasons, daysMore, now, simulate, onProgress }: Playing,
): Promise<void> {
  const rows = new MemoryRows({ now, onReady: (tables) => copyRows(tx, tables) });
  const world = await openPlan(rows, plan, now);
  const days = pastSeasons * DAYS_PER_SEASON + daysMore;
  await playSeasons(world, {
    count: pastSeasons,
    daysMore,
    now,
    simulate,
    // Recaps and other news are written only for the last season before the users arrive; older ones would not be read.
    isAnnounced: (season) => season >= pastSeasons,
    onNight({ season, day }) {
      const played = (season - 1) * DAYS_PER_SEASON + day;
      onProgress({ done: PLAN_SHARE + (PLAY_SHARE * played) / days, message: `season ${season}, day ${day}` });
    },
  });
  await forgetAppearances(rows);
  await rows.writeTo(tx);
}
