/** What makes the world's time pass, and how far it may go. Pure: the present moment comes as an argument. */
import { stepNumberOf } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { CalendarStop, RunSpeed, RunTarget, WorldPace } from '#engine/pace.ts';
import { type ClockFace, momentOf, resumed } from '#platform/clock/clock-face.ts';
import { localTime } from '#platform/clock/local-time.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Why the clock is stopped: an admin stopped it, its limit is reached, or nothing begins in quiet hours. */
export type PauseReason = 'admin' | 'limit' | 'quiet';

/** How the world plays on to `runsUntil`. */
export interface WorldRun {
  target: RunTarget;
  speed: RunSpeed;
  /** Whether it is still going; a run that has ended says why. */
  isOpen: boolean;
  /** Number of the step that it began at. */
  fromStep: number;
  userId: UserId;
  /** The club whose games are played at the run's speed; all other games are played at once. Null for a user without a club. */
  clubId: ClubId | null;
  /** Kinds of desk items that end it. */
  stopsFor: readonly string[];
  /** Whether the draft, the deadline and the first day of a phase end it as well. */
  stopsForDates: boolean;
  /** How often each desk item was already open, by what tells items apart. */
  seen: Readonly<Record<string, number>>;
  /** Number of the step before which the desk was last checked; null before the first check. */
  checkedOn: number | null;
  /** What it ended for: the new desk items, and a date of the calendar. */
  stoppedFor: readonly StoppedFor[];
  stoppedOn: CalendarStop | null;
}

export interface StoppedFor {
  kind: string;
  params: Record<string, unknown>;
  path: string;
}

/** A user's wish for a club in a world that another manager plays at their own pace. */
export interface JoinRequest {
  userId: UserId;
  clubId: ClubId;
  /** `open`: the manager has let others in; the wish stays until the user has a club. */
  state: 'asked' | 'declined' | 'open';
  /** When it got that state: ISO. */
  since: string;
}

/** Attempts at a step that the clock could not take. */
export interface StepFailure {
  /** Number of the step. */
  step: number;
  times: number;
  /** When the first and the last of these attempts failed: ISO. */
  since: string;
  last: string;
  /** The first line of the last error, without the data of its query. */
  message: string;
}

/** Hours of the day, 0 to 23, in a time zone; `from` 23 and `until` 7 lasts all night. */
export interface QuietHours {
  from: number;
  until: number;
  timeZone: string;
}

/** Real minutes of a day whose games take two minutes. */
export const FAST_DAY_MINUTES = 6;
/** Time that a manager who plays on has to go and watch, from the moment at which their game is due to its faceoff. */
export const FACEOFF_COUNTDOWN_MS = 15_000;
/** The world does not wait for a manager who was not seen for this long. */
export const WAITED_FOR_MS = 3 * DAY_MS;
/** Deadlines that a manager misses in a row before they count as away. */
export const MISSES_UNTIL_AWAY = 2;
/** A manager must be alone for this long before the world returns to their own pace. */
export const ALONE_UNTIL_OWN_MS = DAY_MS;

/** The columns of the world's row that set the pace. */
interface Paced extends ClockFace {
  seasonNumber: number;
  day: number;
  step: string;
  pace: WorldPace;
  pauseReason: PauseReason | null;
  runsUntil: number | null;
  run: WorldRun | null;
  latestMinutes: number;
  nextDayAt: Date | null;
  quiet: QuietHours | null;
  missed: Readonly<Record<string, number>>;
  readyUserIds: readonly UserId[];
  joinRequests: readonly JoinRequest[];
}

/** Returns the number of the world's next step. */
export function stepNow(row: Pick<Paced, 'seasonNumber' | 'day' | 'step'>): number {
  return stepNumberOf(momentOf(row));
}

/** A failed step is tried again every few seconds: without another failure for this long, it is not tried any more. */
const FAILS_FOR_MS = 60_000;

/** Returns the failure that keeps the world from its next step; null: it takes its steps, or has been stopped since. */
export function failingNow(row: Failing, now: Date): StepFailure | null {
  const { failure } = row;
  if (!failure || failure.step !== stepNow(row)) return null;
  return now.getTime() - Date.parse(failure.last) < FAILS_FOR_MS ? failure : null;
}

