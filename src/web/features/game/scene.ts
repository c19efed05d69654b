/** What the arena shows at one moment of a game: all of it follows from the events so far. */
import { PERIOD_SECONDS } from '#domains/game/rules/constants.ts';
import type { Infraction, Manpower, MatchEvent, Side, Spot } from '#engine/match/types.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

export interface ShotMark {
  index: number;
  side: Side;
  period: number;
  spot: Spot;
  outcome: 'on-goal' | 'missed' | 'blocked' | 'goal';
  shooter: number;
  /** Chance to score, 0 to 1. */
  xg: number;
}

export interface ServedPenalty {
  index: number;
  side: Side;
  /** Who sits in the box. */
  player: number;
  /** Whose penalty it is, when another serves it. */
  offender: number;
  infraction: Infraction;
  minutes: number;
  /** Game second of the call, counted from the first face-off. */
  since: number;
}

export type GoalEvent = LiveEvent & Extract<MatchEvent, { type: 'goal' }>;
export type AttemptEvent = LiveEvent & Extract<MatchEvent, { type: 'shootout-attempt' }>;

export interface Scene {
  home: number;
  away: number;
  shots: Record<Side, number>;
  /** Ids, the goalie last when he is on. */
  onIce: Record<Side, number[]>;
  manpower: Manpower;
  penalties: ServedPenalty[];
  shotMarks: ShotMark[];
  goals: GoalEvent[];
  attempts: AttemptEvent[];
  puck: Spot;
  period: number;
  /** Of the period, by the last event. */
  second: number;
  /** The horn of a period has gone. */
  isIntermission: boolean;
  isOver: boolean;
  last: LiveEvent | null;
}

const FULL_STRENGTH: Manpower = { home: 5, away: 5, homeGoalie: true, awayGoalie: true };
const NET_X = 26.5;
const BLUE_LINE_X = 8;
const ZONE_X = 19;

/** @param events of a game from its first, as many as have happened. */
export function sceneOf(events: readonly LiveEvent[]): Scene {
  const scene: Scene = {
    home: 0,
    away: 0,
    shots: { home: 0, away: 0 },
    onIce: { home: [], away: [] },
    manpower: FULL_STRENGTH,
    penalties: [],
    shotMarks: [],
    goals: [],
    attempts: [],
    puck: { x: 0, y: 0 },
    period: 1,
    second: 0,
    isIntermission: false,
    isOver: false,
    last: null,
  };
  for (const event of events) addEvent(scene, event);
  return scene;
}

function addEvent(scene: Scene, event: LiveEvent): void {
  scene.period = event.period;
  scene.second = event.second;
  scene.last = event;
  scene.puck = puckAfter(event, scene.puck);
  switch (event.type) {
    case 'period-start':
      scene.isIntermission = false;
      break;
    case 'period-end':
      scene.isIntermission = true;
      break;
    case 'change':
      scene.onIce[event.side] = event.onIce;
      break;
    case 'manpower':
      scene.manpower = event.manpower;
      break;
    case 'shot':
      addShot(scene, event);
      break;
    case 'goal':
      [scene.home, scene.away] = [event.homeScore, event.awayScore];
      scene.goals.push(event);
      break;
    case 'shootout-attempt':
      scene.attempts.push(event);
      break;
    case 'penalty':
      scene.penalties.push({
        index: event.index,
        side: event.side,
        player: event.servedBy ?? event.player,
        offender: event.player,
        infraction: event.infraction,
        minutes: event.minutes,
        since: gameSecond(event.period, event.second),
      });
      break;
    case 'penalty-over': {
      const served = scene.penalties.findIndex(
        ({ player, offender }) => player === event.player || offender === event.player,
      );
      if (served >= 0) scene.penalties.splice(served, 1);
      break;
    }
    case 'game-end':
      [scene.home, scene.away] = [event.homeScore, event.awayScore];
      scene.isIntermission = false;
      scene.isOver = true;
      scene.penalties = [];
      break;
    default:
      break;
  }
}

function addShot(scene: Scene, event: LiveEvent & Extract<MatchEvent, { type: 'shot' }>): void {
  const { index, side, period, spot, outcome, shooter, xg } = event;
  scene.shotMarks.push({ index, side, period, spot, outcome, shooter, xg });
  if (outcome === 'on-goal' || outcome === 'goal') scene.shots[side]++;
}

/** Seconds of play since the first face-off; overtimes follow the third period. */
export function gameSecond(period: number, second: number): number {
  return (period - 1) * PERIOD_SECONDS + second;
}

/** Seconds left of a penalty at a game second; 0 for one that only waits for a whistle. */
export function penaltyLeft(penalty: ServedPenalty, now: number): number {
  return Math.max(0, penalty.since + penalty.minutes * 60 - now);
}

/** Where the puck is after an event. The home team attacks towards positive x; events without a place keep to their zone. */
function puckAfter(event: LiveEvent, before: Spot): Spot {
  const towards = 'side' in event && event.side === 'away' ? -1 : 1;
  // Spread over the width of the rink, the same each time that the event is shown.
  const y = (((event.index * 7919) % 190) - 95) / 10;
  switch (event.type) {
    case 'faceoff':
    case 'hit':
      return event.spot;
    case 'shot':
      return event.outcome === 'on-goal' || event.outcome === 'goal' ? { x: NET_X * towards, y: 0 } : event.spot;
    case 'save':
      return { x: -(NET_X - 1) * towards, y: 0 };
    case 'goal':
    case 'penalty-shot':
    case 'shootout-attempt':
      return { x: NET_X * towards, y: 0 };
    case 'entry':
      return { x: (BLUE_LINE_X + 2) * towards, y };
    case 'pass':
      return { x: ZONE_X * towards, y };
    case 'icing':
      return { x: 28 * towards, y };
    case 'offside':
      return { x: BLUE_LINE_X * towards, y };
    case 'period-start':
      return { x: 0, y: 0 };
    default:
      return before;
  }
}
