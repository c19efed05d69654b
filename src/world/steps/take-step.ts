/**
 * Takes the next step of the world. A step with work for several places of the pyramid (see `DayHook.places`) begins
 * with a transaction that records the places. Each place is then its own transaction, taken by any program, and another
 * one continues after all of them. The last transaction adds the step's key to the ledger of steps and moves the world
 * on; all other steps consist of that one alone. A second program finds the world moved on, or a remaining place. A
 * crash leaves the world after the last committed transaction, and the next program resumes from there.
 */

import type { Logger } from 'pino';
import { seenManagers } from '#domains/club/store/managers.ts';
import type { DayDetail } from '#domains/day.ts';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import { liveGameIds } from '#domains/game/store/live.ts';
import { isTransition, type Moment, momentAfter, phaseOn, stepNumberOf } from '#engine/calendar.ts';
import type { StepPace } from '#engine/pace.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { closePlace, closePlaces, holdPlace, isPlaceLeft, openPlaces } from '#platform/clock/open-step.ts';
import {
  FACEOFF_COUNTDOWN_MS,
  FAST_DAY_MINUTES,
  halted,
  isAtLimit,
  isDriven,
  isEverybodyReady,
  isReleased,
} from '#platform/clock/pace.ts';
import { readSecret } from '#platform/clock/secret.ts';
import {
  changeWorld,
  closeDoors,
  forgetFailure,
  lockWorld,
  recordStep,
  shareWorld,
  type WorldRow,
} from '#platform/clock/state.ts';
import type { OpenStep } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import { publish } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { hurried } from '#world/due.ts';
import { runOn, runPlace, type StepWorld, sumOf } from '#world/steps/run-step.ts';

/** Dependencies of steps. */
export interface Stepping {
  db: Database;
  simulate: Simulate;
  enqueue: Enqueue;
  now(): Date;
  log: Logger;
}

export type StepOutcome =
  | { kind: 'taken'; moment: Moment; next: Moment; detail: DayDetail; durationMs: number }
  /** The world was not, or no longer, at the requested moment, or its clock is stopped. */
  | { kind: 'elsewhere' }
  /** The night waits for live games. */
  | { kind: 'waiting'; liveGames: number };

/** How a step begins; an open one continues the way it began. */
type Beginning = Pick<OpenStep, 'pace' | 'isEarly'>;

/**
 * Takes the world's step if it is `expected`. A step that has begun is finished the way it began, whatever has been
 * requested since.
 * @param isEarly ahead of time because all managers are ready; only if they still are and no game is live
 * @throws when there is no world
 */
export async function takeStep(
  stepping: Stepping,
  expected: Moment,
  pace: StepPace,
  { isEarly = false }: { isEarly?: boolean } = {},
): Promise<StepOutcome> {
  if (isTransition(expected)) await closeForTransition(stepping.db, expected, pace);
  const began = performance.now();
  for (;;) {
    const outcome = await takeOn(stepping, expected, { pace, isEarly }, began);
    if (outcome.kind !== 'split') return outcome;
    await takePlaces(stepping, { evenReleased: pace === 'command' });
  }
}

/**
 * Takes the remaining places of the open step, if any, and waits for those that others are taking. Any number of
 * programs may do so at the same time.
 * @param evenReleased also after a failure, when the world has been stopped
 */
export async function takePlaces(stepping: Stepping, { evenReleased = false } = {}): Promise<void> {
  const takes = (waits: boolean) => takePlace(stepping, { waits, evenReleased });
  while ((await takes(false)) || (await takes(true)));
}

/** Takes the step up to a part that is split by place, or to its end; also continues it once all places are done. */
function takeOn(
  stepping: Stepping,
  expected: Moment,
  beginning: Beginning,
  began: number,
): Promise<StepOutcome | { kind: 'split' }> {
  return stepping.db.transaction(async (tx) => {
    const row = await lockWorld(tx);
    const moment = momentOf(row);
    if (stepKey(moment) !== stepKey(expected)) return { kind: 'elsewhere' };
    const refused = row.openStep ? null : await whyNotNow(tx, row, beginning, stepping.now());
    if (refused) return refused;
    if (row.openStep && isReleased(row) && beginning.pace !== 'command') return { kind: 'elsewhere' };
    if (row.openStep && (await isPlaceLeft(tx))) return { kind: 'split' };
    const { part, ...step } = row.openStep ?? { part: null, ...begun(row, beginning, stepping.now()) };
    const ofPlaces = part === null ? {} : await closePlaces(tx);
    const { detail: after, split } = await runOn(moment, await worldOf(stepping, tx, step), part);
    const detail = sumOf(step.detail, ofPlaces, after);
    if (split) {
      await openPlaces(tx, split.places);
      await changeWorld(tx, { openStep: { ...step, part: split.name, detail }, failure: null });
      return { kind: 'split' };
    }
    const next = momentAfter(moment);
    const durationMs = Math.round(performance.now() - began);
    const { season, day, step: job } = moment;
    const { pace, isEarly } = step;
    // The world's clock must ignore an interruption, so the step continues from the present.
    const now = stepping.now();
    await recordStep(tx, { key: stepKey(moment), job, season, day, finishedAt: now, durationMs, detail });
    const version = await moveOn(tx, row, { moment, next, pace, now, isEarly });
    await publish(tx, 'world', { version });
    return { kind: 'taken', moment, next, detail, durationMs };
  });
}

/**
 * Takes one place of the open step; false: none is left, or only those that others are taking and it does not wait for, or
 * the step rests.
 */
