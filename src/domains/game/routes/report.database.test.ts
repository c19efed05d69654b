import { call } from '@orpc/server';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_WAITING_REPORTS, MAX_WAITING_REPORTS_OF_USER, REPORT_PATIENCE_MS } from '#domains/game/constants.ts';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import { finishGame, playNextPeriod, startLiveGames } from '#domains/game/store/live.ts';
import { makeGameReport } from '#domains/game/store/report/make.ts';
import { gameInputs, gameReports, games } from '#domains/game/tables.ts';
import { gameConsumers } from '#domains/slices.ts';
import { makeApiContext, makeSessionUser } from '../../../../tests/factories/api-context.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { testQueue } from '../../../../tests/factories/queue.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';
import { gameRoutes } from './game.ts';

const FACEOFF = new Date('2026-01-01T12:06:00Z');
const [HOME, AWAY] = [11, 21];

const { database } = freshWorld({ clubs: [1, 2], rosters: ['PRO'], connections: 10 });
let gameId: number;
const queue = testQueue();
beforeEach(async () => {
  gameId = await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY });
  queue.clear();
});

const ask = async (now = FACEOFF, id = gameId, userId = 1) => {
  const context = makeApiContext(database.db, makeSessionUser({ id: userId }), { now });
  return (await call(gameRoutes.report, { id }, { context })).data;
};
/** Does the job's work, with fewer games. */
const make = (signal = new AbortController().signal) => makeGameReport(database.db, gameId, { signal, games: 40 });
const waitingJobs = async () => {
  const { rows } = await database.db.execute<{ key: string; attempts: number }>(
    sql`select key, attempts from graphile_worker.jobs where task_identifier = 'game-report' order by key`,
  );
  return rows.map(({ key }) => key);
};

/** Drops the puck. */
async function start(): Promise<void> {
  await database.db.transaction((tx) =>
    startLiveGames(tx, { gameIds: [gameId], now: FACEOFF, msPerSecond: msPerGameSecond(60), enqueue: queue.enqueue }),
  );
}

/** Runs the queued jobs, each at its time, and calls `before` at that time. */
async function playOn(before: (now: Date) => Promise<void> = async () => {}): Promise<void> {
  for (let job = queue.take(); job; job = queue.take()) {
    const now = job.runAt ?? FACEOFF;
    await before(now);
    const moment = { gameId, now, enqueue: queue.enqueue };
    const { name, payload } = job;
    await database.db.transaction((tx) =>
      name === 'game-finish'
        ? finishGame(tx, { ...moment, consumers: gameConsumers })
        : playNextPeriod(tx, { ...moment, period: payload.period ?? 0, consumers: gameConsumers }),
    );
  }
}

describe('a game report', () => {
  it('does not exist before the last horn, not even when all periods are simulated', async () => {
    await expect(ask()).rejects.toMatchObject({ status: 404 });
    await start();
    let asked = 0;
    await playOn(async (now) => {
      asked++;
      await expect(ask(now)).rejects.toMatchObject({ status: 404 });
    });
    expect(asked).toBeGreaterThanOrEqual(3);
    expect(await ask()).toMatchObject({ state: 'being-made' });
    await expect(ask(FACEOFF, 999)).rejects.toMatchObject({ status: 404 });
  });

  it('is not made for a live game, whichever job asks for it', async () => {
    await start();
    await database.db.insert(gameReports).values({ gameId, requestedAt: FACEOFF });
    await make();
    const [row] = await database.db.select().from(gameReports);
    expect(row?.report).toBeNull();
  });

  it('is made once, however many users ask, and is then the same for all', async () => {
    await start();
    await playOn();
    const first = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(first.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => 'being-made'));
    expect(await waitingJobs()).toEqual([`game-report/${gameId}`]);
    await make();
    const [answer, again] = [await ask(), await ask()];
    expect(again).toEqual(answer);
    if (answer.state !== 'ready') throw new Error('the report is not there');
    const { report } = answer;
    const [game] = await database.db.select().from(games).where(eq(games.id, gameId));
    expect(report.goalDifference).toBe((game?.homeScore ?? 0) - (game?.awayScore ?? 0));
    expect(report.parts.reduce((sum, part) => sum + part.thousandths, 0)).toBe(1000 * report.goalDifference);
    expect(report).toMatchObject({ notReplayed: null, fanChart: { games: 40 } });
    const named = new Set(report.players.map(({ id }) => id));
    expect(report.specialSkills?.home.entries.every(({ playerId }) => named.has(playerId))).toBe(true);
  });

  it('stops when the program ends, and is made again later', async () => {
    await start();
    await playOn();
    await ask();
    await expect(make(AbortSignal.abort())).rejects.toThrow();
    expect(await ask()).toMatchObject({ state: 'being-made' });
  });

  it('is requested again when its job was lost, and not before', async () => {
    await start();
    await playOn();
    await ask();
    await database.db.execute(sql`select graphile_worker.remove_job(${`game-report/${gameId}`})`);
    await ask(new Date(FACEOFF.getTime() + REPORT_PATIENCE_MS - 1));
    expect(await waitingJobs()).toEqual([]);
    await ask(new Date(FACEOFF.getTime() + REPORT_PATIENCE_MS + 1));
    expect(await waitingJobs()).toEqual([`game-report/${gameId}`]);
  });

  it('is refused while too many are waiting', async () => {
    await start();
    await playOn();
    for (let other = 0; other < MAX_WAITING_REPORTS; other++) {
      const id = await makeResult(database.db, {
        homeTeamId: HOME,
        awayTeamId: AWAY,
        score: [1, 0],
        stage: 'friendly',
      });
      await database.db
        .insert(gameReports)
        .values({ gameId: id, requestedAt: FACEOFF, requestedByUserId: 100 + other });
    }
    await expect(ask()).rejects.toMatchObject({ status: 503 });
    expect(await waitingJobs()).toEqual([]);
    // Requests that were given up do not block new ones forever.
    expect(await ask(new Date(FACEOFF.getTime() + REPORT_PATIENCE_MS + 1))).toMatchObject({ state: 'being-made' });
  });
});

