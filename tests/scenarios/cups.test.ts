/**
 * The process that plays competitions is killed between any two of their games, and in the middle of many. Nothing is lost or
 * played twice.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairingsEqualGames } from '#domains/competition/checks.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams } from '#domains/competition/store/entries.ts';
import { competitions } from '#domains/competition/tables.ts';
import { drawCompetitions } from '#domains/director/store.ts';
import { games } from '#domains/game/tables.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import { Random } from '#engine/random.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { makeClub } from '../factories/club.ts';
import { doubleElimination, knockout, roundRobin, swiss } from '../factories/tournament.ts';
import { makeWorld } from '../factories/world.ts';
import { throwawayFolder } from '../throwaway.ts';
import type { Orders } from './cup-process.ts';

/** The day of the test's world: no draw begins before it. */
const FIRST_DAY = 10;
const SEASON = 3;
interface Cup {
  name: string;
  teams: number;
  /** The possible numbers of games. */
  games: number[];
  stages: { settings: StageSettings; rounds: number }[];
  /** After how many games of it a process is killed. */
  killedAfter: () => number;
}
const random = new Random(`cups ${Date.now()}`);
const CUPS: readonly Cup[] = [
  {
    name: 'double elimination',
    teams: 16,
    // The second game of the final is played only when the undefeated team loses the first.
    games: [30, 31],
    stages: [{ settings: doubleElimination(), rounds: 12 }],
    killedAfter: () => 1,
  },
  {
    name: 'Swiss',
    teams: 33,
    games: [7 * 16],
    stages: [{ settings: swiss(7), rounds: 7 }],
    killedAfter: () => random.int(1, 6),
  },
  {
    name: 'groups and a knockout',
    teams: 16,
    games: [4 * 6 + 8],
    stages: [
      { settings: roundRobin({ groups: 4 }), rounds: 3 },
      {
        settings: knockout({
          sources: [{ stage: 0, take: 'top-of-groups', count: 2 }],
          sameGroup: 'not-in-first-round',
          playedPlaces: 4,
        }),
        rounds: 3,
      },
    ],
    killedAfter: () => 1,
  },
];
/** As many as the shortest lives of the Swiss stage would take. */
const MAX_LIVES = 7 * 16 + 2;
const MAX_TEAMS = Math.max(...CUPS.map(({ teams }) => teams));

/** The same draws, played without an interruption and with the maximum number of games. */
let unharmed: TestDatabase;
let harmed: TestDatabase;
let competitionIds: number[];
const running = new Set<ChildProcess>();
// A shared compile cache: starting the processes is nearly all that the test waits for.
const compiled = throwawayFolder();

beforeAll(async () => {
  const original = await createTestDatabase();
  const { leagueIds } = await makeWorld(original.db, { season: SEASON });
  for (let id = 1; id <= MAX_TEAMS; id++) await makeClub(original.db, { id, leagueIds, season: SEASON });
  competitionIds = await drawCups(original.db);
  await original.pool.end();
  [unharmed, harmed] = await Promise.all([createTestDatabase(2, original), createTestDatabase(2, original)]);
  await original.drop();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await unharmed.drop();
  await harmed.drop();
  rmSync(compiled, { recursive: true, force: true });
});

/** Each has a day for every round, one after the other. */
async function drawCups(db: Database): Promise<number[]> {
  return db.transaction(async (tx) => {
    const rows = pgRows(tx);
    const opened = await openCompetitions(
      rows,
      CUPS.map(({ name, stages }) => {
        let day = FIRST_DAY;
        const plans = stages.map(({ settings, rounds }) => {
          return { settings, calendar: { slot: 1, days: Array.from({ length: rounds }, () => [day++]) } };
        });
        const cup = { kind: 'friendly-cup', season: SEASON, level: 'PRO', leagueId: null } as const;
        return { ...cup, name, settings: LEAGUE_SETTINGS, stages: plans };
      }),
    );
    const seeded = new Map<number, number[]>();
    for (const [index, { id }] of opened.entries()) {
      const teamIds = Array.from({ length: CUPS[index]?.teams ?? 0 }, (_, team) => 10 * team + 11);
      const entries = await enterTeams(rows, { competitionId: id, teamIds });
      seeded.set(
        id,
        entries.map((entry) => entry.id),
      );
    }
    await drawCompetitions(rows, seeded);
    return [...seeded.keys()];
  });
}

