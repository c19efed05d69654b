/**
 * Nobody sees the future of a live game. The proof: rewrite everything that has not been revealed (other goals, another
 * winner, another seed), ask every call of the API again, and get the same answers to the letter.
 */
import { call } from '@orpc/server';
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#domains/auth/store/sessions.ts';
import { offencesIn } from '#domains/discipline/rules/offences.ts';
import { rulingOn } from '#domains/discipline/rules/rulings.ts';
import { LiveStreams } from '#domains/game/routes/live-streams.ts';
import { revealedCount } from '#domains/game/rules/reveal.ts';
import { encodeInput } from '#domains/game/store/input-codec.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { finishGame, playNextPeriod, startLiveGames } from '#domains/game/store/live.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import { findGameView } from '#domains/game/store/view.ts';
import { gameInputs, gamePeriods, games } from '#domains/game/tables.ts';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { lineupRoutes } from '#domains/lineups/routes.ts';
import { lineupRepairs, lineups, savedLineups } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import { BALANCED_TACTICS, type Lineup } from '#engine/lineup/lineup.ts';
import { encodeEvents } from '#engine/match/codec.ts';
import { type PlayedMatch, simulateMatch } from '#engine/match/match.ts';
import type { MatchEvent, MatchInput } from '#engine/match/types.ts';
import { createDatabaseClient, type Database } from '#server/database/client.ts';
import { createApp } from '#server/http/app.ts';
import { declaredCalls } from '#server/http/calls.ts';
import { readToday } from '#world/today.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeApiContext, makeSessionUser, SILENT_REALTIME } from '../../../tests/factories/api-context.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

const FACEOFF = new Date('2026-01-01T12:06:00Z');
const DAY_MINUTES = 60;
const [HOME, AWAY] = [11, 21];

let database: TestDatabase;
let gameId: number;
let managerId: number;
/** A session of the home team's manager and one of an admin, by user. */
let sessions: [userId: number, token: string][];
const queue = testQueue();
beforeEach(async () => {
  database = await createTestDatabase();
  const { leagueIds, season } = await makeWorld(database.db);
  managerId = await makeUser(database.db, { name: 'Home Manager' });
  const adminId = await makeUser(database.db, { name: 'The Admin', isAdmin: true });
  await makeClub(database.db, { id: 1, leagueIds, season, ownerUserId: managerId });
  await makeClub(database.db, { id: 2, leagueIds, season });
  await makeRoster(database.db, HOME);
  await makeRoster(database.db, AWAY);
  await makeResult(database.db, { homeTeamId: AWAY, awayTeamId: HOME, day: 9, score: [2, 1] });
  gameId = await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY, seed: 12_345 });
  await makeGame(database.db, { homeTeamId: AWAY, awayTeamId: HOME, day: 11 });
  sessions = [];
  for (const userId of [managerId, adminId]) {
    const session = { userId, isRemembered: false, userAgent: 'test', now: FACEOFF };
    sessions.push([userId, await openSession(database.db, session)]);
  }
  queue.clear();
});
afterEach(() => database.drop());

/** Plays the game up to and including `period`, each job at its time; answers when that period began. */
async function playUpTo(period: number): Promise<Date> {
  await database.db.transaction((tx) =>
    startLiveGames(tx, { gameIds: [gameId], now: FACEOFF, dayMinutes: DAY_MINUTES, enqueue: queue.enqueue }),
  );
  let startedAt = FACEOFF;
  for (let next = 2; next <= period; next++) {
    const now = queue.take()?.runAt;
    if (!now) throw new Error(`period ${next} was not queued`);
    await database.db.transaction((tx) => playNextPeriod(tx, { gameId, period: next, now, enqueue: queue.enqueue }));
    startedAt = now;
  }
  return startedAt;
}

/** Gives the game a seed with which it goes as it should. */
async function makeGameWith(isWanted: (match: PlayedMatch, seed: number) => boolean): Promise<void> {
  const [loaded] = await loadMatchInputs(database.db, [gameId], await readToday(database.db));
  if (!loaded) throw new Error('the game cannot be played');
  for (let seed = 1; seed < 4000; seed++) {
    if (!isWanted(simulateMatch({ ...loaded.input, seed }), seed)) continue;
    await database.db.update(games).set({ seed }).where(eq(games.id, gameId));
    return;
  }
  throw new Error('no seed leads to such a game');
}

