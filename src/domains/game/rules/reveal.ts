/**
 * What may be known of a game at a moment. A period is simulated when it begins, and its events then come due second by
 * second; everything that any screen, stream or call tells about a live game passes through here.
 *
 * Moments are milliseconds since the epoch.
 */
import { SHOOTOUT_ATTEMPT_SECONDS } from '#domains/game/constants.ts';
import { intermissionSeconds } from '#domains/game/rules/pace.ts';
import type { TeamId } from '#engine/ids.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { OvertimeRule } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';

/** A stored period with the timetable of its reveal. */
export interface PlayedPeriod {
  period: number;
  startsAt: number;
  msPerSecond: number;
  events: readonly MatchEvent[];
  /** Game seconds from the period's start to the reveal of each event (see `revealOffsets`). */
  offsets: readonly number[];
  /** The hold of the intermission after it, over or not; null for none. */
  hold: Hold | null;
}

/** A bench keeps the next period waiting. */
export interface Hold {
  teamId: TeamId;
  until: number;
}

export interface Revealed {
  /** Counts from 0 over the whole game. */
  index: number;
  at: number;
  event: MatchEvent;
}

export interface GameClock {
  period: number;
  /** Game seconds played of the period, as far as they have been revealed. */
  second: number;
  /** The period is over, and the next has not begun. */
  inIntermission: boolean;
  /** When the present period began; in an intermission, when the next is to begin; null after the final horn. */
  periodStartedAt: number | null;
  /** null during a period and after the final horn. */
  intermissionEndsAt: number | null;
  /** The bench that the next period waits for; null for none. */
  hold: Hold | null;
  msPerSecond: number;
  /** The final horn has been revealed. */
  isOver: boolean;
}

/**
 * Returns the game seconds after the start of the period at which each event is revealed: its own second, except that
 * shootout attempts, which take no time on the clock, are revealed one by one. Never decreases from one event to the
 * next.
 */
export function revealOffsets(events: readonly MatchEvent[]): number[] {
  let offset = 0;
  return events.map((event) => {
    offset = Math.max(offset, event.second);
    if (event.type === 'shootout-attempt') offset += SHOOTOUT_ATTEMPT_SECONDS;
    return offset;
  });
}

/** Returns the moment at which the whole period has been revealed. */
export function revealEnd(period: PlayedPeriod): number {
  return period.startsAt + (period.offsets.at(-1) ?? 0) * period.msPerSecond;
}

/** Returns when the period after `last` is to begin: after the intermission, and not while a bench holds it. */
export function nextPeriodAt(last: PlayedPeriod, overtime: OvertimeRule): number {
  return Math.max(plannedPeriodAt(last, overtime), last.hold?.until ?? 0);
}

/** Returns when the period after `last` would begin without a hold. */
export function plannedPeriodAt(last: PlayedPeriod, overtime: OvertimeRule): number {
  return revealEnd(last) + intermissionSeconds(last.period, overtime) * last.msPerSecond;
}

/** Returns how many events of the period have been revealed. */
export function revealedCount(period: PlayedPeriod, now: number): number {
  const elapsed = (now - period.startsAt) / period.msPerSecond;
  let low = 0;
  let high = period.offsets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (period.offsets[middle]! <= elapsed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the events revealed by `now`, in order.
 * @param periods of one game, from the first, in order.
 * @param after leaves out the events up to this index.
 */
export function revealedEvents(periods: readonly PlayedPeriod[], now: number, after = -1): Revealed[] {
  const revealed: Revealed[] = [];
  let base = 0;
  for (const period of periods) {
    const count = revealedCount(period, now);
    for (let place = Math.max(0, after + 1 - base); place < count; place++) {
      revealed.push({
        index: base + place,
        at: period.startsAt + period.offsets[place]! * period.msPerSecond,
        event: period.events[place]!,
      });
    }
    if (count < period.events.length) break;
    base += period.events.length;
  }
  return revealed;
}

/** Returns when the next event after `now` comes due; null while no more are stored. */
export function nextRevealAt(periods: readonly PlayedPeriod[], now: number): number | null {
  for (const period of periods) {
    const count = revealedCount(period, now);
    if (count < period.events.length) return period.startsAt + period.offsets[count]! * period.msPerSecond;
  }
  return null;
}

/** Returns the score after the given events; the winner of a shootout gets the deciding goal with the final horn. */
export function scoreOf(events: readonly MatchEvent[]): { home: number; away: number } {
  for (let place = events.length - 1; place >= 0; place--) {
    const event = events[place]!;
    if (event.type === 'goal' || event.type === 'game-end') return { home: event.homeScore, away: event.awayScore };
  }
  return { home: 0, away: 0 };
}

/** Returns the goals by period, [home, away] each, with an entry for every period that has begun; a shootout counts one goal. */
export function periodScoresOf(events: readonly MatchEvent[]): [number, number][] {
  const scores: [number, number][] = [];
  let before = { home: 0, away: 0 };
  for (const event of events) {
    while (scores.length < event.period) scores.push([0, 0]);
    if (event.type !== 'goal' && event.type !== 'game-end') continue;
    const score = scores[event.period - 1]!;
    score[0] += event.homeScore - before.home;
    score[1] += event.awayScore - before.away;
    before = { home: event.homeScore, away: event.awayScore };
  }
  return scores;
}

/** Returns the shots on goal by period, with an entry for every period that has begun; empty without events. */
export function shotsByPeriodOf(events: readonly MatchEvent[]): Record<Side, number[]> {
  const shots: Record<Side, number[]> = { home: [], away: [] };
  for (const event of events) {
    while (shots.home.length < event.period) {
      shots.home.push(0);
      shots.away.push(0);
    }
    if (event.type !== 'shot' || (event.outcome !== 'on-goal' && event.outcome !== 'goal')) continue;
    const ofSide = shots[event.side];
    ofSide[event.period - 1] = (ofSide[event.period - 1] ?? 0) + 1;
  }
  return shots;
}

/**
 * Returns the clock of a live game as the arena shows it; null before anything has been stored.
 * @param periods from the first, in order.
 */
export function clockAt(periods: readonly PlayedPeriod[], now: number, overtime: OvertimeRule): GameClock | null {
  const begun = periods.filter((period, place) => place === 0 || period.startsAt <= now);
  const present = begun.at(-1);
  if (!present) return null;
  const count = revealedCount(present, now);
  const isPlayedOut = count === present.events.length;
  const shown = present.events[count - 1];
  const isOver = isPlayedOut && shown?.type === 'game-end';
  if (!isPlayedOut) {
    const elapsed = Math.max(0, Math.floor((now - present.startsAt) / present.msPerSecond));
    // The next event's second bounds the clock, which does not run in a shootout. It is never ahead of `elapsed`.
    const upcoming = present.events[count]!.second;
    return {
      period: present.period,
      second: Math.min(elapsed, upcoming),
      inIntermission: false,
      periodStartedAt: present.startsAt,
      intermissionEndsAt: null,
      hold: null,
      msPerSecond: present.msPerSecond,
      isOver: false,
    };
  }
  const next = isOver ? null : nextPeriodAt(present, overtime);
  return {
    period: present.period,
    second: shown?.second ?? 0,
    inIntermission: !isOver,
    periodStartedAt: next,
    intermissionEndsAt: next,
    hold: next !== null && present.hold && present.hold.until > now ? present.hold : null,
    msPerSecond: present.msPerSecond,
    isOver,
  };
}