describe('users waiting for reports', () => {
  /** Plays games to their end, each with something to report. */
  async function played(count: number): Promise<number[]> {
    const ids = [];
    for (let made = 0; made < count; made++) {
      const id = await makeResult(database.db, {
        homeTeamId: HOME,
        awayTeamId: AWAY,
        score: [1, 0],
        stage: 'friendly',
      });
      await database.db.execute(sql`
        insert into game_periods (game_id, period, events, seconds)
        select ${id}, period, events, seconds from game_periods limit 1`);
      ids.push(id);
    }
    return ids;
  }

  /** Returns the games in the order in which their reports will be made. */
  async function order(): Promise<number[]> {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      select (payload->>'gameId')::int as id from graphile_worker._private_jobs order by priority, run_at, id`);
    return rows.map(({ id }) => id);
  }

  it('take turns: one with fifty requests holds no other up, and one more request is put off', async () => {
    await start();
    await playOn();
    const games = await played(MAX_WAITING_REPORTS_OF_USER + 3);
    const eager = games.slice(0, MAX_WAITING_REPORTS_OF_USER);
    const [tooMany = 0, one = 0, another = 0] = games.slice(MAX_WAITING_REPORTS_OF_USER);
    for (const id of eager) await ask(FACEOFF, id, 7);
    await expect(ask(FACEOFF, tooMany, 7)).rejects.toMatchObject({ status: 503 });
    for (const id of [one, another]) await ask(FACEOFF, id, 8);
    expect((await order()).slice(0, 4)).toEqual([eager[0], one, eager[1], another]);
    // A user who asks for the other's last report gets it as soon as one of their own.
    const last = eager.at(-1) ?? 0;
    await ask(FACEOFF, last, 9);
    expect((await order()).indexOf(last)).toBe(2);
    await ask(FACEOFF, last, 7);
    expect((await order()).indexOf(last)).toBe(2);
  });
});

describe('a report on a game with partial data', () => {
  it('says so when there are no events', async () => {
    const id = await makeResult(database.db, { homeTeamId: HOME, awayTeamId: AWAY, score: [3, 2] });
    expect(await ask(FACEOFF, id)).toEqual({ state: 'no-events' });
    expect(await waitingJobs()).toEqual([]);
  });

  it('shows what follows from the events when the lineups are gone', async () => {
    await start();
    await playOn();
    await database.db.delete(gameInputs);
    await ask();
    await make();
    const answer = await ask();
    if (answer.state !== 'ready') throw new Error('the report is not there');
    expect(answer.report).toMatchObject({ notReplayed: 'no-inputs', fanChart: null, totals: { skill: null } });
    expect(answer.report.byChances.homeWin).toBeGreaterThan(0);
  });

  it('does not replay a game played by an earlier engine', async () => {
    await start();
    await playOn();
    await database.db.update(games).set({ engineVersion: 0 }).where(eq(games.id, gameId));
    await ask();
    await make();
    expect(await ask()).toMatchObject({ state: 'ready', report: { notReplayed: 'other-engine' } });
  });
});
