/** What makes the world's time pass, and how far it may go. Pure: the present moment comes as an argument. */
import { stepNumberOf } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { CalendarStop, RunSpeed, RunTarget, WorldPace } from '#engine/pace.ts';
import { type ClockFace, momentOf, resumed } from '#platform/clock/clock-face.ts';
import { localTime } from '#platform/clock/local-time.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** Why the clock stands still: an admin stopped it, its limit is reached, or nothing begins in quiet hours. */
export type PauseReason = 'admin' | 'limit' | 'quiet';

/** How the world plays on to `runsUntil`. */
export interface WorldRun {
  target: RunTarget;
  speed: RunSpeed;
  /** Whether it goes on; a run that has ended says why. */
  isOpen: boolean;
  /** Number of the step that it began at. */
  fromStep: number;
  userId: UserId;
  /** Whose games are played at the speed; all others at once. Null for somebody without a club. */
  clubId: ClubId | null;
  /** Kinds of desk items that end it. */
  stopsFor: readonly string[];
  /** Whether the draft, the deadline and the first day of a phase end it, too. */
  stopsForDates: boolean;
  /** How much of each desk item waited already, by what tells them apart. */
  seen: Readonly<Record<string, number>>;
  /** Number of the step before which the desk was looked at last; null before the first look. */
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

/** Hours of the day, 0 to 23, in a time zone; `from` 23 and `until` 7 lasts all night. */
export interface QuietHours {
  from: number;
  until: number;
  timeZone: string;
}

/** Real minutes of a day whose games take two minutes. */
export const FAST_DAY_MINUTES = 6;
/** A manager who was not seen for this long is not waited for. */
export const WAITED_FOR_MS = 3 * DAY_MS;
/** Latest times that a manager misses in a row before they count as away. */
export const MISSES_UNTIL_AWAY = 2;
/** One manager has to be alone for this long before the pace is theirs again. */
export const ALONE_UNTIL_OWN_MS = DAY_MS;

/** What the pace needs to know of the row of the world. */
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
}

/** Returns the number of the step that the world stands before. */
export function stepNow(row: Pick<Paced, 'seasonNumber' | 'day' | 'step'>): number {
  return stepNumberOf(momentOf(row));
}

/** Whether the clock may take no further step before somebody plays on or the next day begins. */
export function isAtLimit(row: Pick<Paced, 'seasonNumber' | 'day' | 'step' | 'runsUntil'>): boolean {
  return row.runsUntil !== null && stepNow(row) >= row.runsUntil;
}

/** Whether time passes only while a manager plays on: at their own pace, once somebody has managed a club. */
export function isDriven({ pace, runsUntil }: Pick<Paced, 'pace' | 'runsUntil'>): boolean {
  return pace === 'own' && runsUntil !== null;
}

/** Whether days wait for managers: for the one who plays on, or for all who should be ready. */
export function waitsForManagers(row: Pick<Paced, 'pace' | 'runsUntil'>): boolean {
  return row.pace === 'ready' || isDriven(row);
}

/** Whether it is known when the games of a day begin: not while they wait for managers. @param daysAhead from the present day */
export function knowsFaceoff(
  { pace, runsUntil, pauseReason }: Pick<Paced, 'pace' | 'runsUntil' | 'pauseReason'>,
  daysAhead: number,
): boolean {
  if (pace === 'ready') return daysAhead <= 0 && pauseReason !== 'limit';
  return !isDriven({ pace, runsUntil });
}

/** Whether it is an hour in which the clock begins nothing. */
export function isQuiet(quiet: QuietHours | null, now: Date): boolean {
  if (!quiet || quiet.from === quiet.until) return false;
  const { hour } = localTime(now, quiet.timeZone);
  if (quiet.from < quiet.until) return hour >= quiet.from && hour < quiet.until;
  return hour >= quiet.from || hour < quiet.until;
}

/** Clocks on walls differ by quarters of an hour: hours begin with one of them. */
const QUARTER_MS = 15 * MINUTE_MS;

/** Returns when the quiet hours of this moment end; null outside of them, and where an admin or a manager moves the clock instead. */
export function quietUntil(row: Pick<Paced, 'pace' | 'quiet' | 'pausedAt' | 'pauseReason'>, now: Date): Date | null {
  if (row.pace !== 'clock' || isStoppedByAdmin(row) || !isQuiet(row.quiet, now)) return null;
  let end = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS;
  // They last 23 hours at most; a change to summer time is part of them.
  do end += QUARTER_MS;
  while (isQuiet(row.quiet, new Date(end)) && end < now.getTime() + DAY_MS);
  return new Date(end);
}

/** Returns when a clock that stands still is taken to go on: with the end of the quiet hours that it waits for, else at any moment. */
export function goesOnAt(row: Pick<Paced, 'pace' | 'quiet' | 'pausedAt' | 'pauseReason'>, now: Date): Date {
  return (row.pauseReason === 'quiet' && quietUntil(row, now)) || now;
}

