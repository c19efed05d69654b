/** What the arena shows at one moment of a game, derived entirely from the events so far. */
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { Manpower, MatchEvent, Spot } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { open, type ServedPenalty, seat, shortenOnGoal } from '#web/features/game/penalty-clock.ts';
import { carrierAfter, possessionAfter, puckAfter, targetOf, type Zone, zoneOf } from '#web/features/game/puck.ts';

export interface ShotMark {
  index: number;
  side: Side;
  period: number;
  spot: Spot;
  /** Where it ended. */
  target: Spot;
  outcome: 'on-goal' | 'missed' | 'blocked' | 'goal';
  shooter: number;
  /** Chance to score, 0 to 1. */
  xg: number;
}

export type GoalEvent = LiveEvent & Extract<MatchEvent, { type: 'goal' }>;
export type AttemptEvent = LiveEvent & Extract<MatchEvent, { type: 'shootout-attempt' }>;

export interface Scene {
  home: number;
  away: number;
  shots: Record<Side, number>;
  /** Of each period that has begun, penalty shots included. */
  shotsByPeriod: Record<Side, number[]>;
  /** Ids, the goalie last if he is on. */
  onIce: Record<Side, number[]>;
  /** Game second at which each player on the ice came over the boards. */
  onSince: ReadonlyMap<number, number>;
  manpower: Manpower;
  /** The side with a delayed penalty. */
  delayed: Side | null;
  penalties: ServedPenalty[];
  shotMarks: ShotMark[];
  goals: GoalEvent[];
  attempts: AttemptEvent[];
  puck: Spot;
  /** Earlier places of the puck, the latest one last. */
  trail: Spot[];
  possession: Side | null;
  /** The player with the puck on his stick, as far as the events tell. */
  carrier: number | null;
  /** Seconds that the puck has spent in each zone. */
  zoneSeconds: Record<Zone, number>;
  period: number;
  /** Second of the period, by the last event. */
  second: number;
  /** The period has ended. */
  isIntermission: boolean;
  isOver: boolean;
  last: LiveEvent | null;
  /** The last event worth mentioning. */
  latestPlay: LiveEvent | null;
}

/**
 * Events that are never the latest play: the sentence about a shot also reports the save; changes and manpower are
 * shown elsewhere.
 */
const UNSPOKEN: readonly MatchEvent['type'][] = ['change', 'manpower', 'save'];
/** Before these events the puck is carried to the dot, which leaves no line on the ice. */
const CARRIED: readonly MatchEvent['type'][] = ['faceoff', 'period-start', 'penalty-shot', 'shootout-attempt'];
/** Number of places in the trail of the puck. */
const TRAIL_LENGTH = 4;

/** The number of events for which a goal is celebrated: until a few seconds after the next faceoff. */
const CELEBRATED_FOR = 8;

/**
 * Returns the scene after these events.
 * @param events of a game from its first to the current one
 */
export function sceneOf(events: readonly LiveEvent[]): Scene {
  const scene: Scene = {
    home: 0,
    away: 0,
    shots: { home: 0, away: 0 },
    shotsByPeriod: { home: [], away: [] },
    onIce: { home: [], away: [] },
    onSince: new Map(),
    manpower: { home: 5, away: 5, homeGoalie: true, awayGoalie: true },
    delayed: null,
    penalties: [],
    shotMarks: [],
    goals: [],
    attempts: [],
    puck: { x: 0, y: 0 },
    trail: [],
    possession: null,
    carrier: null,
    zoneSeconds: { home: 0, neutral: 0, away: 0 },
    period: 1,
    second: 0,
    isIntermission: false,
    isOver: false,
    last: null,
    latestPlay: null,
  };
  const onSince = new Map<number, number>();
  for (const event of events) {
    movePuck(scene, event);
    if (event.type === 'period-start') onSince.clear();
    if (event.type === 'change') noteShifts(onSince, scene.onIce[event.side], event);
    addEvent(scene, event);
  }
  return { ...scene, onSince };
}

/** Returns the goal that is still being celebrated. */
export function celebratedGoal(scene: Scene): GoalEvent | null {
  const goal = scene.goals.at(-1);
  if (!goal || scene.isOver || (scene.last?.index ?? 0) - goal.index > CELEBRATED_FOR) return null;
  return goal;
}

function movePuck(scene: Scene, event: LiveEvent): void {
  if (event.period === scene.period) addZoneTime(scene, event);
  scene.period = event.period;
  scene.second = event.second;
  scene.last = event;
  scene.possession = possessionAfter(event, scene.possession);
  // A change on the other bench says nothing about possession.
  const isOtherBench = event.type === 'change' && event.side !== scene.possession;
  if (!isOtherBench) scene.carrier = carrierAfter(event, scene.carrier);
  if (!UNSPOKEN.includes(event.type)) scene.latestPlay = event;
  const puck = puckAfter(event, scene.puck);
  if (puck === scene.puck) return;
  scene.trail = CARRIED.includes(event.type) ? [] : [...scene.trail, scene.puck].slice(-TRAIL_LENGTH);
  scene.puck = puck;
}

/** The puck stays where it was until the next event; before a zone entry, half of the time counts for the neutral zone. */
function addZoneTime(scene: Scene, event: LiveEvent): void {
  const passed = event.second - scene.second;
  const between = event.type === 'entry' ? passed / 2 : 0;
  scene.zoneSeconds.neutral += between;
  scene.zoneSeconds[zoneOf(scene.puck)] += passed - between;
}

function noteShifts(
  onSince: Map<number, number>,
  before: readonly number[],
  { onIce, period, second }: LiveEvent & Extract<MatchEvent, { type: 'change' }>,
): void {
  for (const player of before) if (!onIce.includes(player)) onSince.delete(player);
  for (const player of onIce) if (!onSince.has(player)) onSince.set(player, gameSecond(period, second));
}

function addEvent(scene: Scene, event: LiveEvent): void {
  const now = gameSecond(event.period, event.second);
  switch (event.type) {
    case 'period-start':
      scene.isIntermission = false;
      for (const counts of Object.values(scene.shotsByPeriod)) counts.push(0);
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
    case 'penalty-shot':
      countShot(scene, event);
      break;
    case 'goal':
      [scene.home, scene.away] = [event.homeScore, event.awayScore];
      scene.goals.push(event);
      scene.delayed = null;
      if (event.strength === 'power-play') shortenOnGoal(scene.penalties, event.side, now);
      break;
    case 'shootout-attempt':
      scene.attempts.push(event);
      break;
    case 'delayed-penalty':
      scene.delayed = event.side;
      break;
    case 'penalty':
      scene.delayed = null;
      seat(scene.penalties, event, now, scene.manpower);
      break;
    case 'penalty-over':
      open(scene.penalties, event.side, event.player, now);
      break;
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
  scene.shotMarks.push({ index, side, period, spot, target: targetOf(event), outcome, shooter, xg });
  if (outcome === 'on-goal' || outcome === 'goal') countShot(scene, event);
}

function countShot(scene: Scene, { side, period }: { side: Side; period: number }): void {
  scene.shots[side]++;
  const counts = scene.shotsByPeriod[side];
  counts[period - 1] = (counts[period - 1] ?? 0) + 1;
}

/** Returns the seconds of play since the opening faceoff; overtimes follow the third period. */
export function gameSecond(period: number, second: number): number {
  return (period - 1) * PERIOD_SECONDS + second;
}
