/**
 * Measures 200 people who click once a second on the evening of a game day: the whole program in a separate process, with its
 * clock running and games live, on a played world in a throwaway database.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managers as seated } from '#domains/seat/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { type OpenWorld, wholeNumber } from '../world/command.ts';
import type { Crowd, CrowdOptions, Visitor } from './parts/crowd.ts';
import { conclude, readOptions, seedOf } from './parts/options.ts';
import { createPlayedWorld, type Manager, makeManagers } from './parts/played-world.ts';
import { quantilesOf } from './parts/quantile.ts';
import { withThrowawayDatabase } from './parts/throwaway.ts';
import { startWebProcess } from './parts/web-process.ts';

/** Milliseconds that a screen may take, as median and 99 of 100 times. */
const BUDGET = { p50: 50, p99: 250 } as const;

const HELP = `npm run bench -- people [--people 200] [--seconds 60] [--seed 1] [--json]

  --people N   how many there are; each opens a screen once a second
  --seconds N  how long they are measured, after half a minute of warming up
  --seed N     the seed of the world
  --json       the figures as JSON

Half of the screens must be answered within ${BUDGET.p50} ms, 99 % within ${BUDGET.p99} ms.`;

const PAUSE_MS = 1_000;
const WARM_UP_MS = 30_000;
/** One in this many people watches a live game all the time. */
const WATCHERS = 5;

const values = readOptions(HELP, ['people', 'seconds', 'seed']);
await withThrowawayDatabase(bench);

async function bench({ db, pool, log }: OpenWorld): Promise<void> {
  const people = wholeNumber(values, 'people', { least: 1, most: 5000, otherwise: 200 });
  const measureMs = 1000 * wholeNumber(values, 'seconds', { least: 1, most: 3600, otherwise: 60 });
  const seed = seedOf(values);
  await createPlayedWorld({ db, log }, seed);
  const visitors = await visitorsOf(db, await makeManagers(db, people));
  const program = await startWebProcess({
    databaseUrl: String(pool.options.connectionString),
    services: 'web,worker,clock',
  });
  try {
    const port = Number(new URL(program.url).port);
    const options: CrowdOptions = { port, visitors, pauseMs: PAUSE_MS, warmUpMs: WARM_UP_MS, measureMs };
    const thread = new Worker(new URL('./parts/crowd.ts', import.meta.url), { workerData: options });
    const [crowd]: Crowd[] = await once(thread, 'message');
    if (!crowd) throw new Error('the crowd said nothing');
    report(people, crowd);
  } finally {
    await program.stop();
  }
}

/** Returns the screens that managers read in turn; users without a club read an AI club's. */
async function visitorsOf(db: Database, managers: readonly Manager[]): Promise<Visitor[]> {
  const firsts = await db
    .select({ id: teams.id, leagueId: teams.leagueId, owner: seated.userId })
    .from(teams)
    .leftJoin(seated, eq(seated.clubId, teams.clubId))
    .where(and(eq(teams.level, 'PRO'), isNotNull(teams.leagueId)))
    .orderBy(asc(teams.id));
  const roster = await db.select({ id: players.id, teamId: players.teamId }).from(players).orderBy(asc(players.id));
  const playersOf = Map.groupBy(roster, ({ teamId }) => teamId);
  const live = await db.select({ id: games.id }).from(games).where(eq(games.status, 'live')).orderBy(asc(games.id));
  const past = await db.select({ id: games.id }).from(games).where(eq(games.status, 'final')).orderBy(asc(games.id));
  return managers.map(({ userId, token }, index): Visitor => {
    const own = firsts.find(({ owner }) => owner === userId);
    const team = own ?? firsts[index % firsts.length];
    const other = firsts[(index * 7 + 3) % firsts.length];
    const player = playersOf.get(team?.id ?? null)?.[index % 20];
    const game = live[index % live.length];
    const finished = past[index % past.length];
    const clubScreens = [
      [`/api/teams/${team?.id}/overview`, '/api/rookie', '/api/mentoring'],
      [`/api/teams/${team?.id}/roster`],
      [`/api/teams/${team?.id}/schedule`],
      [`/api/teams/${team?.id}/stats`],
    ];
    const managersScreens = [
      [`/api/teams/${team?.id}/lineup`, `/api/teams/${team?.id}/saved-lineups`],
      [`/api/teams/${team?.id}/finances`],
      [`/api/teams/${team?.id}/trades`, '/api/trade-center/trade-window'],
    ];
    const screens = [
      ...clubScreens,
      ...(own ? managersScreens : []),
      [`/api/games/${game?.id}`, `/api/games/${game?.id}/events`, `/api/games/${game?.id}/messages`, '/api/games'],
      [`/api/games/${finished?.id}`, `/api/games/${finished?.id}/events`],
      [`/api/leagues/${team?.leagueId}/standings`],
      [`/api/leagues/${team?.leagueId}/stats/skaters`],
      [`/api/players/${player?.id}`, `/api/players/${player?.id}/stats`, `/api/players/${player?.id}/card`],
      [`/api/teams/${other?.id}/overview`],
      ['/api/news', '/api/news/seen'],
      ['/api/search/players'],
      ['/api/world/today'],
      // What every page requests again by itself.
      ['/api/user', '/api/notifications', '/api/world/version'],
    ];
    const streams = ['/api/notifications/live', ...(index % WATCHERS === 0 ? [`/api/games/${game?.id}/live`] : [])];
    return { cookie: `rinkside_session=${token}`, screens, streams };
  });
}

function report(people: number, { screens, calls, refused, streamed }: Crowd): void {
  const of = (times: readonly number[]) => ({ count: times.length, ...quantilesOf(times) });
  const figures = { people, screens: of(screens), calls: of(calls), refused, streamed };
  const isOver = figures.screens.p50 > BUDGET.p50 || figures.screens.p99 > BUDGET.p99;
  const holds = !isOver && Object.keys(refused).length === 0;
  conclude(values, { ...figures, holds }, () => {
    const line = (what: string, { count, p50, p95, p99 }: ReturnType<typeof of>) =>
      `${what.padEnd(8)} ${String(count).padStart(7)}  p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`;
    console.log(`${people} people, a screen a second each; ${Math.round(streamed / 1000)} kB came over their streams`);
    console.log(line('screens', figures.screens));
    console.log(line('calls', figures.calls));
    for (const [what, count] of Object.entries(refused)) console.log(`refused ${count}×: ${what}`);
    console.log(isOver ? `over budget (${BUDGET.p50} and ${BUDGET.p99} ms)` : 'within budget');
  });
}
