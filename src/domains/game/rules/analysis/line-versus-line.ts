/** Which lines and pairs met at even strength, for how long, and what came of it. */
import { MIN_TOGETHER } from '#domains/game/constants.ts';
import { timesOf } from '#domains/game/rules/analysis/timeline.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Manpower, MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

/** A line or pair as the lineup numbers it: 'forwards.0' is the first line, 'defense.2' the third pair. */
export type UnitId = `forwards.${number}` | `defense.${number}`;

/** What the home unit and the visitors' unit did while both were on the ice. */
export interface Meeting {
  home: UnitId;
  away: UnitId;
  /** Seconds together at five against five with both goalies in. */
  seconds: number;
  attempts: Record<Side, number>;
  shots: Record<Side, number>;
  goals: Record<Side, number>;
  /** Expected goals. */
  xg: Record<Side, number>;
}

/** The unit of each player who belongs to one. */
export type UnitsOf = Record<Side, ReadonlyMap<PlayerId, UnitId>>;

/**
 * Returns every meeting with at least a second on the clock, longest first.
 * @param events of a game from its first, as many as have happened
 * @param units the line or pair of each player
 */
export function lineVersusLine(events: readonly MatchEvent[], units: UnitsOf): Meeting[] {
  const times = timesOf(events);
  const meetings = new Map<string, Meeting>();
  const onIce: Record<Side, readonly UnitId[]> = { home: [], away: [] };
  let isEven = true;
  let booked = 0;
  const present = () =>
    isEven ? onIce.home.flatMap((home) => onIce.away.map((away) => meetingOf(meetings, home, away))) : [];
  const book = (time: number) => {
    if (time > booked) for (const meeting of present()) meeting.seconds += time - booked;
    booked = time;
  };
  for (const [place, event] of events.entries()) {
    book(times[place] ?? booked);
    if (event.type === 'change') onIce[event.side] = unitsOn(event.onIce, units[event.side]);
    else if (event.type === 'manpower') isEven = isFiveOnFive(event.manpower);
    else if (event.type === 'shot') for (const meeting of present()) countShot(meeting, event);
  }
  return [...meetings.values()].filter(({ seconds }) => seconds > 0).sort((a, b) => b.seconds - a.seconds);
}

function isFiveOnFive({ home, away, homeGoalie, awayGoalie }: Manpower): boolean {
  return home === 5 && away === 5 && homeGoalie && awayGoalie;
}

/** Returns the line and the pair that a group on the ice represents. */
function unitsOn(onIce: readonly PlayerId[], unitOf: ReadonlyMap<PlayerId, UnitId>): UnitId[] {
  const counts = new Map<UnitId, number>();
  for (const player of onIce) {
    const unit = unitOf.get(player);
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts].filter(([unit, count]) => count >= MIN_TOGETHER[kindOf(unit)]).map(([unit]) => unit);
}

function kindOf(unit: UnitId): 'forwards' | 'defense' {
  return unit.startsWith('forwards') ? 'forwards' : 'defense';
}

function meetingOf(meetings: Map<string, Meeting>, home: UnitId, away: UnitId): Meeting {
  const key = `${home} ${away}`;
  const known = meetings.get(key);
  if (known) return known;
  const none = () => ({ home: 0, away: 0 });
  const meeting = { home, away, seconds: 0, attempts: none(), shots: none(), goals: none(), xg: none() };
  meetings.set(key, meeting);
  return meeting;
}

function countShot(meeting: Meeting, { side, outcome, xg }: Extract<MatchEvent, { type: 'shot' }>): void {
  meeting.attempts[side]++;
  meeting.xg[side] += xg;
  if (outcome === 'on-goal' || outcome === 'goal') meeting.shots[side]++;
  if (outcome === 'goal') meeting.goals[side]++;
}
