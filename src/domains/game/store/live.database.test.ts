import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS, overtimeOf } from '#domains/competition/rules.ts';
import { intermissionSeconds, msPerGameSecond } from '#domains/game/rules/pace.ts';
import { finishLiveGame, playNextPeriod, requeueLiveGames, startLiveGames } from '#domains/game/store/live.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { gamePeriods } from '#domains/game/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { gameConsumers } from '#domains/slices.ts';
import { skaterGames } from '#domains/stats/tables.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { AWAY, DAY_MINUTES, FACEOFF, HOME, LiveGame } from '../../../../tests/factories/live-game.ts';

let game: LiveGame;
beforeEach(async () => {
  game = await LiveGame.make();
});
afterEach(() => game.drop());

const periodCount = () => game.db.$count(gamePeriods);

describe('a live game', () => {
  it('starts with one period, and nothing in the tables of results', async () => {
    expect(await game.start()).toEqual([game.id]);
    expect(await game.row()).toMatchObject({ status: 'live', faceoffAt: FACEOFF, homeScore: null, endedIn: null });
    expect(await periodCount()).toBe(1);
    expect(game.queue.jobs).toMatchObject([{ name: 'game-period', payload: { gameId: game.id, period: 2 } }]);
    const ms = (1200 + intermissionSeconds(1, overtimeOf(LEAGUE_SETTINGS))) * msPerGameSecond(DAY_MINUTES);
    expect(game.queue.jobs[0]?.runAt).toEqual(new Date(FACEOFF.getTime() + ms));
  });

  it('starts once, however often it is started', async () => {
    await game.start();
    expect(await game.start()).toEqual([]);
    await Promise.all([game.start(), game.start()]);
    expect(await periodCount()).toBe(1);
  });

  it('played period by period equals the game of a single run', async () => {
    await game.start();
    await game.runAll();
    const whole = simulateMatch(await game.input());
    expect(await game.events()).toEqual(whole.events);
    expect(await game.row()).toMatchObject({
      status: 'final',
      homeScore: whole.result.homeScore,
      awayScore: whole.result.awayScore,
      endedIn: whole.result.endedIn,
      stars: whole.result.box.stars,
    });
  });

  it('writes its result at the last horn and not a moment before', async () => {
    await game.start();
    let last = game.queue.take();
    for (; last && last.name !== 'game-finish'; last = game.queue.take()) {
      await game.run(last);
      expect(await game.db.$count(standings, eq(standings.played, 1))).toBe(0);
      expect(await game.db.$count(skaterGames)).toBe(0);
      expect(await game.row()).toMatchObject({ status: 'live', homeScore: null, periodScores: null, stars: null });
    }
    if (!last) throw new Error('the last horn was not queued');
    await game.run(last, -1);
    expect(await game.row()).toMatchObject({ status: 'live', homeScore: null });
    const again = game.queue.take();
    expect(again).toMatchObject({ name: 'game-finish', runAt: last.runAt });
    await game.run(last);
    expect(await game.row()).toMatchObject({ status: 'final' });
    expect(await game.db.$count(standings, eq(standings.played, 1))).toBe(2);
    expect(await game.db.$count(skaterGames)).toBe(36);
    const states = await game.db.select({ state: gamePeriods.state }).from(gamePeriods);
    expect(states.every(({ state }) => state === null)).toBe(true);
  });

  it('plays each period and counts the result once, though every job runs twice, even concurrently', async () => {
    await game.start();
    for (let job = game.queue.take(); job; job = game.queue.take()) {
      await Promise.all([game.run(job), game.run(job)]);
      await game.run(job);
    }
    const whole = simulateMatch(await game.input());
    expect(await game.events()).toEqual(whole.events);
    expect(await game.db.$count(standings, eq(standings.played, 1))).toBe(2);
  });

  it('notifies listeners that something happened, without saying what', async () => {
    const listener = new pg.Client({ connectionString: game.database.url });
    await listener.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen rinkside');
    await game.start();
    for (let job = game.queue.take(); job && job.name !== 'game-finish'; job = game.queue.take()) await game.run(job);
    await listener.query('select 1');
    await listener.end();
    expect(heard.length).toBe(await periodCount());
    expect(new Set(heard)).toEqual(new Set([JSON.stringify({ channel: 'game', message: { gameId: game.id } })]));
  });

  it('refreshes the pages of its league and both clubs after the last horn', async () => {
    const listener = new pg.Client({ connectionString: game.database.url });
    await listener.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await listener.query('listen rinkside');
    await game.start();
    await game.runAll();
    await listener.query('select 1');
    await listener.end();
    const changes = heard.filter((payload) => payload.includes('"changed"'));
    expect(changes).toHaveLength(1);
    for (const topic of [`team:${HOME}`, `team:${AWAY}`, 'league:1']) expect(changes[0]).toContain(`"${topic}"`);
  });

  it('survives a crash in the middle of a period job', async () => {
    await game.start();
    const job = game.queue.take();
    if (!job?.runAt) throw new Error('no second period was queued');
    const now = job.runAt;
    const crash = game.db.transaction(async (tx) => {
      await playNextPeriod(tx, {
        gameId: game.id,
        period: 2,
        now,
        enqueue: game.queue.enqueue,
        consumers: gameConsumers,
      });
      throw new Error('killed');
    });
    await expect(crash).rejects.toThrow('killed');
    game.queue.clear();
    expect(await periodCount()).toBe(1);
    await game.db.transaction((tx) => requeueLiveGames(tx, game.queue.enqueue));
    expect(game.queue.jobs).toMatchObject([{ name: 'game-period', payload: { period: 2 }, runAt: now }]);
    await game.runAll();
    expect(await game.events()).toEqual(simulateMatch(await game.input()).events);
  });

  it('that ends while live games are looked over needs no job', async () => {
    const other = await makeGame(game.db, { day: 2, homeTeamId: AWAY, awayTeamId: HOME });
    const now = FACEOFF;
    const begin = { gameIds: [game.id, other], now, msPerSecond: 10, enqueue: game.queue.enqueue };
    await game.db.transaction((tx) => startLiveGames(tx, begin));
    game.queue.clear();
    const last = { gameId: other, now, consumers: gameConsumers };
    await game.db.transaction((tx) =>
      requeueLiveGames(tx, async (within, ...job) => {
        await game.queue.enqueue(within, ...job);
        await game.db.transaction((elsewhere) => finishLiveGame(elsewhere, last));
      }),
    );
    expect(game.queue.jobs).toMatchObject([{ name: 'game-period', payload: { gameId: game.id } }]);
  });

  it('starts a period late when its job is late, and never in the past', async () => {
    await game.start();
    const job = game.queue.take();
    if (!job?.runAt) throw new Error('no second period was queued');
    await game.run(job, 90_000);
    const [, second] = (await loadPeriods(game.db, [game.id])).get(game.id) ?? [];
    expect(second?.startsAt).toBe(job.runAt.getTime() + 90_000);
  });

  it('does not start a period before the intermission is over', async () => {
    await game.start();
    const job = game.queue.take();
    if (!job) throw new Error('no second period was queued');
    await game.run(job, -1000);
    expect(await periodCount()).toBe(1);
    expect(game.queue.jobs).toMatchObject([{ name: 'game-period', payload: { period: 2 }, runAt: job.runAt }]);
  });

  it('is finished at once when the world is advanced, with the result it was headed for', async () => {
    await game.start();
    const job = game.queue.take();
    if (job) await game.run(job);
    await game.db.transaction((tx) => finishLiveGame(tx, { gameId: game.id, now: FACEOFF, consumers: gameConsumers }));
    const whole = simulateMatch(await game.input());
    expect(await game.events()).toEqual(whole.events);
    expect(await game.row()).toMatchObject({ status: 'final', homeScore: whole.result.homeScore });
    await game.runAll();
    expect(await game.db.$count(standings, eq(standings.played, 1))).toBe(2);
  });
});

describe('a game that was live when the engine was replaced', () => {
  it.each(['by its next period', 'by the world that is advanced'])('is replayed, %s', async (by) => {
    await game.start();
    const job = game.queue.take();
    await game.db.update(gamePeriods).set({ state: sql`jsonb_set(${gamePeriods.state}, '{engineVersion}', '0')` });
    if (job && by === 'by its next period') await game.run(job);
    else
      await game.db.transaction((tx) =>
        finishLiveGame(tx, { gameId: game.id, now: FACEOFF, consumers: gameConsumers }),
      );
    const whole = simulateMatch(await game.input());
    expect(await game.events()).toEqual(whole.events);
    expect(await game.row()).toMatchObject({ status: 'final', homeScore: whole.result.homeScore });
    await game.runAll();
    expect(await game.db.$count(standings, eq(standings.played, 1))).toBe(2);
  });
});