/** Returns whether a begun step that failed rests: its world has been stopped, and goes on with it once it is started again. */
export function isReleased(row: Failing & Pick<Paced, 'pausedAt'>): boolean {
  return row.pausedAt !== null && row.failure?.step === stepNow(row);
}

type Failing = Pick<Paced, 'seasonNumber' | 'day' | 'step'> & { failure: StepFailure | null };

/** Returns whether the clock may take no further step before a manager plays on or the next day begins. */
export function isAtLimit(row: Pick<Paced, 'seasonNumber' | 'day' | 'step' | 'runsUntil'>): boolean {
  return row.runsUntil !== null && stepNow(row) >= row.runsUntil;
}

/** Returns whether time passes only while a manager plays on: at their own pace, once a club has had a manager. */
export function isDriven({ pace, runsUntil }: Pick<Paced, 'pace' | 'runsUntil'>): boolean {
  return pace === 'own' && runsUntil !== null;
}

/** Returns whether days wait for managers: for the one who plays on, or for all who should be ready. */
export function waitsForManagers(row: Pick<Paced, 'pace' | 'runsUntil'>): boolean {
  return row.pace === 'ready' || isDriven(row);
}

/**
 * Returns whether the start of a day's games is known: not while they wait for managers. @param daysAhead from the present day
 */
export function knowsFaceoff(
  { pace, runsUntil, pauseReason }: Pick<Paced, 'pace' | 'runsUntil' | 'pauseReason'>,
  daysAhead: number,
): boolean {
  if (pace === 'ready') return daysAhead <= 0 && pauseReason !== 'limit';
  return !isDriven({ pace, runsUntil });
}

/** Returns whether the clock begins nothing in this hour. */
export function isQuiet(quiet: QuietHours | null, now: Date): boolean {
  if (!quiet || quiet.from === quiet.until) return false;
  const { hour } = localTime(now, quiet.timeZone);
  if (quiet.from < quiet.until) return hour >= quiet.from && hour < quiet.until;
  return hour >= quiet.from || hour < quiet.until;
}

/** Time zones differ by quarters of an hour, so hours begin on one of them. */
const QUARTER_MS = 15 * MINUTE_MS;

/** Returns when the quiet hours of this moment end; null outside of them, and where an admin or a manager moves the clock instead. */
export function quietUntil(row: Pick<Paced, 'pace' | 'quiet' | 'pausedAt' | 'pauseReason'>, now: Date): Date | null {
  if (row.pace !== 'clock' || isStoppedByAdmin(row) || !isQuiet(row.quiet, now)) return null;
  let end = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS;
  // They last 23 hours at most, a change to daylight saving time included.
  do end += QUARTER_MS;
  while (isQuiet(row.quiet, new Date(end)) && end < now.getTime() + DAY_MS);
  return new Date(end);
}

/** Returns when a stopped clock may go on: at the end of the quiet hours that it waits for, otherwise at any moment. */
export function goesOnAt(row: Pick<Paced, 'pace' | 'quiet' | 'pausedAt' | 'pauseReason'>, now: Date): Date {
  return (row.pauseReason === 'quiet' && quietUntil(row, now)) || now;
}

/** Returns the changes of the world's row for a new pace. Where time no longer passes by itself, the clock stops here. */
export function withPace(row: Paced, pace: WorldPace, { hasManager, now }: { hasManager: boolean; now: Date }) {
  const isLimited = pace === 'ready' || (pace === 'own' && hasManager);
  return {
    pace,
    run: null,
    readyUserIds: [],
    skippingUserIds: [],
    missed: {},
    returnsToOwn: false,
    aloneSince: null,
    ...(pace === 'own' ? {} : { joinRequests: row.joinRequests.map((one) => ({ ...one, state: 'open' as const })) }),
    nextDayAt: pace === 'ready' ? new Date(now.getTime() + row.latestMinutes * MINUTE_MS) : null,
    ...(isLimited ? { runsUntil: stepNow(row), ...halted(row, now) } : { runsUntil: null, ...released(row, now) }),
  };
}

