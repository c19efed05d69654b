/**
 * The life of a live game: faceoff, period by period, final horn. A period is simulated when it begins, from the stored
 * state and the current lineups; its events are revealed by `rules/reveal.ts` as real time passes.
 *
 * Every function here runs in the caller's transaction, locks the game's row first, and does nothing when its work has
 * been done already; a crash at any point therefore loses and repeats nothing.
 */

import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { overtimeOf } from '#domains/competition/rules.ts';
import { type SharedRules, sharedRules } from '#domains/competition/store/game-rules.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { incidentsIn } from '#domains/discipline/rules/incidents.ts';
import type { GameConsumer } from '#domains/game/facts.ts';
import { outcomeOf } from '#domains/game/rules/outcome.ts';
import { nextPeriodAt, type PlayedPeriod, revealEnd, revealOffsets } from '#domains/game/rules/reveal.ts';
import { type Benches, benchesNow, stintsIn } from '#domains/game/store/benches.ts';
import { isInCalendar } from '#domains/game/store/fixtures.ts';
import { loadInputs, storeInputs } from '#domains/game/store/inputs.ts';
import { loadMatchInputs } from '#domains/game/store/match-input.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import { recordResults } from '#domains/game/store/record.ts';
import { topicsOfGame } from '#domains/game/store/topics.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { notifyOfRepairs } from '#domains/lineups/store/repairs.ts';
import { gameRows } from '#domains/stats/store/game-rows.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput, OvertimeRule } from '#engine/match/input.ts';
import { playPeriod, resultOf, startMatch } from '#engine/match/match.ts';
import type { MatchState } from '#engine/match/result.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import { publish, publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** A live game whose row is locked until the transaction ends. */
interface LockedGame {
  id: GameId;
  homeTeamId: TeamId;
  overtime: OvertimeRule;
}

interface Moment {
  now: Date;
  enqueue: Enqueue;
}

interface Beginning extends Moment {
  gameIds: readonly GameId[];
  faceoffAt?: Date;
  msPerSecond: number;
}

/** A moment at which a game may end, with what acts on it then, in order. */
interface LastMoment extends Moment {
  consumers: readonly GameConsumer[];
}

/**
 * Drops the puck: the games become live, their inputs are fixed, the first period is played and begins to be revealed.
 * Games that have begun already are left alone.
 * @param faceoffAt when the reveal of the first period begins
 * @param msPerSecond real milliseconds per second of these games: the pace of the reveal.
 * @returns the ids of the games that have begun with this call.
 */
export async function startLiveGames(
  tx: Transaction,
  { gameIds, now, faceoffAt = now, msPerSecond, enqueue }: Beginning,
): Promise<number[]> {
  if (gameIds.length === 0) return [];
  const starting = await lockGames(tx, and(inArray(games.id, [...gameIds]), eq(games.status, 'scheduled')));
  const ids = starting.map((game) => game.id);
  if (ids.length === 0) return [];
  const loaded = await loadMatchInputs(tx, ids, await readToday(tx), { isLive: true });
  const byId = new Map(loaded.map((game) => [game.gameId, game]));
  await storeInputs(tx, new Map(loaded.map((game) => [game.gameId, game.input])));
  await notifyOfRepairs(tx, loaded, now);
  await tx.update(games).set({ status: 'live', faceoffAt }).where(inArray(games.id, ids));
  const pace = { startsAt: faceoffAt.getTime(), msPerSecond };
  for (const game of starting) {
    const faceoff = byId.get(game.id);
    if (!faceoff) throw new Error(`there is no input for game ${game.id}`);
    const { input, lineupVersions } = faceoff;
    const benches = { changes: null, lineupVersions };
    const period = await playAndStore(tx, game, { input, state: startMatch(input), benches, pace });
    await queueNext(tx, game, period, enqueue);
    await publish(tx, 'game', { gameId: game.id });
  }
  return ids;
}

/**
 * Plays the period if it is due: simulated with the current lineups. A job that runs too early is queued again for its
 * time; one that runs late begins the period now.
 */
