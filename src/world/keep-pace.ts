/**
 * Actions between steps that the world's pace requires: stopping the clock for the first manager, checking the desk of
 * a manager who plays on to the next decision, beginning a day for which all managers are ready, and keeping quiet
 * hours. Each is one transaction that checks again whether it is still required.
 */
import { hasManager, type Manager, seenManagers } from '#domains/club/store/managers.ts';
import { goOnWithDrafts } from '#domains/draft/store/live.ts';
import { finishLiveGame, liveGameIds } from '#domains/game/store/live.ts';
import { gameConsumers, slices } from '#domains/slices.ts';
import { calendarStop, freshItems, isDeskTime, seenOf } from '#domains/world/rules/runs.ts';
import { liveGameOf } from '#domains/world/store/runs.ts';
import { decisionsOf } from '#domains/world/views/decisions.ts';
import { dayLimit, PHASE_STARTS } from '#engine/calendar.ts';
import { dayStartFor, momentOf } from '#platform/clock/clock-face.ts';
import {
  ALONE_UNTIL_OWN_MS,
  halted,
  isAtLimit,
  isDriven,
  isEverybodyReady,
  isQuiet,
  isStoppedByAdmin,
  latestAfter,
  missedAfter,
  released,
  stepNow,
  whyDayBegins,
  withPace,
} from '#platform/clock/pace.ts';
import { readSecret } from '#platform/clock/secret.ts';
import { changeWorld, lockWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { dueStep } from '#world/due.ts';
import type { Stepping } from '#world/steps/take-step.ts';

type Ask = 'stop-for-manager' | 'finish-live' | 'look-at-desk' | 'begin-day' | 'fall-quiet' | 'wake' | 'count-alone';

/**
 * Returns the action required now, if any. Called twice a second, so an idle world at a manager's own pace costs no
 * query.
 */
export async function paceAsks(db: Database | Transaction, row: WorldRow, now: Date): Promise<Ask | null> {
  // A step that has begun is finished first.
  if (row.openStep) return null;
  if (row.pace === 'own') return ownPaceAsks(db, row);
  if (isStoppedByAdmin(row)) return null;
  if (row.pauseReason === 'quiet') return isQuiet(row.quiet, now) ? null : 'wake';
  if (row.returnsToOwn && isAloneNews(row, await seenManagers(db), now)) return 'count-alone';
  if (row.pace === 'ready') {
    if (row.pauseReason === 'limit') return whyDayBegins(row, await seenManagers(db), now) ? 'begin-day' : null;
    // No manager watches the live games: all are ready for the next day.
    if (row.readyUserIds.length === 0 || !isEverybodyReady(row, await seenManagers(db), now)) return null;
    return (await liveGameIds(db)).length > 0 ? 'finish-live' : null;
  }
  const isDue = dueStep(row, momentOf(row).step, now) !== null;
  return isDue && isQuiet(row.quiet, now) ? 'fall-quiet' : null;
}

async function ownPaceAsks(db: Database | Transaction, row: WorldRow): Promise<Ask | null> {
  if (!isDriven(row)) return (await hasManager(db)) ? 'stop-for-manager' : null;
  const { run } = row;
  if (!run?.isOpen || isStoppedByAdmin(row)) return null;
  const isAtOnce = run.speed === 'instant';
  if (isAtOnce && isAtLimit(row)) return 'finish-live';
  // Only a game of the manager who plays on is waited for: all others were revealed beside it, and end with it.
  const isWaiting = !isAtOnce && run.clubId !== null && (await liveGameOf(db, run.clubId)) !== null;
  if (!isWaiting && (await liveGameIds(db)).length > 0) return 'finish-live';
  const isToBeLookedAt = run.target === 'decision' && isDeskTime(momentOf(row)) && run.checkedOn !== stepNow(row);
  return isToBeLookedAt ? 'look-at-desk' : null;
}

/** Performs an action. */
export async function keepPace(stepping: Stepping, row: WorldRow, ask: Ask): Promise<void> {
  // The desk is read before the world is held, since that takes a while, and nothing else moves the world meanwhile.
  const desk = ask === 'look-at-desk' ? await newOnDesk(stepping, row) : null;
  await stepping.db.transaction(async (tx) => {
    const now = stepping.now();
    const held = await lockWorld(tx);
    if ((await paceAsks(tx, held, now)) !== ask) return;
    const change = await changeFor(stepping, { tx, row: held, ask, now, desk });
    // The games may have ended, or the desk been looked at, while the day itself goes on as before.
    if (Object.keys(change).length > 0) await changeWorld(tx, change);
    await publish(tx, 'world', { version: held.version });
  });
}

interface Asked {
  tx: Transaction;
  row: WorldRow;
  ask: Ask;
  now: Date;
  desk: Desk | null;
}

async function changeFor(stepping: Stepping, { tx, row, ask, now, desk }: Asked): Promise<Partial<WorldRow>> {
  switch (ask) {
    case 'stop-for-manager':
      return withPace(row, 'own', { hasManager: true, now });
    case 'finish-live':
      for (const gameId of await liveGameIds(tx)) await finishLiveGame(tx, { gameId, now, consumers: gameConsumers });
      return isAtLimit(row) ? { ...halted(row, now), run: row.run && { ...row.run, isOpen: false } } : {};
    case 'look-at-desk':
      return desk ? afterLook(row, desk, now) : {};
    case 'begin-day':
      return beginDay(stepping, { tx, row, now });
    case 'fall-quiet':
      return { pausedAt: now, pauseReason: 'quiet' };
    case 'wake':
      return released(row, now);
    case 'count-alone': {
      const managers = await seenManagers(tx);
      if (managers.length !== 1) return { aloneSince: null };
      return row.aloneSince ? withPace(row, 'own', { hasManager: true, now }) : { aloneSince: now };
    }
  }
}

/**
 * Returns whether a change must be recorded: that a single manager is alone now, or not any more, or has been for long
 * enough to get their own pace.
 */
function isAloneNews({ aloneSince }: WorldRow, managers: readonly Manager[], now: Date): boolean {
  if (managers.length !== 1) return aloneSince !== null;
  return aloneSince === null || now.getTime() - aloneSince.getTime() >= ALONE_UNTIL_OWN_MS;
}

interface Desk {
  items: Awaited<ReturnType<typeof decisionsOf>>;
}

/** Returns the desk items for which a manager who plays on must stop. */
async function newOnDesk({ db, now }: Stepping, { run }: WorldRow): Promise<Desk | null> {
  if (!run) return null;
  const { userId, clubId, stopsFor } = run;
  return { items: await decisionsOf(db, { userId, clubId, kinds: stopsFor, nouns: slices, now: now() }) };
}

function afterLook(row: WorldRow, { items }: Desk, now: Date): Partial<WorldRow> {
  const { run } = row;
  if (!run) return {};
  const fresh = freshItems(items, run.seen);
  // The day on which they began to play on is no reason to stop.
  const isLater = stepNow(row) > run.fromStep;
  const isNewDay = row.step === 'slot-1' && isLater;
  const stoppedOn = run.stopsForDates && isNewDay ? calendarStop(row.day) : null;
  const looked = { ...run, checkedOn: stepNow(row), seen: seenOf(items) };
  if (!isLater || (fresh.length === 0 && !stoppedOn)) return { run: looked };
  return {
    ...halted(row, now),
    runsUntil: stepNow(row),
    run: { ...looked, isOpen: false, stoppedFor: fresh, stoppedOn },
  };
}

/** Begins the day's games as if they were due now; on draft day, the draft. */
async function beginDay(
  { enqueue }: Stepping,
  { tx, row, now }: { tx: Transaction; row: WorldRow; now: Date },
): Promise<Partial<WorldRow>> {
  const managers = await seenManagers(tx);
  const why = whyDayBegins(row, managers, now);
  if (!why) return {};
  const moment = momentOf(row);
  if (moment.day === PHASE_STARTS.draft) {
    const { season, day } = moment;
    const secret = await readSecret(pgRows(tx));
    await goOnWithDrafts(tx, { season, day, secret, dayMinutes: row.dayMinutes, now, enqueue });
  }
  return {
    pausedAt: null,
    pauseReason: null,
    runsUntil: dayLimit(moment, 1),
    dayStartedAt: dayStartFor(moment.step, row, now),
    readyUserIds: row.skippingUserIds,
    skippingUserIds: [],
    missed: missedAfter(row, managers, now),
    nextDayAt: latestAfter(row, why, now),
  };
}