/** Tied after sixty minutes, and over after so many periods. */
const takes = (periods: 4 | 5) =>
  makeGameWith(({ events, state }) => {
    const inOvertime = events.filter(({ period }) => period === 4);
    // An overtime that is over at once leaves nothing to be kept secret.
    return state.period === periods && (inOvertime.at(-1)?.second ?? 0) >= 60;
  });

/** Lets each job that is queued run at its time, until the game has been recorded. */
async function playToTheEnd(now: Date): Promise<void> {
  for (let job = queue.take(); job; job = queue.take()) {
    const moment = { gameId, now: job.runAt ?? now, enqueue: queue.enqueue };
    const { name, payload } = job;
    await database.db.transaction((tx) =>
      name === 'game-finish' ? finishGame(tx, moment) : playNextPeriod(tx, { ...moment, period: payload.period ?? 0 }),
    );
  }
}

async function storedInput(): Promise<MatchInput> {
  const input = (await loadInputs(database.db, [gameId])).get(gameId);
  return input ?? expect.unreachable('the game has no input');
}

/** Replaces all that has not been revealed by `now`: goals for the visitors, their win, another seed and state. */
async function rewriteFuture(now: Date): Promise<number> {
  const periods = playedPeriods((await loadPeriods(database.db, [gameId])).get(gameId) ?? []);
  let rewritten = 0;
  for (const period of periods) {
    const count = revealedCount(period, now.getTime());
    const elapsed = Math.ceil((now.getTime() - period.startsAt) / period.msPerSecond);
    rewritten += period.events.length - count;
    const left = period.events.slice(count);
    const isShootout = period.events.some(({ type }) => type === 'shootout-attempt');
    const future = left.length === 0 ? [] : isShootout ? otherShootout(left) : otherFuture(period.period, elapsed);
    await database.db
      .update(gamePeriods)
      .set({
        events: encodeEvents([...period.events.slice(0, count), ...future]),
        seconds: 1300,
        state: { engineVersion: 1, period: period.period, finished: true, homeScore: 0, awayScore: 13, inner: {} },
      })
      .where(eq(gamePeriods.period, period.period));
  }
  await database.db.update(gameInputs).set({ input: encodeInput({ ...(await storedInput()), seed: 777 }) });
  await database.db.update(games).set({ seed: 777 }).where(eq(games.id, gameId));
  return rewritten;
}

function otherFuture(period: number, second: number): MatchEvent[] {
  const goals = [1, 2, 3, 4, 5].map(
    (number): MatchEvent => ({
      type: 'goal',
      period,
      second: second + 1,
      side: 'away',
      scorer: 1,
      assists: [],
      strength: 'even',
      emptyNet: false,
      homeScore: 0,
      awayScore: 8 + number,
      onIce: { home: [], away: [] },
    }),
  );
  const at = { period, second: second + 2 };
  const end = { type: 'game-end', homeScore: 0, awayScore: 13, endedIn: 'regulation', winner: 'away' } as const;
  return [...goals, { type: 'period-end', ...at }, { ...end, ...at }];
}

/** Whoever scored misses, and the other way round. */
function otherShootout(events: readonly MatchEvent[]): MatchEvent[] {
  return events.map((event): MatchEvent => {
    if (event.type === 'shootout-attempt') return { ...event, scored: !event.scored };
    if (event.type !== 'game-end') return event;
    const { homeScore, awayScore, winner } = event;
    return { ...event, homeScore: awayScore, awayScore: homeScore, winner: winner === 'home' ? 'away' : 'home' };
  });
}

/** Every call that only reads, asked by the home team's manager and by an admin at `now`, on a fresh connection. */
async function everyAnswer(now: Date): Promise<Record<string, string>> {
  const { db, pool } = createDatabaseClient(database.url);
  const app = await createApp({
    db,
    pool,
    realtime: SILENT_REALTIME,
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    dataDir: '/nonexistent',
    hasDevOutbox: false,
    rateLimitFactor: 1_000_000,
    now: () => now,
  });
  const answers: Record<string, string> = {};
  try {
    // A visit marks its user as online, which other answers count.
    for (const [, token] of sessions) await app.inject({ url: '/api/user', headers: cookieOf(token) });
    for (const [userId, token] of sessions) {
      for (const url of await addresses(db)) {
        const answer = await app.inject({ url: `/api${url}`, headers: cookieOf(token) });
        const { etag, 'content-length': length } = answer.headers;
        answers[`${url} by ${userId}`] = [answer.statusCode, etag, length, answer.body].join('\n');
      }
    }
    answers['auto-fill'] = JSON.stringify(await autoFilled(db, now));
    answers['live'] = JSON.stringify(await streamed(db, now));
  } finally {
    await app.close();
    await pool.end();
  }
  return answers;
}