/** Returns the changes that stop the clock at its limit; a clock that an admin stopped keeps that reason. */
export function halted(row: Pick<Paced, 'pausedAt' | 'pauseReason'>, now: Date) {
  const isStopped = row.pausedAt !== null && row.pauseReason !== 'quiet';
  return {
    pausedAt: row.pausedAt ?? now,
    pauseReason: isStopped && row.pauseReason !== 'limit' ? ('admin' as const) : ('limit' as const),
  };
}

/** Returns the changes that start the clock again after its limit or quiet hours; one that an admin stopped stays stopped. */
export function released(row: ClockFace & Pick<Paced, 'pauseReason'>, now: Date) {
  if (!row.pausedAt || isStoppedByAdmin(row)) return {};
  const { dayStartedAt, pausedAt } = resumed(row, now);
  return { dayStartedAt, pausedAt, pauseReason: null };
}

/** Returns whether an admin has stopped the clock. */
export function isStoppedByAdmin({ pausedAt, pauseReason }: Pick<Paced, 'pausedAt' | 'pauseReason'>): boolean {
  return pausedAt !== null && pauseReason !== 'limit' && pauseReason !== 'quiet';
}

/** A manager, and when they were last seen. */
export interface SeenManager {
  id: UserId;
  lastOnlineAt: Date | null;
}

/**
 * Returns whether the next day waits for a manager: one who was seen lately and is not away. An open page counts as seen; an away
 * manager is back with their next click, which clears their misses.
 */
export function isWaitedFor({ id, lastOnlineAt }: SeenManager, missed: Paced['missed'], now: Date): boolean {
  if (lastOnlineAt === null || now.getTime() - lastOnlineAt.getTime() > WAITED_FOR_MS) return false;
  return !isAway(id, missed);
}

/** Returns whether a manager has missed too many deadlines in a row, and has not clicked since. */
export function isAway(id: UserId, missed: Paced['missed']): boolean {
  return (missed[String(id)] ?? 0) >= MISSES_UNTIL_AWAY;
}

/** Returns whether every manager who is waited for is ready for the next day; false when there is none. */
export function isEverybodyReady(
  { missed, readyUserIds }: Pick<Paced, 'missed' | 'readyUserIds'>,
  managers: readonly SeenManager[],
  now: Date,
): boolean {
  const waited = managers.filter((one) => isWaitedFor(one, missed, now));
  return waited.length > 0 && waited.every(({ id }) => readyUserIds.includes(id));
}

/** Returns why the next day begins now where days wait for managers; null while it does not. */
export function whyDayBegins(row: Paced, managers: readonly SeenManager[], now: Date): 'ready' | 'latest' | null {
  if (row.pace !== 'ready' || row.pauseReason !== 'limit' || !isAtLimit(row)) return null;
  if (isEverybodyReady(row, managers, now)) return 'ready';
  const isLatest = row.nextDayAt !== null && row.nextDayAt <= now && !isQuiet(row.quiet, now);
  return isLatest ? 'latest' : null;
}

/** Returns the misses once a day has begun: none for managers who were ready, one more for those who held up the day. */
export function missedAfter(row: Paced, managers: readonly SeenManager[], now: Date): Record<string, number> {
  const missed: Record<string, number> = {};
  for (const one of managers) {
    if (row.readyUserIds.includes(one.id)) continue;
    const times = (row.missed[String(one.id)] ?? 0) + (isWaitedFor(one, row.missed, now) ? 1 : 0);
    if (times > 0) missed[String(one.id)] = times;
  }
  return missed;
}

/** Returns the deadline of the day after one that begins now: the same time of day if nothing came in between. */
export function latestAfter(row: Pick<Paced, 'latestMinutes' | 'nextDayAt'>, why: 'ready' | 'latest', now: Date): Date {
  const from = why === 'latest' && row.nextDayAt ? row.nextDayAt.getTime() : now.getTime();
  const next = from + row.latestMinutes * MINUTE_MS;
  return new Date(next > now.getTime() ? next : now.getTime() + row.latestMinutes * MINUTE_MS);
}
