/** Benches hold the next period of a live game. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { decideHold, type Waiting } from '#domains/game/rules/hold.ts';
import type { Hold } from '#domains/game/rules/reveal.ts';
import { isInCalendar } from '#domains/game/store/fixtures.ts';
import { lastPeriod, lockLiveGame, queueNext } from '#domains/game/store/live.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { benchOf } from '#domains/lineups/store/bench.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { isDriven, isStoppedByAdmin } from '#platform/clock/pace.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { publish } from '#platform/realtime.ts';

interface Holding {
  gameId: GameId;
  /** A team of this game. */
  teamId: TeamId;
  userId: UserId;
  /** false: drop the puck. */
  isOn: boolean;
  now: Date;
}

/** Holds the next period for a bench, or ends its hold. */
export async function holdPeriod(
  tx: Transaction,
  { gameId, teamId, userId, isOn, now }: Holding,
): Promise<{ ok: true } | Refused> {
  const { may } = await benchOf(tx, { teamId, userId });
  if (!may.lines && !may.tactics) return lineupRefusals.notYours();
  const game = await lockLiveGame(tx, gameId);
  if (!game) return isOn ? gameRefusals.noIntermission() : { ok: true };
  const { last, state } = await lastPeriod(tx, gameId);
  const asked = { last, isOver: state.finished, overtime: game.overtime, teamId, isOn, now: now.getTime() };
  // Read under the lock of the game, for which a command that ends all holds waits.
  const decided = decideHold(asked, await waitingOf(tx, gameId));
  if (!decided.ok) return decided;
  if (decided.hold) await setHold(tx, gameId, last.period, decided.hold);
  return { ok: true };
}

/** Ends the holds of all games in the calendar: the world stops, goes on, or changes its pace. */
export async function endHolds(tx: Transaction, now: Date): Promise<void> {
  const live = await tx
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.status, 'live'), isInCalendar()))
    .orderBy(asc(games.id))
    .for('no key update');
  if (live.length === 0) return;
  const held = await tx
    .select({ gameId: gamePeriods.gameId, period: gamePeriods.period, teamId: gamePeriods.heldByTeamId })
    .from(gamePeriods)
    .innerJoin(games, eq(games.id, gamePeriods.gameId))
    .where(and(eq(games.status, 'live'), isInCalendar(), gt(gamePeriods.heldUntil, now)));
  for (const { gameId, period, teamId } of held)
    if (teamId !== null) await setHold(tx, gameId, period, { teamId, until: now.getTime() });
}

async function setHold(tx: Transaction, gameId: GameId, period: number, { teamId, until }: Hold): Promise<void> {
  await tx
    .update(gamePeriods)
    .set({ heldByTeamId: teamId, heldUntil: new Date(until) })
    .where(and(eq(gamePeriods.gameId, gameId), eq(gamePeriods.period, period)));
  const game = await lockLiveGame(tx, gameId);
  if (!game) return;
  const { last, state } = await lastPeriod(tx, gameId);
  await queueNext(tx, game, { ...last, state }, enqueue);
  await publish(tx, 'game', { gameId });
}

/** Returns what the game waits for. */
export async function waitingOf(db: Database | Transaction, gameId: GameId): Promise<Waiting> {
  const [game] = await db
    .select({ kind: competitions.kind, slot: games.slot })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(eq(games.id, gameId));
  const world = await readWorld(db);
  return {
    isScrimmage: game?.kind === 'scrimmage',
    isInCalendar: game?.slot != null,
    pace: world.pace === 'own' && !isDriven(world) ? 'clock' : world.pace,
    isStopped: isStoppedByAdmin(world),
  };
}
