/**
 * Shots, rebounds, empty nets, breakaways and assists.
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

/** Attempts by origin: the distance in meters, the angle (radians, triangular), and the outcome. */
export const SHOT = {
  bands: {
    set: { near: 4, far: 17, spread: 0.95, danger: 1, blocked: 0.3, missed: 0.295 },
    point: { near: 14.5, far: 20, spread: 0.8, danger: 0.96, blocked: 0.45, missed: 0.34 },
    'net-front': { near: 1.5, far: 5, spread: 1.1, danger: 1, blocked: 0.14, missed: 0.28 },
    tip: { near: 1.5, far: 5, spread: 0.9, danger: 0.9, blocked: 0.06, missed: 0.36 },
    rush: { near: 3, far: 14.5, spread: 0.8, danger: 1.3, blocked: 0.16, missed: 0.32 },
    rebound: { near: 1.2, far: 4.5, spread: 1, danger: 1.35, blocked: 0.1, missed: 0.28 },
  },
  types: {
    wrist: { danger: 1, missed: 1 },
    snap: { danger: 1.05, missed: 1.02 },
    slap: { danger: 1.1, missed: 1.1 },
    backhand: { danger: 0.85, missed: 1 },
    tip: { danger: 1, missed: 1 },
    deflection: { danger: 0.9, missed: 1.1 },
    'wrap-around': { danger: 0.6, missed: 0.8 },
    'one-timer': { danger: 1.35, missed: 1.1 },
  },
  /** Danger of a shot on goal is quality × e^(−distance / reach) × (offAngle + (1 − offAngle) × cos angle), at most best. */
  quality: 0.224,
  reach: 8,
  offAngle: 0.45,
  best: 0.75,
  /** Shares of shots after a pass that are one-timers, of forwards from in front of the net, of point shots that are tipped. */
  oneTimer: 0.16,
  netFront: 0.25,
  tipped: 0.2,
  /** On a rush the shooter is picked among the forwards in this share. */
  rushByForward: 0.88,
  /** Share of blocks that hit a teammate and are credited to no one. */
  blockedByMate: 0.11,
  /** An extra skater opens lanes. */
  blockedPerMan: 0.12,
  blockedPerVolumeLean: 0.02,
  /** A team protecting a lead gets into the lanes, one that presses is late to them; by half of the difference in urgency. */
  blockedPerUrgency: 0.19,
  /** Factors on the danger: units against each other, extra skaters, skaters short, skaters missing from ten (squared). */
  dangerPerZ: 0.1,
  dangerPerMan: 0.73,
  /** The same for an extra attacker: the whole defense collapses in front of the net. */
  dangerPerExtra: 0.5,
  dangerShorthanded: 0.47,
  dangerInOpenIce: 0.055,
  dangerPerUrgency: 0.03,
  /** High-volume shooters take worse shots. */
  dangerPerVolume: 1.53,
  dangerPerVolumeLean: 0.05,
  dangerPerBackcheckLean: 0.07,
  /** Shooters are better than the average skater: this much of an edge is usual, and already part of `quality`. */
  ordinaryEdge: 0.086,
  /** The duel: e^(perFinishZ × shooter − perStopZ × goalie). */
  perFinishZ: 0.085,
  /** Factor on finishing from the point, where a hard, accurate shot makes more of a difference. */
  pointFinish: 1.6,
  perStopZ: 0.0735,
  /** z that a goalie without energy loses, and that a shaken one loses for each goal after the second. */
  goalieTired: 2.4,
  shaken: 0.06,
  /** After a miss: into the netting, or regained by the attackers. */
  outOfPlay: 0.12,
  regainedAfterMiss: 0.4,
  regainedAfterBlock: 0.38,
  counterAfterBlock: 0.1,
} as const;

export const REBOUND = {
  /** Share of saves that leave a rebound, less by goalies who hold pucks. */
  given: 0.26,
  most: 0.6,
  perHoldZ: 0.12,
  /** An attacker gets to it. */
  reached: 0.42,
  /** Share of those taken by a forward. */
  byForward: 0.9,
  /** Other saves: held for a whistle, or regained by the attackers. */
  frozen: 0.44,
  regained: 0.3,
  /** Share of the pucks kept by his team that the goalie plays on himself. */
  goaliePlays: 0.4,
} as const;

export const EMPTY_NET = {
  /** A shot on the net goes in, unless a skater is back. */
  beats: 0.92,
  blocked: 0.16,
  /** Meters from which an attempt is a long shot: it misses more, and a miss may be icing. */
  far: 30,
  missedFar: 0.68,
  missedNear: 0.36,
  icing: 0.45,
  /** Chance to try it when the side has the puck. */
  triesFromOwnZone: 0.076,
  triesFromMiddle: 0.19,
} as const;

/** Chance of an average skater on a penalty shot, and the effect of a z of advantage (as a power of e). */
export const BREAKAWAY = { penaltyShot: 0.335, perZ: 0.12 } as const;

/** Chance that a rush ends with the attacker brought down and a penalty shot. */
export const PENALTY_SHOT = { onRush: 0.0012 } as const;

/** A last touch counts as an assist nearly always. */
export const GOAL = { firstAssist: 0.957, secondAssist: 0.92 } as const;
