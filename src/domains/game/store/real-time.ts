/** Games in real time: the puck drops at a set minute, even while the world's clock is paused and while its season turns. */
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { GameConsumer } from '#domains/game/facts.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { games } from '#domains/game/tables.ts';
import type { CompetitionId, GameId } from '#engine/ids.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';

/** How far ahead faceoffs are queued, by a job that runs every minute: a game set less than a minute ahead may begin late. */
const QUEUED_AHEAD_MS = 5 * MINUTE_MS;

const isAppointed = and(isNull(games.slot), eq(games.status, 'scheduled'));

/** Queues upcoming faceoffs; replaces what is queued already, so that a second run does no harm. */
export async function queueFaceoffs(tx: Transaction, { now, enqueue }: { now: Date; enqueue: Enqueue }): Promise<void> {
  const near = lte(games.faceoffAt, new Date(now.getTime() + QUEUED_AHEAD_MS));
  const { id, faceoffAt } = games;
  const due = await tx.select({ id, faceoffAt }).from(games).where(and(isAppointed, near)).orderBy(asc(id));
  for (const { id: gameId, faceoffAt: runAt } of due)
    await enqueue(tx, 'game-faceoff', { gameId }, { key: `game-faceoff/${gameId}`, runAt: runAt ?? now });
}

/**
 * Drops the puck of a game in real time, if it is due and every consumer allows it to begin. Does nothing when it has
 * begun, was put off or called off.
 */
export async function dropPuck(
  tx: Transaction,
  {
    gameId,
    now,
    enqueue,
    consumers,
  }: { gameId: GameId; now: Date; enqueue: Enqueue; consumers: readonly GameConsumer[] },
): Promise<void> {
  const [game] = await tx
    .select({ faceoffAt: games.faceoffAt, msPerSecond: games.msPerSecond, pairingId: games.pairingId })
    .from(games)
    .where(and(eq(games.id, gameId), isAppointed));
  if (!game?.faceoffAt || game.msPerSecond === null || game.faceoffAt > now) return;
  for (const { mayBegin } of consumers) if (mayBegin && !(await mayBegin(tx, gameId, now))) return;
  if (game.pairingId !== null) await bringToToday(tx, gameId);
  await startLiveGames(tx, { gameIds: [gameId], now, msPerSecond: game.msPerSecond, enqueue });
}

/** Sets a game of a pairing to the day of the world on which it begins, which was unknown when it was added. */
async function bringToToday(tx: Transaction, gameId: GameId): Promise<void> {
  const { seasonNumber: season, day } = await readWorld(tx);
  await tx.update(games).set({ season, day }).where(eq(games.id, gameId));
}

/** Changes the start of a game in real time, or its day and the competition on that day. */
export async function reschedule(
  tx: Transaction,
  gameId: GameId,
  change: { faceoffAt: Date } | { season: number; day: number; competitionId: CompetitionId },
): Promise<void> {
  await tx
    .update(games)
    .set(change)
    .where(and(eq(games.id, gameId), isAppointed));
}

/**
 * Returns whether a game of a pairing has to wait for another one of its competition: one of its teams is on the ice, has
 * an earlier game ahead, or has left the ice after this moment.
 */
export async function isHeldUp(tx: Transaction, gameId: GameId, restedSince: Date): Promise<boolean> {
  const [game] = await tx.select().from(games).where(eq(games.id, gameId));
  if (!game?.pairingId || !game.faceoffAt) return false;
  const { competitionId, faceoffAt } = game;
  const teamIds = [game.homeTeamId, game.awayTeamId];
  const isEarlier = or(lt(games.faceoffAt, faceoffAt), and(eq(games.faceoffAt, faceoffAt), lt(games.id, gameId)));
  const holdsUp = or(
    eq(games.status, 'live'),
    gt(games.finishedAt, restedSince),
    and(eq(games.status, 'scheduled'), isEarlier),
  );
  const isOther = and(
    eq(games.competitionId, competitionId),
    ne(games.id, gameId),
    or(inArray(games.homeTeamId, teamIds), inArray(games.awayTeamId, teamIds)),
  );
  return (await tx.$count(games, and(isOther, holdsUp))) > 0;
}
