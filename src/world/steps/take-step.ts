/**
 * Takes the next step of the world. A step whose work falls into several places of the pyramid (see `DayHook.places`) begins with
 * a transaction that puts the places down; each of them is a transaction of its own then, taken by anyone who comes, and one that
 * waits for all of them goes on. The last one writes the step's key into the ledger of steps and moves the world on; any other
 * step is that one alone. Anyone who comes second finds the world moved on, or a place that is left; a crash leaves the world after
 * the last of these transactions, and the next who takes the step goes on from there.
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
import { FAST_DAY_MINUTES, halted, isAtLimit, isDriven, isEverybodyReady } from '#platform/clock/pace.ts';
import { readSecret } from '#platform/clock/secret.ts';
import { changeWorld, closeDoors, lockWorld, recordStep, shareWorld, type WorldRow } from '#platform/clock/state.ts';
import type { OpenStep } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import { publish } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { hurried } from '#world/due.ts';
import { runOn, runPlace, type StepWorld } from '#world/steps/run-step.ts';

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

/** How a step is begun; one that is open goes on as it was begun. */
type Beginning = Pick<OpenStep, 'pace' | 'isEarly'>;

/**
 * Takes the step that the world is at, if that is `expected`; one that has begun already to its end, whatever has been asked of
 * the clock meanwhile, and as it was begun.
 * @param isEarly before its time, because everybody is ready: if they still are, and no game has become live
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
    await takePlaces(stepping);
  }
}

/**
 * Takes the places of the step that is open, if one is, until none is left; those that others have taken on are waited for. Any
 * number of programs may do so at the same time.
 */
export async function takePlaces(stepping: Stepping): Promise<void> {
  while ((await takePlace(stepping, { waits: false })) || (await takePlace(stepping, { waits: true })));
}

/** The step's work up to a part that falls into places, or to its end; and what comes after places once all of them are taken. */
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
    if (row.openStep && (await isPlaceLeft(tx))) return { kind: 'split' };
    const { part, ...step } = row.openStep ?? { part: null, ...begun(row, beginning, stepping.now()) };
    const ofPlaces = part === null ? {} : await closePlaces(tx);
    const { detail: after, split } = await runOn(moment, await worldOf(stepping, tx, step), part);
    const detail = { ...step.detail, ...ofPlaces, ...after };
    if (split) {
      await openPlaces(tx, split.places);
      await changeWorld(tx, { openStep: { ...step, part: split.name, detail } });
      return { kind: 'split' };
    }
    const next = momentAfter(moment);
    const durationMs = Math.round(performance.now() - began);
    const { season, day, step: job } = moment;
    const { pace, isEarly } = step;
    // Of a step that was interrupted the world's clock shall know nothing: it goes on from here.
    const now = stepping.now();
    await recordStep(tx, { key: stepKey(moment), job, season, day, finishedAt: now, durationMs, detail });
    const version = await moveOn(tx, row, { moment, next, pace, now, isEarly });
    await publish(tx, 'world', { version });
    return { kind: 'taken', moment, next, detail, durationMs };
  });
}

/** Takes a place of the step that is open; false: none is left, or only such as others have taken on and it does not wait for. */
function takePlace(stepping: Stepping, { waits }: { waits: boolean }): Promise<boolean> {
  return stepping.db.transaction(async (tx) => {
    const row = await shareWorld(tx);
    const place = row.openStep && (await holdPlace(tx, { waits }));
    if (!row.openStep || place === null) return false;
    const world = await worldOf(stepping, tx, row.openStep);
    await closePlace(tx, place, await runPlace(momentOf(row), world, { name: row.openStep.part, place }));
    return true;
  });
}

/** Why a step does not begin now; null when it does. */
async function whyNotNow(
  tx: Transaction,
  row: WorldRow,
  { pace, isEarly }: Beginning,
  now: Date,
): Promise<StepOutcome | null> {
  // An admin may have stopped the clock since somebody saw that the step is due.
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
  { pace, now, dayMinutes }: Omit<OpenStep, 'part'>,
): Promise<StepWorld> {
  const rows = pgRows(tx);
  const secret = await readSecret(rows);
  return { rows, secret, dayMinutes, pace, now: new Date(now), simulate, enqueue, past: null };
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
function limitAfter(row: WorldRow, next: Moment, { pace, now }: { pace: StepPace; now: Date }): Partial<WorldRow> {
  if (row.runsUntil === null || stepNumberOf(next) < row.runsUntil) return {};
  const run = row.run && { ...row.run, isOpen: false };
  return { ...halted(row, now), run, ...(pace === 'command' ? { runsUntil: stepNumberOf(next), pausedAt: now } : {}) };
}

/**
 * In real time a day begins when the last one was over, however late its night was; by command it begins now. Where managers are
 * waited for, they are ready for the day until its games begin.
 */
function dayBegins(row: WorldRow, pace: StepPace, now: Date): Partial<WorldRow> {
  if (pace === 'command') return { dayStartedAt: now, pausedAt: row.pausedAt === null ? null : now };
  return { dayStartedAt: new Date(row.dayStartedAt.getTime() + row.dayMinutes * 60_000) };
}