async function takePlace(
  stepping: Stepping,
  { waits, evenReleased }: { waits: boolean; evenReleased: boolean },
): Promise<boolean> {
  const { db } = stepping;
  const taken = await db.transaction(async (tx) => {
    const row = await shareWorld(tx);
    if (!row.openStep || (isReleased(row) && !evenReleased)) return null;
    const place = await holdPlace(tx, { waits });
    if (place === null) return null;
    const world = await worldOf(stepping, tx, row.openStep);
    await closePlace(tx, place, await runPlace(momentOf(row), world, { name: row.openStep.part, place }));
    return row;
  });
  // Afterward, because others share the row meanwhile.
  if (taken?.failure) await forgetFailure(db, taken.failure);
  return taken !== null;
}

/** Returns why a step cannot begin now; null: it can. */
async function whyNotNow(
  tx: Transaction,
  row: WorldRow,
  { pace, isEarly }: Beginning,
  now: Date,
): Promise<StepOutcome | null> {
  // An admin may have stopped the clock since the step was found to be due.
  if (row.pausedAt && pace !== 'command') return { kind: 'elsewhere' };
  if (isEarly && !(await mayBeEarly(tx, row, now))) return { kind: 'elsewhere' };
  if (isAtLimit(row) && pace !== 'command') return { kind: 'elsewhere' };
  if (row.step !== 'night' || pace !== 'live') return null;
  const live = await liveGameIds(tx);
  return live.length > 0 ? { kind: 'waiting', liveGames: live.length } : null;
}

function begun(row: WorldRow, beginning: Beginning, now: Date): Omit<OpenStep, 'part'> {
  const isFast = isDriven(row) && row.run?.speed === 'fast';
  return {
    ...beginning,
    now: now.toISOString(),
    dayMinutes: isFast ? FAST_DAY_MINUTES : row.dayMinutes,
    detail: {},
  };
}

async function worldOf(
  { simulate, enqueue }: Stepping,
  tx: Transaction,
  { pace, now, dayMinutes, isEarly }: Omit<OpenStep, 'part'>,
): Promise<StepWorld> {
  const rows = pgRows(tx);
  const secret = await readSecret(rows);
  const faceoffAt = new Date(Date.parse(now) + (isEarly ? FACEOFF_COUNTDOWN_MS : 0));
  return { rows, secret, dayMinutes, pace, now: new Date(now), faceoffAt, simulate, enqueue, past: null };
}

/**
 * Returns whether the next step may be taken ahead of time: a manager plays on at their own pace, or all managers are
 * ready for the next day. Live games are not cut short here: `keepPace` finishes those without viewers.
 */
export async function mayBeEarly(db: Database | Transaction, row: WorldRow, now: Date): Promise<boolean> {
  // Answers without a query for most worlds, since this is called twice a second.
  if (row.pausedAt !== null || row.pace === 'clock') return false;
  if (row.pace === 'own') {
    if (!isDriven(row) || !row.run?.isOpen || isAtLimit(row)) return false;
    return row.run.speed === 'instant' || (await liveGameIds(db)).length === 0;
  }
  if (row.readyUserIds.length === 0) return false;
  const [managers, live] = await Promise.all([seenManagers(db), liveGameIds(db)]);
  return live.length === 0 && isEverybodyReady(row, managers, now);
}

/** Returns the step's key in the ledger of steps. */
function stepKey({ season, day, step }: Moment): string {
  return `${step}/${season}/${day}`;
}

/** Closes the game for the season change in a separate transaction, so that all users see it. */
async function closeForTransition(db: Database, expected: Moment, pace: StepPace): Promise<void> {
  await closeDoors(db, expected, { evenPaused: pace === 'command' });
}

async function moveOn(
  tx: Transaction,
  row: WorldRow,
  taken: { moment: Moment; next: Moment; now: Date } & Beginning,
): Promise<number> {
  const { moment, next, pace, now, isEarly } = taken;
  const isNewDay = next.day !== moment.day;
  const version = row.version + (isNewDay ? 1 : 0);
  await changeWorld(tx, {
    seasonNumber: next.season,
    day: next.day,
    step: next.step,
    phase: phaseOn(next.day),
    openStep: null,
    failure: null,
    version,
    inMaintenance: false,
    ...(isNewDay ? dayBegins(row, isEarly ? 'command' : pace, now) : {}),
    // The following steps keep their usual distance from this one.
    ...(isEarly && !isNewDay ? { dayStartedAt: hurried(row, moment.step, now) } : {}),
    ...limitAfter(row, next, { pace, now }),
  });
  return version;
}

/** Returns the limit at which the clock stops. By command the world goes further, and moves the limit. */
function limitAfter(row: WorldRow, next: Moment, { pace, now }: { pace: StepPace; now: Date }): Partial<WorldRow> {
  if (row.runsUntil === null || stepNumberOf(next) < row.runsUntil) return {};
  const run = row.run && { ...row.run, isOpen: false };
  return { ...halted(row, now), run, ...(pace === 'command' ? { runsUntil: stepNumberOf(next), pausedAt: now } : {}) };
}

/**
 * Returns when the day begins: in real time when the previous one was over, however late its night was; by command,
 * now. In a world that waits for managers, they are ready for the day until its games begin.
 */
function dayBegins(row: WorldRow, pace: StepPace, now: Date): Partial<WorldRow> {
  if (pace === 'command') return { dayStartedAt: now, pausedAt: row.pausedAt === null ? null : now };
  return { dayStartedAt: new Date(row.dayStartedAt.getTime() + row.dayMinutes * 60_000) };
}