export async function playNextPeriod(
  tx: Transaction,
  { gameId, period, now, enqueue, consumers }: LastMoment & { gameId: GameId; period: number },
): Promise<void> {
  const game = await lockLiveGame(tx, gameId);
  if (!game) return;
  const { last, state } = await lastPeriod(tx, gameId);
  if (last.period !== period - 1 || state.finished) return;
  const planned = nextPeriodAt(last, game.overtime);
  if (now.getTime() < planned) return queueNext(tx, game, { ...last, state }, enqueue);
  const input = await inputOf(tx, gameId);
  if (state.engineVersion !== ENGINE_VERSION) return playAnew(tx, { game, input, now, consumers });
  const pace = { startsAt: now.getTime(), msPerSecond: last.msPerSecond };
  const benches = await benchesNow(tx, gameId, input);
  const played = await playAndStore(tx, game, { input, state, benches, pace });
  await queueNext(tx, game, played, enqueue);
  await publish(tx, 'game', { gameId });
}

/** Records the result once the final horn has been revealed; queues itself again when it is too early. */
export async function finishGame(
  tx: Transaction,
  { gameId, now, enqueue, consumers }: LastMoment & { gameId: GameId },
): Promise<void> {
  const game = await lockLiveGame(tx, gameId);
  if (!game) return;
  const { last, state } = await lastPeriod(tx, gameId);
  if (!state.finished) return;
  if (now.getTime() < revealEnd(last)) return queueNext(tx, game, { ...last, state }, enqueue);
  const events = await storedEvents(tx, gameId);
  await recordGame(tx, { gameId, input: await inputOf(tx, gameId), state, events, now, consumers });
}

/** Plays the rest of a live game at once and records the result: for a world that is advanced by command. */
export async function finishLiveGame(
  tx: Transaction,
  { gameId, now, consumers }: Omit<LastMoment, 'enqueue'> & { gameId: GameId },
): Promise<void> {
  const game = await lockLiveGame(tx, gameId);
  if (!game) return;
  const input = await inputOf(tx, gameId);
  let { state } = await lastPeriod(tx, gameId);
  if (!state.finished && state.engineVersion !== ENGINE_VERSION) return playAnew(tx, { game, input, now, consumers });
  const benches = state.finished ? null : await benchesNow(tx, gameId, input);
  for (let isFirst = true; !state.finished; isFirst = false) {
    const played = await playAndStore(tx, game, { input, state, benches: isFirst ? benches : null, pace: null });
    state = played.state;
  }
  await recordGame(tx, { gameId, input, state, events: await storedEvents(tx, gameId), now, consumers });
}

/**
 * Replays a game from its first faceoff to its end, at once: for a game that was live when the program was replaced by a
 * version with another engine, which cannot continue from the old state. The world must not wait for it forever.
 */
async function playAnew(
  tx: Transaction,
  { game, input, now, consumers }: Omit<LastMoment, 'enqueue'> & { game: LockedGame; input: MatchInput },
): Promise<void> {
  await tx.delete(gamePeriods).where(eq(gamePeriods.gameId, game.id));
  let state = startMatch(input);
  const events: MatchEvent[] = [];
  while (!state.finished) {
    const played = await playAndStore(tx, game, { input, state, benches: null, pace: null });
    events.push(...played.events);
    state = played.state;
  }
  await recordGame(tx, { gameId: game.id, input, state, events, now, consumers });
}

/** Queues the jobs of live games again; replaces what is queued already, so that a second run does no harm. */
export async function requeueLiveGames(tx: Transaction, enqueue: Enqueue): Promise<void> {
  for (const game of (await gamesWithRules(tx, eq(games.status, 'live'))).map(lockedGame)) {
    // A game that has ended meanwhile, unlocked as they are here, needs no job.
    const found = await findLastPeriod(tx, game.id);
    if (found) await queueNext(tx, game, { ...found.last, state: found.state }, enqueue);
  }
}

/** Locks a live game; null: it is not live. */
export async function lockLiveGame(tx: Transaction, gameId: GameId): Promise<LockedGame | null> {
  const [game] = await lockGames(tx, and(eq(games.id, gameId), eq(games.status, 'live')));
  return game ?? null;
}

async function lockGames(tx: Transaction, which: SQL | undefined): Promise<LockedGame[]> {
  return (await gamesWithRules(tx, which).for('no key update', { of: games })).map(lockedGame);
}

function gamesWithRules(tx: Transaction, which: SQL | undefined) {
  return tx
    .select({ id: games.id, homeTeamId: games.homeTeamId, rules: sharedRules })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .leftJoin(pairings, eq(pairings.id, games.pairingId))
    .where(which)
    .orderBy(asc(games.id));
}

function lockedGame({ rules, ...game }: { id: GameId; homeTeamId: TeamId; rules: SharedRules }): LockedGame {
  return { ...game, overtime: overtimeOf(rules) };
}

