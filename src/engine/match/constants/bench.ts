/**
 * The bench: ice time, shifts, fatigue, score effects, and when goalies leave the net.
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

/** Target shares of even-strength ice time by line and pair; special teams are extra, mostly for the top lines. */
export const SHARES = {
  lines: {
    even: [0.242, 0.253, 0.258, 0.247],
    balanced: [0.285, 0.278, 0.234, 0.203],
    'top-heavy': [0.297, 0.275, 0.242, 0.186],
  },
  pairs: {
    even: [0.338, 0.333, 0.329],
    balanced: [0.352, 0.342, 0.306],
    'top-heavy': [0.372, 0.345, 0.283],
  },
} as const;

/** Shifts, in seconds; chances to change during play by position of the puck. */
export const SHIFT = {
  /** How long a unit intends to stay: from `spread` less to `spread` more (sixteen steps of a second). */
  forwards: 39,
  defense: 42,
  spread: 8,
  firstPowerPlay: 74,
  secondPowerPlay: 36,
  penaltyKill: 40,
  overtime: 38,
  /** At a whistle a unit goes off when it has been out this long. */
  whistleForwards: 22,
  whistleDefense: 26,
  /** Seconds ahead over which the shares are to be met, and the coach's random factor. */
  horizon: 45,
  whim: 30,
  /** Chance that a unit whose time is up gets off in a moment of play. */
  changeAttacking: 0.25,
  changeCarrying: 0.8,
  changeBackchecking: 0.3,
  changeOwnZone: 0.4,
  changePuckFar: 0.9,
  /** A unit that has been out this long gets off at the first opportunity. */
  overdue: 80,
  changeOverdue: 0.95,
  /** With the bench at the far end (every second period) changes are harder. */
  longChange: 0.4,
  /** From this game second on, in a close game, the bench leans on its best. */
  stakesFrom: 3000,
  stakesByLine: [1.13, 1.06, 0.97, 0.7],
  stakesByPair: [1.12, 1, 0.85],
  always: [1, 1, 1, 1],
  /** A pair with no more than this many seconds left goes off together with its line. */
  together: 18,
  /**
   * A player on the ice with less wind (0 to 1) than this is not sent out again at once. Weights of a z of quality, a point of
   * energy and the right role in choosing substitutes, relative to full wind.
   */
  spent: 0.35,
  substituteQuality: 0.12,
  energyLeft: 0.014,
  strangeTrade: 0.85,
} as const;

/**
 * Seconds of ice time by which a coach prefers a line for a faceoff in the attacking zone, and in the defensive zone: scorers
 * start close to the other net, checkers close to their own.
 */
export const ZONE_START = {
  attacking: [68, 26, -80, -75],
  defending: [-32, -12, 38, 27],
  elsewhere: [0, 0, 0, 0],
} as const;

/**
 * Matching: seconds of ice time by which a coach prefers each of his lines (four) or pairs (three) against the opponent's first,
 * second, third or fourth line. Exploiting keeps the scorers away from the opponent's best and sends them against the weak;
 * shutting down sends the third line, the checkers, and the first pair against the best.
 */
export const MATCHING = {
  nobody: [0, 0, 0, 0],
  /** Share of it that counts on the fly, where the opponent may change a moment later. */
  onTheFly: 0.35,
  lines: {
    exploit: [
      [-24, 0, 14, 6],
      [0, 0, 0, 0],
      [22, 8, -12, -8],
      [30, 10, -16, -14],
    ],
    balanced: [
      [30, 14, -12, -32],
      [14, 14, -8, -20],
      [-16, -8, 12, 12],
      [-32, -20, 16, 36],
    ],
    shutdown: [
      [-18, -8, 44, 0],
      [0, 0, 12, 0],
      [6, 4, -16, 0],
      [8, 4, -20, 0],
    ],
  },
  pairs: {
    exploit: [
      [0, 0, 0],
      [0, 0, 0],
      [14, 0, -8],
      [20, 0, -12],
    ],
    balanced: [
      [35, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    shutdown: [
      [60, 10, -30],
      [10, 0, 0],
      [-10, 0, 10],
      [-20, 0, 20],
    ],
  },
} as const;

/** Wind (0 to 1) is spent and regained within shifts, energy (0 to 100) over the game. */
export const ENERGY = {
  windPerSecond: 0.0085,
  windRegained: 0.0055,
  /** z that a player without wind, and one without energy, loses on everything. */
  zPerWind: 0.5,
  energyPerSecond: 0.022,
  goaliePerSecond: 0.004,
  zPerEnergy: 0.95,
  regainedInIntermission: 4,
  /** Effort of each hard-working tactic. */
  perLean: 0.06,
  /** A shift costs nothing for this many seconds; afterward it costs z by the second. */
  freshSeconds: 32,
  zPerStaleSecond: 0.012,
  maxShiftWear: 0.8,
} as const;

/** How the unit's ratings are blended, and how teams play the score. */
export const UNIT = {
  /** Weights in the unit; a tired player also fouls more. */
  forwardAttack: 1.6,
  defenseAttack: 0.55,
  forwardDefense: 0.4,
  defenseDefense: 1.3,
  foulPerTiredZ: 0.6,
  /** Share of a line's and a pair's defending that is due to the whole team's system. */
  system: 0.9,
  /** Urgency when tied or behind by one, two, three goals or more: at the end of the game, and in the first minute. */
  urgencyByLead: [0, 0.78, 0.95, 1],
  urgencyEarly: [0, 0.13, 0.36, 0.4],
  /** Caution at the opening faceoff, and the seconds over which it fades. */
  openingCaution: -0.56,
  openingSeconds: 240,
  /** Share of the game from which a tied team plays for the point, and its caution at the end. */
  pointFrom: 0.7,
  pointCaution: -0.57,
} as const;

/** A timeout with the net empty: not before the last seconds, by chance, and the wind (0 to 1) that it gives. */
export const TIMEOUT = { lastSeconds: 120, chance: 0.5, wind: 0.3 } as const;

export const PULL = {
  /** Seconds before the end at which the goalie comes out, behind by one, two and three goals. */
  secondsBehind: [138, 180, 235],
  /** A team this far behind after an empty-net goal does not pull its goalie again. */
  givesUpAt: 3,
  /** Factors on that: late, balanced, early. */
  byLean: [0.6, 1, 1.6],
  /** Chance in a moment of play to use a delayed penalty for a sixth skater. */
  onDelay: 0.7,
  /** A starter with this many goals against, and this share of the shots, may be replaced. */
  badNightGoals: 4,
  badNightShare: 0.2,
  badNight: 0.08,
} as const;

/**
 * Effect of a tenth of a goal over a 38-game season, for each thing that coaches do behind the bench: in z, and for `changes`
 * the share of fatigue saved. Source: measured with engine 9 (6,000 games of each between equal teams, one with .1 z, .3 or .4 z
 * more than average, the other with as much less): 98 goals for a z of game plan, 12 for all of the fatigue, 4.5 and 6 for a z
 * on the power play and on the penalty kill.
 */
export const COACHING = {
  gamePlan: 0.1 / 98,
  changes: 0.1 / 12,
  powerPlay: 0.1 / 4.5,
  penaltyKill: 0.1 / 6,
} as const;