/** Starts a process that waits for its orders. */
function start({ url }: TestDatabase): ChildProcess {
  const preload = new URL('../../scripts/resolve-once.mjs', import.meta.url).href;
  const program = fileURLToPath(new URL('./cup-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', preload, program], {
    env: { ...process.env, DATABASE_URL: url, NODE_COMPILE_CACHE: compiled },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  running.add(child);
  return child;
}

/** @returns the signal that has ended it; null: it has come to its end */
async function run(child: ChildProcess, dies: Orders['dies']): Promise<string | null> {
  const ended = once(child, 'exit');
  child.stdin?.end(JSON.stringify({ competitionIds, dies } satisfies Orders));
  const [code, signal] = await ended;
  running.delete(child);
  expect([0, null], 'the process failed').toContain(code);
  return signal;
}

/** Returns everything stored about the competitions and their games, except ids and times. */
async function kept(db: Database): Promise<Record<string, unknown[]>> {
  const read = async (query: string) => {
    const { rows } = await db.execute<{ row: unknown }>(sql.raw(query));
    return rows.map(({ row }) => row);
  };
  const whole = (table: string, order: string) => read(`select to_jsonb(t) as row from ${table} t order by ${order}`);
  return {
    competitions: await whole('competitions', 'id'),
    stages: await whole('competition_stages', 'competition_id, stage'),
    entries: await whole('competition_entries', 'id'),
    tables: await whole('competition_stage_entries', 'competition_id, stage, entry_id'),
    pairings: await read(
      `select to_jsonb(t) - 'id' as row from competition_pairings t order by competition_id, stage, number`,
    ),
    games: await read(`
      select to_jsonb(g) - '{id,pairing_id,faceoff_at,finished_at}'::text[] || jsonb_build_object('stage', p.stage, 'number', p.number) as row
      from games g join competition_pairings p on p.id = g.pairing_id
      order by g.competition_id, p.stage, p.number, g.round`),
  };
}

/** Makes a process fail if it plays a finished game, or adds one a second time. */
async function watch({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`create unique index games_once on games (pairing_id, round)`);
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'game % is over', old.id; end $$`);
  await db.execute(sql`create trigger played_once before update on games for each row
    when (old.status in ('final', 'unneeded')) execute function refuse()`);
}

it('a double elimination, a Swiss stage and groups with a knockout end the same, even with kill -9 between any two games', async () => {
  expect(await run(start(unharmed), null)).toBeNull();
  const expected = await kept(unharmed.db);

  await watch(harmed);
  const isOver = async () =>
    (await harmed.db.$count(competitions, eq(competitions.status, 'finished'))) === CUPS.length;
  let next = start(harmed);
  for (let killed = 0; !(await isOver()); killed++) {
    const child = next;
    next = start(harmed);
    expect(killed, 'it goes on').toBeLessThan(MAX_LIVES);
    expect(await run(child, { after: CUPS.map(({ killedAfter }) => killedAfter()), isAmid: killed % 2 === 1 })).toBe(
      'SIGKILL',
    );
  }

  expect(await kept(harmed.db)).toEqual(expected);
  for (const [index, id] of competitionIds.entries()) {
    const { name = '', games: planned = [] } = CUPS[index] ?? {};
    expect(planned, name).toContain(await harmed.db.$count(games, eq(games.competitionId, id)));
  }
  expect((await pairingsEqualGames.run({ db: harmed.db } as never)).faults).toEqual([]);
});
