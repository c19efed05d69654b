/** Games in real time: the puck drops at a given minute, with the clock of the world paused and while its season turns. */
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { GameConsumer } from '#domains/game/facts.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { games } from '#domains/game/tables.ts';
import type { CompetitionId, GameId } from '#engine/ids.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';

/** Faceoffs are queued so long before, by a job of every minute: who appoints a game less than a minute ahead may see it begin late. */
const QUEUED_AHEAD_MS = 5 * MINUTE_MS;

const isAppointed = and(isNull(games.slot), eq(games.status, 'scheduled'));

/** Queues the faceoffs that are near; replaces what is queued already, so that doing it twice harms nothing. */
export async function queueFaceoffs(tx: Transaction, { now, enqueue }: { now: Date; enqueue: Enqueue }): Promise<void> {
  const near = lte(games.faceoffAt, new Date(now.getTime() + QUEUED_AHEAD_MS));
  const { id, faceoffAt } = games;
  const due = await tx.select({ id, faceoffAt }).from(games).where(and(isAppointed, near)).orderBy(asc(id));
  for (const { id: gameId, faceoffAt: runAt } of due)
    await enqueue(tx, 'game-faceoff', { gameId }, { key: `game-faceoff/${gameId}`, runAt: runAt ?? now });
}

/**
 * Drops the puck of a game in real time, if it is time and everybody concerned lets it begin. Does nothing when it has begun, was put off or
 * called off.
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
    .select({ faceoffAt: games.faceoffAt, msPerSecond: games.msPerSecond })
    .from(games)
    .where(and(eq(games.id, gameId), isAppointed));
  if (!game?.faceoffAt || game.msPerSecond === null || game.faceoffAt > now) return;
  for (const { mayBegin } of consumers) if (mayBegin && !(await mayBegin(tx, gameId, now))) return;
  await startLiveGames(tx, { gameIds: [gameId], now, msPerSecond: game.msPerSecond, enqueue });
}

/** Changes when a game in real time begins, or what it is played for on the day that it is then. */
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
 * Whether a game of a pairing has to wait for another one of its competition: a team of it is on the ice, has an earlier game ahead, or has
 * left the ice after this moment.
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
