/** Finds what keeps a planned competition from being played: its settings, its calendar, or its entries. */
import { gamesByRound, type StageCalendar } from '#engine/competition/calendar.ts';
import type { Fault } from '#engine/competition/faults/fault.ts';
import { faultsOf } from '#engine/competition/faults/of-settings.ts';
import { entriesByStage } from '#engine/competition/faults/of-sources.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { EntryId } from '#engine/ids.ts';

/** The entries of a draw. */
export interface DrawnEntries {
  /** Best seed first. */
  seeded: readonly EntryId[];
  /** All that take part, without reserves. */
  entered: readonly EntryId[];
}

/**
 * Returns all faults; none if the competition can be drawn and played to its end.
 *
 * @param calendars of the stages, in their order
 * @param entries their number, as long as they are not known
 * @param today the day of the world, if the first stage could begin too late
 */
export function faultsOfPlan(
  stages: readonly StageSettings[],
  calendars: readonly StageCalendar[],
  entries: number | DrawnEntries,
  today?: number,
): Fault[] {
  const count = typeof entries === 'number' ? entries : entries.seeded.length;
  const ofEntries = typeof entries === 'number' ? [] : entryFaults(entries);
  const ofSettings = faultsOf({ stages }, count);
  if (ofSettings.length > 0) return [...ofEntries, ...ofSettings];
  return [...ofEntries, ...calendarFaults(stages, calendars, count), ...startFaults(calendars, today)];
}

function entryFaults({ seeded, entered }: DrawnEntries): Fault[] {
  const [known, named] = [new Set(entered), new Set(seeded)];
  const faults: Fault[] = [];
  if (named.size < seeded.length) faults.push({ at: 'entries', fault: 'entry-seeded-twice' });
  if (seeded.some((entry) => !known.has(entry))) faults.push({ at: 'entries', fault: 'seed-is-not-entered' });
  if (entered.some((entry) => !named.has(entry))) faults.push({ at: 'entries', fault: 'entry-is-not-seeded' });
  return faults;
}

function calendarFaults(
  stages: readonly StageSettings[],
  calendars: readonly StageCalendar[],
  entries: number,
): Fault[] {
  const faults: Fault[] = [];
  if (calendars.length > stages.length) faults.push({ at: 'calendars', fault: 'calendar-has-no-stage' });
  const counts = entriesByStage(stages, entries);
  let last: Time | null = null;
  for (const [index, settings] of stages.entries()) {
    const at = `stages.${index}.calendar`;
    const calendar = calendars[index];
    if (!calendar) {
      faults.push({ at, fault: 'stage-has-no-calendar' });
      continue;
    }
    const needed = gamesByRound(settings, counts[index] ?? 0);
    const rounds = timesOf(calendar);
    if (rounds.length < needed.length) faults.push({ at, fault: 'calendar-too-short', limit: needed.length });
    for (const [round, games] of needed.slice(0, rounds.length).entries()) {
      const times: readonly Time[] = (rounds[round] ?? []).slice(0, games);
      const of = `${at}.${round}`;
      if (times.length < games) faults.push({ at: of, fault: 'round-too-short', limit: games });
      for (const time of times) {
        if (!exists(time)) faults.push({ at: of, fault: 'faceoff-is-no-time' });
        if (last !== null && isTooEarly(time, last)) faults.push({ at: of, fault: 'begins-before-last-game' });
        last = time;
      }
    }
  }
  return faults;
}

/** A day of the world, or a moment (UTC). */
type Time = { day: number } | { moment: string };

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;
/** The part that is the same in both forms; it sorts by time. */
const TO_THE_SECOND = 'YYYY-MM-DDThh:mm:ss'.length;

function timesOf(calendar: StageCalendar): Time[][] {
  if ('days' in calendar) return calendar.days.map((days) => days.map((day) => ({ day })));
  return calendar.faceoffs.map((times) => times.map((time) => ({ moment: time })));
}

/** Returns whether there is such a time, which for a day of the world begins with 1. */
function exists(time: Time): boolean {
  if ('day' in time) return Number.isSafeInteger(time.day) && time.day >= 1;
  const [, year = 0, month = 0, day = 0] = MOMENT.exec(time.moment)?.map(Number) ?? [];
  return day >= 1 && day <= daysIn(year, month);
}

/** Returns the days of a month of the Gregorian calendar; 0 if there is no such month. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Returns whether a game cannot follow another. In real time a team's games wait for each other, so they may have one faceoff. */
function isTooEarly(time: Time, last: Time): boolean {
  if ('day' in time) return 'day' in last && !(time.day > last.day);
  const second = (moment: string) => moment.slice(0, TO_THE_SECOND);
  return 'moment' in last && second(time.moment) < second(last.moment);
}

function startFaults([calendar]: readonly StageCalendar[], today: number | undefined): Fault[] {
  const first = calendar && 'days' in calendar ? calendar.days[0]?.[0] : undefined;
  if (today === undefined || first === undefined || first >= today) return [];
  return [{ at: 'stages.0.calendar.0', fault: 'calendar-has-begun', limit: today }];
}
