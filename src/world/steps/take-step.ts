/**
 * Takes the next step of the world: one transaction that locks the world's row, does the step's work, writes the step's
 * key into the ledger of steps and moves the world on. Whoever comes second finds the world moved on; a crash leaves it
 * where it was.
 */

import type { Logger } from 'pino';
import { seenManagers } from '#domains/club/store/managers.ts';
import type { DayDetail, Pace } from '#domains/day.ts';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import { liveGameIds } from '#domains/game/store/live.ts';
import { isTransition, type Moment, momentAfter, phaseOn, stepNumberOf } from '#engine/calendar.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { FAST_DAY_MINUTES, halted, isAtLimit, isDriven, isEverybodyReady } from '#platform/clock/pace.ts';
import { readSecret } from '#platform/clock/secret.ts';
import { changeWorld, closeDoors, lockWorld, recordStep, type WorldRow } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import { publish } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { hurried } from '#world/due.ts';
import { runStep } from '#world/steps/run-step.ts';

/** What steps are taken with. */
export interface Stepping {
  db: Database;
  simulate: Simulate;
  enqueue: Enqueue;
  now(): Date;
  log: Logger;
}

export type StepOutcome =
  | { kind: 'taken'; moment: Moment; next: Moment; detail: DayDetail; durationMs: number }
  /** The world was not (or no longer) at the moment that was asked for, or its clock stands still. */
  | { kind: 'elsewhere' }
  /** The night waits for live games. */
  | { kind: 'waiting'; liveGames: number };

/**
 * Takes the step that the world is at, if that is `expected`.
 * @param isEarly before its time, because everybody is ready: if they still are, and no game has become live
 * @throws when there is no world
 */
export async function takeStep(
  stepping: Stepping,
  expected: Moment,
  pace: Pace,
  { isEarly = false }: { isEarly?: boolean } = {},
): Promise<StepOutcome> {
  if (isTransition(expected)) await closeForTransition(stepping.db, expected, pace);
  const began = performance.now();
  return stepping.db.transaction(async (tx) => {
    const row = await lockWorld(tx);
    const moment = momentOf(row);
    if (stepKey(moment) !== stepKey(expected)) return { kind: 'elsewhere' };
    // An admin may have stopped the clock since somebody saw that the step is due.
    if (row.pausedAt && pace !== 'command') return { kind: 'elsewhere' };
    if (isEarly && !(await mayBeEarly(tx, row, stepping.now()))) return { kind: 'elsewhere' };
    if (isAtLimit(row) && pace !== 'command') return { kind: 'elsewhere' };
    if (moment.step === 'night' && pace === 'live') {
      const live = await liveGameIds(tx);
      if (live.length > 0) return { kind: 'waiting', liveGames: live.length };
    }
    const now = stepping.now();
    const rows = pgRows(tx);
    const detail = await runStep(moment, {
      rows,
      secret: await readSecret(rows),
      dayMinutes: isDriven(row) && row.run?.speed === 'fast' ? FAST_DAY_MINUTES : row.dayMinutes,
      pace,
      now,
      simulate: stepping.simulate,
      enqueue: stepping.enqueue,
      past: null,
    });
    const next = momentAfter(moment);
    const durationMs = Math.round(performance.now() - began);
    const { season, day, step } = moment;
    await recordStep(tx, { key: stepKey(moment), job: step, season, day, finishedAt: now, durationMs, detail });
    const version = await moveOn(tx, row, { moment, next, pace, now, isEarly });
    await publish(tx, 'world', { version });
    return { kind: 'taken', moment, next, detail, durationMs };
  });
}

/**
 * Whether the next step may be taken before its time: a manager plays on at their own pace, or everybody who is waited for is
 * ready for the next day. Live games are not cut short here: `keepPace` finishes those that nobody wants to watch.
 */
export async function mayBeEarly(db: Database | Transaction, row: WorldRow, now: Date): Promise<boolean> {
  // Most worlds are not asked any further: this is looked at twice a second.
  if (row.pausedAt !== null || row.pace === 'clock') return false;
  if (row.pace === 'own') {
    if (!isDriven(row) || !row.run?.isOpen || isAtLimit(row)) return false;
    return row.run.speed === 'instant' || (await liveGameIds(db)).length === 0;
  }
  if (row.readyUserIds.length === 0) return false;
  const [managers, live] = await Promise.all([seenManagers(db), liveGameIds(db)]);
  return live.length === 0 && isEverybodyReady(row, managers, now);
}

/** The key of a step in the ledger of steps. */
function stepKey({ season, day, step }: Moment): string {
  return `${step}/${season}/${day}`;
}

/** The doors close in a transaction of their own, so that everybody sees it while the season turns. */
async function closeForTransition(db: Database, expected: Moment, pace: Pace): Promise<void> {
  await closeDoors(db, expected, { evenPaused: pace === 'command' });
}

async function moveOn(
  tx: Transaction,
  row: WorldRow,
  taken: { moment: Moment; next: Moment; pace: Pace; now: Date; isEarly: boolean },
): Promise<number> {
  const { moment, next, pace, now, isEarly } = taken;
  const isNewDay = next.day !== moment.day;
  const version = row.version + (isNewDay ? 1 : 0);
  await changeWorld(tx, {
    seasonNumber: next.season,
    day: next.day,
    step: next.step,
    phase: phaseOn(next.day),
    version,
    inMaintenance: false,
    ...(isNewDay ? dayBegins(row, isEarly ? 'command' : pace, now) : {}),
    // The steps that follow come as long after this one as ever.
    ...(isEarly && !isNewDay ? { dayStartedAt: hurried(row, moment.step, now) } : {}),
    ...limitAfter(row, next, { pace, now }),
  });
  return version;
}

/** Where the clock stops once its limit is reached. By command the world goes further, and the limit with it. */
function limitAfter(row: WorldRow, next: Moment, { pace, now }: { pace: Pace; now: Date }): Partial<WorldRow> {
  if (row.runsUntil === null || stepNumberOf(next) < row.runsUntil) return {};
  const run = row.run && { ...row.run, isOpen: false };
  return { ...halted(row, now), run, ...(pace === 'command' ? { runsUntil: stepNumberOf(next), pausedAt: now } : {}) };
}

/**
 * In real time a day begins when the last one was over, however late its night was; by command it begins now. Where managers are
 * waited for, they are ready for the day until its games begin.
 */
function dayBegins(row: WorldRow, pace: Pace, now: Date): Partial<WorldRow> {
  if (pace === 'command') return { dayStartedAt: now, pausedAt: row.pausedAt === null ? null : now };
  return { dayStartedAt: new Date(row.dayStartedAt.getTime() + row.dayMinutes * 60_000) };
}