const cookieOf = (token: string) => ({ cookie: `rinkside_session=${token}` });

/** What the ids in the paths stand for; a call about something new has to be added here. */
async function addresses(db: Database): Promise<string[]> {
  const rows = await db.select({ id: players.id }).from(players).orderBy(asc(players.id));
  const some = rows.filter((_, index) => index % 13 === 0).map(({ id }) => String(id));
  const ids: Record<string, string[]> = {
    games: [String(gameId)],
    teams: ['11', '12', '21'],
    clubs: ['1', '2'],
    leagues: ['1'],
    players: some,
    nations: ['1'],
    horn: ['horn1'],
  };
  return declaredCalls().flatMap(({ name, method, path }) => {
    if (method !== 'GET' || name === 'game.live') return [];
    const noun = path.split('/')[1] ?? '';
    if (!path.includes('{')) return [path];
    const values = ids[noun];
    if (!values || path.split('{').length > 2) throw new Error(`say in this test what ${path} may be about`);
    return values.map((value) => path.replace(/\{\w+\}/, value));
  });
}

async function autoFilled(db: Database, now: Date) {
  const context = makeApiContext(db, makeSessionUser({ id: managerId, teamIds: [11, 12, 13] }), { now });
  return call(lineupRoutes.autoFill, { id: HOME, lineup: null, mode: 'best' }, { context });
}

/** What the stream sends to a watcher while the clock stands at `now`. */
async function streamed(db: Database, now: Date): Promise<unknown[]> {
  const fail = (error: unknown) => {
    throw error;
  };
  const streams = new LiveStreams({ db, realtime: SILENT_REALTIME, onError: fail, clock: () => now });
  const view = await findGameView(db, gameId, { teamIds: [HOME], watchers: 0 }, now);
  if (!view) throw new Error('the game is gone');
  const signal = AbortSignal.timeout(900);
  const messages: unknown[] = [];
  for await (const message of streams.watch({ gameId, after: -1, teamIds: [HOME], signal }, view))
    messages.push(message);
  streams.close();
  return messages;
}

/** The calls that answer differently. */
const differences = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys(one).filter((url) => one[url] !== other[url]);

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

describe('the future of a live game', () => {
  it.each([
    { moment: 'in the first period', period: 1, seconds: 120 },
    { moment: 'in the first intermission', period: 1, seconds: 380 },
    { moment: 'in the second period', period: 2, seconds: 200 },
    { moment: 'a few seconds before the last horn', period: 3, seconds: 328 },
  ])('shows in no answer of any call $moment', async ({ period, seconds }) => {
    const now = secondsAfter(await playUpTo(period), seconds);
    const before = await everyAnswer(now);
    expect(Object.values(before).filter((answer) => answer.startsWith('500'))).toEqual([]);
    await rewriteFuture(now);
    expect(differences(before, await everyAnswer(now))).toEqual([]);
  });

  it.each([
    { moment: 'in the break before the overtime', periods: 4, upTo: 3, seconds: 345 },
    { moment: 'in the overtime', periods: 4, upTo: 4, seconds: 10 },
    { moment: 'in the break before the shootout', periods: 5, upTo: 4, seconds: 85 },
    { moment: 'after the first attempt of a shootout', periods: 5, upTo: 5, seconds: 12 },
  ] as const)('shows in no answer of any call $moment', async ({ periods, upTo, seconds }) => {
    await takes(periods);
    const now = secondsAfter(await playUpTo(upTo), seconds);
    const before = await everyAnswer(now);
    await rewriteFuture(now);
    expect(differences(before, await everyAnswer(now))).toEqual([]);
  });

  it('would be noticed by this test: what has been revealed does show in the answers', async () => {
    const now = secondsAfter(await playUpTo(2), 200);
    const later = secondsAfter(now, 3600);
    const before = await everyAnswer(later);
    expect(await rewriteFuture(now)).toBeGreaterThan(0);
    const rewritten = await everyAnswer(later);
    expect(differences(before, rewritten)).toEqual(
      expect.arrayContaining([
        `/games/${gameId} by ${managerId}`,
        `/games/${gameId}/events by ${managerId}`,
        `/games by ${managerId}`,
        `/leagues/1/schedule by ${managerId}`,
        'live',
      ]),
    );
  });

  it('is in no result, table or statistic until the last horn has been revealed', async () => {
    const now = secondsAfter(await playUpTo(3), 300);
    const before = await everyAnswer(now);
    expect(before[`/leagues/1/standings by ${managerId}`]).toContain('"played":1');
    await playToTheEnd(now);
    const final = await everyAnswer(secondsAfter(now, 3600));
    expect(final[`/leagues/1/standings by ${managerId}`]).toContain('"played":2');
  });

  it('holds no suspension: who is out after it, nobody is told before the last horn has been revealed', async () => {
    await makeGameWith(({ events }, seed) =>
      offencesIn(events).some((offence) => rulingOn({ id: gameId, season: 3, day: 10, seed }, offence, []).games > 0),
    );
    const now = secondsAfter(await playUpTo(3), 300);
    const tells = (answers: Record<string, string>) =>
      Object.keys(answers).filter((url) => /"gamesLeft"|"kind":"suspension"/.test(answers[url] ?? ''));
    expect(tells(await everyAnswer(now))).toEqual([]);
    await playToTheEnd(now);
    const told = tells(await everyAnswer(secondsAfter(now, 3600)));
    expect(told.some((url) => /^\/teams\/\d+\/roster /.test(url))).toBe(true);
    expect(told.some((url) => /^\/teams\/\d+\/overview /.test(url))).toBe(true);
  });
});

