/** Every attempt of a game with everything that a shot map shows and filters by. */
import { timesOf } from '#domains/game/rules/analysis/timeline.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Manpower, MatchEvent, ShotType, Spot } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

/** From the point of view of the team that shoots; an extra attacker for the goalie does not make a power play. */
export type ShotStrength = 'even' | 'power-play' | 'shorthanded';

export interface MapShot {
  /** Place in the list of events. */
  place: number;
  period: number;
  second: number;
  /** Seconds of play since the first faceoff. */
  time: number;
  side: Side;
  strength: ShotStrength;
  shooter: PlayerId;
  shot: ShotType;
  outcome: 'on-goal' | 'missed' | 'blocked' | 'goal';
  spot: Spot;
  /** Chance to score, 0 to 1. */
  xg: number;
  rush: boolean;
  rebound: boolean;
  emptyNet: boolean;
}

/** Absent fields match everything. */
export interface ShotFilter {
  side?: Side | undefined;
  strength?: ShotStrength | undefined;
  period?: number | undefined;
  shooter?: PlayerId | undefined;
}

export interface ShotTotals {
  attempts: number;
  onGoal: number;
  goals: number;
  missed: number;
  blocked: number;
  /** Expected goals. */
  xg: number;
}

/** @param events of a game from its first, as many as have happened */
export function mapShotsOf(events: readonly MatchEvent[]): MapShot[] {
  const times = timesOf(events);
  const shots: MapShot[] = [];
  let manpower: Manpower = { home: 5, away: 5, homeGoalie: true, awayGoalie: true };
  for (const [place, event] of events.entries()) {
    if (event.type === 'manpower') manpower = event.manpower;
    if (event.type !== 'shot') continue;
    const { period, second, side, shooter, shot, outcome, spot, xg, rush, rebound } = event;
    const strength = strengthOf(manpower, side);
    const emptyNet = event.goalie === undefined;
    const time = times[place] ?? 0;
    shots.push({
      place,
      period,
      second,
      time,
      side,
      strength,
      shooter,
      shot,
      outcome,
      spot,
      xg,
      rush,
      rebound,
      emptyNet,
    });
  }
  return shots;
}

function strengthOf({ home, away, homeGoalie, awayGoalie }: Manpower, side: Side): ShotStrength {
  const homeUp = home - (homeGoalie ? 0 : 1) - (away - (awayGoalie ? 0 : 1));
  const up = side === 'home' ? homeUp : -homeUp;
  return up > 0 ? 'power-play' : up < 0 ? 'shorthanded' : 'even';
}

export function siftShots(shots: readonly MapShot[], filter: ShotFilter): MapShot[] {
  const { side, strength, period, shooter } = filter;
  return shots.filter(
    (shot) =>
      (side === undefined || shot.side === side) &&
      (strength === undefined || shot.strength === strength) &&
      (period === undefined || shot.period === period) &&
      (shooter === undefined || shot.shooter === shooter),
  );
}

export function shotTotals(shots: readonly MapShot[]): ShotTotals {
  const count = (outcome: MapShot['outcome']) => shots.filter((shot) => shot.outcome === outcome).length;
  const goals = count('goal');
  return {
    attempts: shots.length,
    onGoal: count('on-goal') + goals,
    goals,
    missed: count('missed'),
    blocked: count('blocked'),
    xg: shots.reduce((sum, { xg }) => sum + Math.round(xg * 1000), 0) / 1000,
  };
}
