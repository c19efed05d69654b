/** Suggestions for a bench: asked for in an intermission, made by a job, kept until the game ends. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { MAX_ASKED, SUGGESTIONS_PATIENCE_MS } from '#domains/game/constants.ts';
import type { BenchSuggestion, SuggestionsView } from '#domains/game/contract/bench.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { publicTeamOf } from '#domains/game/rules/advice/public-team.ts';
import { type BenchSight, isPlayLeft, makeSuggestions } from '#domains/game/rules/advice/remainders.ts';
import { isIntermission } from '#domains/game/rules/hold.ts';
import { revealEnd, revealedEvents } from '#domains/game/rules/reveal.ts';
import { findBench } from '#domains/game/store/benches.ts';
import { inSteps } from '#domains/game/store/in-steps.ts';
import { inputOf, lastPeriod, lockLiveGame } from '#domains/game/store/live.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import { type Advice, gamePeriods } from '#domains/game/tables.ts';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { benchOf } from '#domains/lineups/store/bench.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

const JOB = 'bench-suggestions';

interface OfBench {
  gameId: GameId;
  /** A team of this game. */
  teamId: TeamId;
  now: Date;
}

/** Has suggestions made for a bench. Those that are being made already are not asked for twice, and late ones only count once. */
export async function askForSuggestions(
  tx: Transaction,
  { gameId, teamId, userId, now }: OfBench & { userId: UserId },
): Promise<{ ok: true } | Refused> {
  const { may } = await benchOf(tx, { teamId, userId });
  if (!may.lines && !may.tactics) return lineupRefusals.notYours();
  const game = await lockLiveGame(tx, gameId);
  if (!game) return gameRefusals.noIntermission();
  const { last, state } = await lastPeriod(tx, gameId);
  const asked = { last, isOver: state.finished, overtime: game.overtime, now: now.getTime() };
  if (!isIntermission(asked) || !isPlayLeft(last.period, game.overtime)) return gameRefusals.noIntermission();
  const side: Side = game.homeTeamId === teamId ? 'home' : 'away';
  const at = { gameId, period: last.period, side };
  const { count, ofPeriod } = await readAdvice(tx, gameId, side);
  const latest = ofPeriod.at(-1);
  const isAwaited = latest?.suggestions === null;
  if (isAwaited && !isLate(latest, now)) return { ok: true };
  if (!isAwaited && count >= MAX_ASKED) return gameRefusals.suggestionsUsed();
  const answered = isAwaited ? ofPeriod.slice(0, -1) : ofPeriod;
  await storeAdvice(tx, at, [...answered, { askedAt: now.toISOString(), may, suggestions: null }]);
  await enqueue(tx, JOB, { ...at, number: answered.length }, { key: `${JOB}/${gameId}/${side}`, queue: JOB });
  return { ok: true };
}

/** Returns what a bench has been suggested in the present intermission. */
export async function findSuggestions(
  db: Database | Transaction,
  { gameId, side, period, now }: Omit<OfBench, 'teamId'> & { side: Side; period: number | null },
): Promise<SuggestionsView> {
  const { count, ofPeriod, period: last } = await readAdvice(db, gameId, side);
  const latest = last === period ? ofPeriod.at(-1) : undefined;
  const isAwaited = latest?.suggestions === null;
  return {
    left: MAX_ASKED - count,
    isWorking: isAwaited,
    isLate: isAwaited && isLate(latest, now),
    suggestions: ofPeriod.findLast((advice) => last === period && advice.suggestions !== null)?.suggestions ?? null,
  };
}

/** Names what was asked for: the last period played, and the place among what that bench has asked after it. */
export interface Asked {
  gameId: GameId;
  period: number;
  side: Side;
  number: number;
}

/**
 * Makes the suggestions and stores them; does nothing when they exist already, or the game is over.
 * @param options.signal stops the work, which then throws and is repeated another time.
 * @param options.games as `makeSuggestions` says
 */
export async function giveSuggestions(
  db: Database,
  asked: Asked,
  { signal, games }: { signal: AbortSignal; games?: number },
): Promise<void> {
  const sight = await db.transaction((tx) => loadSight(tx, asked));
  if (!sight) return;
  await keepSuggestions(db, asked, await inSteps(makeSuggestions(sight, games), signal));
}

async function keepSuggestions(db: Database, asked: Asked, suggestions: BenchSuggestion[]): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockLiveGame(tx, asked.gameId))) return;
    const stored = await adviceAfter(tx, asked);
    const kept = stored.map((advice, place) => (place === asked.number ? { ...advice, suggestions } : advice));
    await storeAdvice(tx, asked, kept);
  });
}

/** Returns what the bench could see when it asked. What the other bench has set, and the state of the game, are not read. */
async function loadSight(tx: Transaction, asked: Asked): Promise<BenchSight | null> {
  const { gameId, period, side } = asked;
  const advice = (await adviceAfter(tx, asked))[asked.number];
  const game = await lockLiveGame(tx, gameId);
  if (!game || !advice || advice.suggestions) return null;
  const periods = playedPeriods((await loadPeriods(tx, [gameId])).get(gameId) ?? []).filter(
    (played) => played.period <= period,
  );
  const last = periods.at(-1);
  if (!last) return null;
  const input = await inputOf(tx, gameId);
  const { lineup, tactics, orders } = await findBench(tx, gameId, { input, side });
  const { overtime, importance, neutralIce } = input;
  return {
    side,
    own: input[side],
    board: { lineup, tactics, orders },
    may: advice.may,
    theirs: publicTeamOf(input[side === 'home' ? 'away' : 'home']),
    events: revealedEvents(periods, revealEnd(last)).map(({ event }) => event),
    rules: { overtime, importance, ...(neutralIce && { neutralIce }) },
  };
}

/** Returns how often the bench has asked in the game, and what it has asked after the last period. */
async function readAdvice(db: Database | Transaction, gameId: GameId, side: Side) {
  const rows = await db
    .select({ period: gamePeriods.period, advice: gamePeriods.advice })
    .from(gamePeriods)
    .where(eq(gamePeriods.gameId, gameId))
    .orderBy(asc(gamePeriods.period));
  const last = rows.at(-1);
  return {
    count: rows.reduce((sum, { advice }) => sum + (advice?.[side]?.length ?? 0), 0),
    ofPeriod: last?.advice?.[side] ?? [],
    period: last?.period ?? 0,
  };
}

const afterPeriod = ({ gameId, period }: Pick<Asked, 'gameId' | 'period'>) =>
  and(eq(gamePeriods.gameId, gameId), eq(gamePeriods.period, period));

async function adviceAfter(tx: Transaction, at: Pick<Asked, 'gameId' | 'period' | 'side'>): Promise<Advice[]> {
  const [row] = await tx.select({ advice: gamePeriods.advice }).from(gamePeriods).where(afterPeriod(at));
  return row?.advice?.[at.side] ?? [];
}

async function storeAdvice(tx: Transaction, at: Omit<Asked, 'number'>, advice: Advice[]): Promise<void> {
  const ofSide = JSON.stringify({ [at.side]: advice });
  await tx
    .update(gamePeriods)
    .set({ advice: sql`coalesce(${gamePeriods.advice}, '{}') || ${ofSide}::jsonb` })
    .where(afterPeriod(at));
}

function isLate({ askedAt }: Advice, now: Date): boolean {
  return Date.parse(askedAt) <= now.getTime() - SUGGESTIONS_PATIENCE_MS;
}