/** Returns the input of a game that has begun. */
export async function inputOf(tx: Transaction, gameId: GameId): Promise<MatchInput> {
  const input = (await loadInputs(tx, [gameId])).get(gameId);
  if (!input) throw new Error(`the input of live game ${gameId} is missing`);
  return input;
}

export async function lastPeriod(tx: Transaction, gameId: GameId): Promise<LastPeriod> {
  const found = await findLastPeriod(tx, gameId);
  if (!found) throw new Error(`live game ${gameId} has no period to go on from`);
  return found;
}

export interface LastPeriod {
  last: PlayedPeriod;
  state: MatchState;
}

/** Returns the period that a live game goes on from; null: it is over. */
async function findLastPeriod(tx: Transaction, gameId: GameId): Promise<LastPeriod | null> {
  const last = playedPeriods((await loadPeriods(tx, [gameId])).get(gameId) ?? []).at(-1);
  const [row] = await tx
    .select({ state: gamePeriods.state })
    .from(gamePeriods)
    .where(eq(gamePeriods.gameId, gameId))
    .orderBy(desc(gamePeriods.period))
    .limit(1);
  return last && row?.state ? { last, state: row.state } : null;
}

interface Play {
  input: MatchInput;
  state: MatchState;
  /** null: no change. */
  benches: Benches | null;
  /** null: played at once, never revealed second by second. */
  pace: { startsAt: number; msPerSecond: number } | null;
}

type Played = PlayedPeriod & { state: MatchState };

async function playAndStore(tx: Transaction, game: LockedGame, play: Play): Promise<Played> {
  const { input, benches, pace } = play;
  const changes = benches?.changes ?? undefined;
  const { state, events, encoded, seconds } = playPeriod({ input, state: play.state, benches: changes });
  await tx.insert(gamePeriods).values({
    gameId: game.id,
    period: state.period,
    events: encoded,
    state,
    benches: changes ?? null,
    lineupVersions: benches?.lineupVersions ?? null,
    startsAt: pace && new Date(pace.startsAt),
    msPerSecond: pace?.msPerSecond ?? null,
    seconds,
  });
  const timetable = pace ?? { startsAt: 0, msPerSecond: 0 };
  return { period: state.period, events, offsets: revealOffsets(events), hold: null, ...timetable, state };
}

/** Queues the next period or the final horn of a live game; replaces what is queued already. */
export async function queueNext(tx: Transaction, game: LockedGame, played: Played, enqueue: Enqueue): Promise<void> {
  const gameId = game.id;
  if (played.state.finished) {
    const runAt = new Date(revealEnd(played));
    return enqueue(tx, 'game-finish', { gameId }, { key: `game-finish/${gameId}`, runAt });
  }
  const period = played.period + 1;
  const runAt = new Date(nextPeriodAt(played, game.overtime));
  return enqueue(tx, 'game-period', { gameId, period }, { key: `game-period/${gameId}/${period}`, runAt });
}

interface Finished {
  gameId: GameId;
  input: MatchInput;
  state: MatchState;
  /** All events of the game. */
  events: readonly MatchEvent[];
  now: Date;
  consumers: readonly GameConsumer[];
}

async function storedEvents(tx: Transaction, gameId: GameId): Promise<MatchEvent[]> {
  const periods = (await loadPeriods(tx, [gameId])).get(gameId) ?? [];
  return periods.flatMap((period) => [...period.events]);
}

async function recordGame(tx: Transaction, { gameId, input, state, events, now, consumers }: Finished): Promise<void> {
  const stints = await stintsIn(tx, gameId, input);
  const result = resultOf(input, events, state);
  const rows = gameRows(gameId, result.box);
  const outcome = outcomeOf(result);
  const finished = { gameId, outcome, stints, incidents: incidentsIn(events), rows, finishedAt: now };
  await recordResults(pgRows(tx), [finished], { consumers });
  await tx.update(gamePeriods).set({ state: null, wishes: null, advice: null }).where(eq(gamePeriods.gameId, gameId));
  await publish(tx, 'game', { gameId });
  await publishChange(tx, await topicsOfGame(tx, gameId));
}

/** Returns the games of the calendar that have begun and not yet ended; the night never waits for a scrimmage. */
export async function liveGameIds(tx: Database | Transaction): Promise<number[]> {
  const live = and(eq(games.status, 'live'), isInCalendar());
  const rows = await tx.select({ id: games.id }).from(games).where(live).orderBy(asc(games.id));
  return rows.map((row) => row.id);
}
