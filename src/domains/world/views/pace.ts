/** The world's pace, and the managers it waits for, as one user sees them. */

import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { type Manager, seenManagers } from '#domains/club/store/managers.ts';
import { nextRound } from '#domains/free-agency/rules/frenzy.ts';
import { games } from '#domains/game/tables.ts';
import { clubOf, managing } from '#domains/seat/policy.ts';
import type { PaceView } from '#domains/world/contract.ts';
import { worldPolicy } from '#domains/world/policy.ts';
import { countDecisions, dateAhead, progressOf } from '#domains/world/rules/runs.ts';
import { mayChoosePace } from '#domains/world/store/pace.ts';
import { gameAhead, liveGameOf } from '#domains/world/store/runs.ts';
import { type Moment, PHASE_STARTS } from '#engine/calendar.ts';
import { abilitiesOf, type SessionUser } from '#platform/calls/policy.ts';
import { isAway, isDriven, isStoppedByAdmin, isWaitedFor } from '#platform/clock/pace.ts';
import { readWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';

/** Reads the world's pace for a user. */
export async function readPace(db: Database, user: SessionUser, now: Date): Promise<PaceView> {
  const row = await readWorld(db);
  const [managers, byStatus] = await Promise.all([seenManagers(db), gamesOfDay(db, row)]);
  const mayMove = user.isAdmin || managers.length === 0 || managers.some(({ id }) => id === user.id);
  return {
    pace: row.pace,
    dayMinutes: row.dayMinutes,
    latestMinutes: row.latestMinutes,
    quiet: row.quiet,
    isStoppedByAdmin: isStoppedByAdmin(row),
    isDriven: isDriven(row),
    abilities: abilitiesOf(worldPolicy, user, { clubId: clubOf(user) }),
    mayChoose: mayChoosePace(row, managers, { userId: user.id, isAdmin: user.isAdmin }),
    liveGames: byStatus('live'),
    own: isDriven(row) && mayMove ? await ownView(db, row, user) : null,
    ready:
      row.pace === 'ready'
        ? readyView(row, { managers, user, now, gamesToPlay: byStatus('scheduled') + byStatus('live') })
        : null,
  };
}

async function gamesOfDay(db: Database, { seasonNumber, day }: WorldRow) {
  const ofDay = and(eq(games.season, seasonNumber), eq(games.day, day), isNotNull(games.slot));
  const rows = await db.select({ status: games.status, value: count() }).from(games).where(ofDay).groupBy(games.status);
  return (status: string) => rows.find((row) => row.status === status)?.value ?? 0;
}

async function ownView(db: Database, row: WorldRow, user: SessionUser): Promise<PaceView['own']> {
  const { id, clubId } = managing(user);
  const { run, waitingUserIds } = row;
  // The column is text, but only steps are ever written to it.
  const moment = { season: row.seasonNumber, day: row.day, step: row.step as Moment['step'] };
  const [ahead, liveGameId, waiting] = await Promise.all([
    gameAhead(db, row, clubId),
    clubId === null ? null : liveGameOf(db, clubId),
    waitingUserIds.length === 0
      ? []
      : db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, waitingUserIds)),
  ]);
  return {
    run: run && {
      target: run.target,
      speed: run.speed,
      isOpen: run.isOpen,
      ...progressOf(run.fromStep, moment, row.runsUntil ?? run.fromStep),
      // Items on a desk are private to its manager.
      stoppedFor: run.userId === id ? countDecisions(run.stoppedFor) : [],
      stoppedOn: run.stoppedOn,
    },
    nextGameInDays: ahead && ahead.day - row.day,
    nextRoundInDays: row.day < PHASE_STARTS.frenzy ? null : (nextRound(moment, PHASE_STARTS.frenzy)?.daysAhead ?? null),
    liveGameId,
    next: dateAhead(row.day),
    waiting,
  };
}

interface Asked {
  managers: readonly Manager[];
  user: SessionUser;
  now: Date;
  gamesToPlay: number;
}

function readyView(row: WorldRow, { managers, user, now, gamesToPlay }: Asked): PaceView['ready'] {
  return {
    isReady: row.readyUserIds.includes(user.id),
    isAway: isAway(user.id, row.missed),
    isWaiting: row.pauseReason === 'limit',
    nextDayAt: row.nextDayAt?.toISOString() ?? null,
    gamesToPlay,
    managers: managers.map((one) => ({
      id: one.id,
      name: one.name,
      isReady: row.readyUserIds.includes(one.id),
      isWaitedFor: isWaitedFor(one, row.missed, now),
    })),
  };
}