/** Returns what changes in the row of the world when its pace does. Where time no longer passes by itself, it stops here. */
export function withPace(row: Paced, pace: WorldPace, { hasManager, now }: { hasManager: boolean; now: Date }) {
  const isLimited = pace === 'ready' || (pace === 'own' && hasManager);
  return {
    pace,
    run: null,
    readyUserIds: [],
    missed: {},
    returnsToOwn: false,
    aloneSince: null,
    ...(pace === 'own' ? {} : { waitingUserIds: [] }),
    nextDayAt: pace === 'ready' ? new Date(now.getTime() + row.latestMinutes * MINUTE_MS) : null,
    ...(isLimited ? { runsUntil: stepNow(row), ...halted(row, now) } : { runsUntil: null, ...released(row, now) }),
  };
}

/** Returns how the clock stops at its limit; one that an admin stopped stays that. */
export function halted(row: Pick<Paced, 'pausedAt' | 'pauseReason'>, now: Date) {
  const isStopped = row.pausedAt !== null && row.pauseReason !== 'quiet';
  return {
    pausedAt: row.pausedAt ?? now,
    pauseReason: isStopped && row.pauseReason !== 'limit' ? ('admin' as const) : ('limit' as const),
  };
}

/** Returns how the clock goes on from its limit or from quiet hours; one that an admin stopped stays still. */
export function released(row: ClockFace & Pick<Paced, 'pauseReason'>, now: Date) {
  if (!row.pausedAt || isStoppedByAdmin(row)) return {};
  const { dayStartedAt, pausedAt } = resumed(row, now);
  return { dayStartedAt, pausedAt, pauseReason: null };
}

/** Whether an admin has stopped the clock. */
export function isStoppedByAdmin({ pausedAt, pauseReason }: Pick<Paced, 'pausedAt' | 'pauseReason'>): boolean {
  return pausedAt !== null && pauseReason !== 'limit' && pauseReason !== 'quiet';
}

/** A manager, and when they were seen last. */
export interface SeenManager {
  id: UserId;
  lastOnlineAt: Date | null;
}

/**
 * Whether the next day waits for a manager: one who was seen lately and is not away. A page left open counts as seen; an away
 * manager comes back with their next click, which takes their misses off the record.
 */
export function isWaitedFor({ id, lastOnlineAt }: SeenManager, missed: Paced['missed'], now: Date): boolean {
  if (lastOnlineAt === null || now.getTime() - lastOnlineAt.getTime() > WAITED_FOR_MS) return false;
  return !isAway(id, missed);
}

/** Whether a manager has missed too many latest times in a row, and has not clicked since. */
export function isAway(id: UserId, missed: Paced['missed']): boolean {
  return (missed[String(id)] ?? 0) >= MISSES_UNTIL_AWAY;
}

/** Whether all who are waited for are ready for the next day; not when there is nobody to wait for. */
export function isEverybodyReady(
  { missed, readyUserIds }: Pick<Paced, 'missed' | 'readyUserIds'>,
  managers: readonly SeenManager[],
  now: Date,
): boolean {
  const waited = managers.filter((one) => isWaitedFor(one, missed, now));
  return waited.length > 0 && waited.every(({ id }) => readyUserIds.includes(id));
}

/** Returns why the next day begins now where managers are waited for; null while it does not. */
export function whyDayBegins(row: Paced, managers: readonly SeenManager[], now: Date): 'ready' | 'latest' | null {
  if (row.pace !== 'ready' || row.pauseReason !== 'limit' || !isAtLimit(row)) return null;
  if (isEverybodyReady(row, managers, now)) return 'ready';
  const isLatest = row.nextDayAt !== null && row.nextDayAt <= now && !isQuiet(row.quiet, now);
  return isLatest ? 'latest' : null;
}

/** Returns the misses once a day has begun: those who were ready have none, those who were waited for in vain one more. */
export function missedAfter(row: Paced, managers: readonly SeenManager[], now: Date): Record<string, number> {
  const missed: Record<string, number> = {};
  for (const one of managers) {
    if (row.readyUserIds.includes(one.id)) continue;
    const times = (row.missed[String(one.id)] ?? 0) + (isWaitedFor(one, row.missed, now) ? 1 : 0);
    if (times > 0) missed[String(one.id)] = times;
  }
  return missed;
}

/** Returns the latest beginning of the day after one that begins now: at the same time of day if nothing came in between. */
export function latestAfter(row: Pick<Paced, 'latestMinutes' | 'nextDayAt'>, why: 'ready' | 'latest', now: Date): Date {
  const from = why === 'latest' && row.nextDayAt ? row.nextDayAt.getTime() : now.getTime();
  const next = from + row.latestMinutes * MINUTE_MS;
  return new Date(next > now.getTime() ? next : now.getTime() + row.latestMinutes * MINUTE_MS);
}