describe('the orders of a bench, and the lines that it changed', () => {
  const secret: TeamOrder[] = [{ fromMinute: 40, leadAtMost: -1, tactics: { forecheck: 'aggressive' } }];

  /** Both teams have boards and templates; both games have orders in their stored input and in a bench change. */
  async function giveOrders(orders: TeamOrder[]): Promise<void> {
    const tactics = {
      ...BALANCED_TACTICS,
      matching: orders.length > 0 ? ('shutdown' as const) : ('balanced' as const),
    };
    const input = await storedInput();
    const bench = ({ lineup }: { lineup: Lineup }) => ({
      lineup: withOtherLines(lineup, orders.length),
      tactics,
      orders,
    });
    const change = { home: bench(input.home), away: bench(input.away) };
    const told = { ...input, home: { ...input.home, tactics, orders }, away: { ...input.away, tactics, orders } };
    await database.db.update(gameInputs).set({ input: encodeInput(told) });
    await database.db.update(gamePeriods).set({ benches: change });
    for (const { teamId, lineup } of [input.home, input.away]) {
      const board = { lineup, tactics, orders };
      const values = { teamId, ...board, savedBy: 'manager' as const, updatedAt: FACEOFF };
      await database.db.insert(lineups).values(values).onConflictDoUpdate({ target: lineups.teamId, set: board });
      const template = { teamId, name: 'Template', ...board, createdAt: FACEOFF };
      const target = [savedLineups.teamId, savedLineups.name];
      await database.db.insert(savedLineups).values(template).onConflictDoUpdate({ target, set: board });
    }
  }

  /** The same lines, in another order: so many places on. */
  function withOtherLines(lineup: Lineup, places: number): Lineup {
    const { forwards } = lineup;
    const at = (place: number) => forwards[(place + places) % forwards.length] ?? forwards[0];
    return { ...lineup, forwards: [at(0), at(1), at(2), at(3)] };
  }

  it('and its tactics show in no answer but to its own manager: not to the other team’s, not to an admin', async () => {
    const now = secondsAfter(await playUpTo(2), 200);
    await giveOrders([]);
    const before = await everyAnswer(now);
    await giveOrders(secret);
    const after = await everyAnswer(now);
    expect(differences(before, after)).toEqual([
      // The export of his own data has his templates.
      `/user/export by ${managerId}`,
      `/teams/11/lineup by ${managerId}`,
      `/teams/11/saved-lineups by ${managerId}`,
    ]);
    expect(after[`/teams/21/lineup by ${managerId}`]).toMatch(/^403/);
  });

  it('nor what had to be changed in them at the face-off: only its own manager is told', async () => {
    const now = secondsAfter(await playUpTo(1), 200);
    await giveOrders([]);
    const before = await everyAnswer(now);
    const { home, away } = await storedInput();
    for (const { teamId, players } of [home, away]) {
      const [one, other] = players;
      const change = { place: 'forwards.0.LW', out: one?.id ?? null, in: other?.id ?? null, fault: 'suspended' };
      await database.db.insert(lineupRepairs).values({ teamId, gameId, changes: [change], madeAt: FACEOFF });
    }
    expect(differences(before, await everyAnswer(now))).toEqual([`/teams/11/overview by ${managerId}`]);
  });
});
