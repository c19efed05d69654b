/**
 * Shots, rebounds, empty nets, breakaways and assists.
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

/** Attempts: by origin the distance in metres, the angle (radians, triangular), and what becomes of them. */
export const SHOT = {
  bands: {
    set: { near: 4, far: 15, spread: 0.95, danger: 1, blocked: 0.29, missed: 0.32 },
    point: { near: 14, far: 19, spread: 0.8, danger: 1.08, blocked: 0.43, missed: 0.36 },
    'net-front': { near: 1.5, far: 5, spread: 1.1, danger: 1, blocked: 0.14, missed: 0.28 },
    tip: { near: 1.5, far: 5, spread: 0.9, danger: 0.9, blocked: 0.05, missed: 0.4 },
    rush: { near: 3, far: 13, spread: 0.8, danger: 1.3, blocked: 0.16, missed: 0.33 },
    rebound: { near: 1.2, far: 4.5, spread: 1, danger: 1.45, blocked: 0.1, missed: 0.28 },
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
  quality: 0.203,
  reach: 8,
  offAngle: 0.45,
  best: 0.75,
  oneTimer: 0.3,
  netFront: 0.25,
  tipped: 0.07,
  rushByForward: 0.88,
  blockedByMate: 0.11,
  blockedPerMan: 0.12,
  blockedPerVolumeLean: 0.02,
  dangerPerZ: 0.08,
  dangerPerMan: 0.98,
  dangerShortHanded: 0.44,
  dangerInOpenIce: 0.22,
  dangerPerUrgency: 0.03,
  /** Who shoots at every chance shoots at worse ones. */
  dangerPerVolume: 1,
  dangerPerVolumeLean: 0.05,
  dangerPerBackcheckLean: 0.06,
  /** Who shoots is better at it than the average skater: so much of an edge is ordinary, and part of `quality` already. */
  ordinaryEdge: 0.086,
  perFinishZ: 0.12,
  perStopZ: 0.085,
  goalieTired: 0.6,
  shaken: 0.05,
  outOfPlay: 0.12,
  regainedAfterMiss: 0.4,
  regainedAfterBlock: 0.38,
  counterAfterBlock: 0.1,
} as const;

export const REBOUND = {
  given: 0.26,
  perHoldZ: 0.12,
  /** An attacker gets to it. */
  reached: 0.42,
  byForward: 0.9,
  frozen: 0.42,
  regained: 0.3,
} as const;

export const EMPTY_NET = {
  beats: 0.92,
  blocked: 0.12,
  missedFar: 0.6,
  missedNear: 0.25,
  icing: 0.45,
  triesFromOwnZone: 0.1,
  triesFromMiddle: 0.3,
} as const;

export const BREAKAWAY = { penaltyShot: 0.33, perZ: 0.12 } as const;

export const PENALTY_SHOT = { onRush: 0.0012 } as const;

export const GOAL = { firstAssist: 0.99, secondAssist: 0.985 } as const;
