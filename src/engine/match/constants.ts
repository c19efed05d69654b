/**
 * The numbers of the match engine. Chances are per moment of play (a step of a few seconds), "z" is a rating against the
 * level of the game (see ratings.ts), seconds are seconds of the game clock, metres are metres.
 *
 * Source: unless said otherwise a number was set by calibration (`npm run sim -- calibrate`) so that the statistics of
 * generated teams meet those of real professional hockey; the dimensions and the penalties are from the rule book.
 */

/** A rink of 60 by 26 metres, counted from the centre spot towards the attacked goal. */
export const RINK = { goalLine: 26, blueLine: 7.1, endDotX: 20, neutralDotX: 5.6, dotY: 7, reach: 12.5 } as const;

export const PERIOD_SECONDS = 1200;
/** Seconds of the game that one attempt of a shootout takes on the clock of the broadcast. */
export const SHOOTOUT = { rounds: 3, secondsPerAttempt: 20, base: 0.315 } as const;

/** Skills. */
export const SKILL = {
  /** Points of skill that make one z. */
  scale: 10,
  /** A goalie as good as this many points above the skaters' level is an ordinary one. */
  goalieOffset: 7,
  fallbackLevel: 50,
  staminaPerZ: 0.12,
  /** z lost by a forward in the defence or the other way round, by a winger at centre, by anybody on the wrong side. */
  wrongTrade: 1.2,
  wingAtCentre: 0.35,
  wrongSide: 0.2,
} as const;

/** What a night brings, in z: form and morale at the ends of their scales; `dayForm` is the deviation of a team's good and bad nights. */
export const CONDITION = { form: 0.25, morale: 0.12, ordinaryXp: 5, xp: 0.03, homeIce: 0.06, dayForm: 0.22 } as const;

/** Special skills: z, or factors on the thing that they are about. */
export const SPECIAL = {
  sniper: 0.25,
  sniperVolume: 1.08,
  playmaker: 0.35,
  twoWay: 0.35,
  powerForward: 1.06,
  powerForwardHits: 0.5,
  faceoffAce: 0.6,
  ironMan: 1.2,
  shotBlocker: 1.4,
  agitatorFouls: 1.25,
  agitatorDraws: 1.7,
  enforcer: 4,
  leaderCaptain: 0.03,
  leaderAlternate: 0.015,
  oneTimer: 1.2,
  netPresence: 1.2,
  clutch: 0.3,
  /** On the sum of the unit's defence while short-handed, and of its attack on the power play. */
  penaltyKiller: 1,
  powerPlayQuarterback: 1.2,
  shootoutArtist: 0.25,
  bigGameGoalie: 0.35,
  breakawayStopper: 0.25,
  puckMover: 0.8,
  quickRecovery: 0.5,
  workhorse: 1.25,
} as const;

/** How strongly a z shows in being chosen, and what a defenceman's part is against a forward's. */
export const WEIGHT = {
  shotPerZ: 0.3,
  defenceShot: 1.4,
  passPerZ: 0.45,
  defencePass: 0.38,
  carryPerZ: 0.3,
  defenceCarry: 0.4,
  hitPerZ: 0.35,
  defenceHit: 0.75,
  blockPerZ: 0.3,
  defenceBlock: 2.1,
  foulPerZ: 0.3,
  defenceFoul: 1.05,
  drawPerZ: 0.2,
  defenceDraw: 0.6,
  fightPerZ: 0.6,
  takeawayPerZ: 0.25,
  defenceTakeaway: 0.8,
} as const;

/** Wanted shares of even-strength ice time by line and pair. */
export const SHARES = {
  lines: {
    even: [0.265, 0.255, 0.245, 0.235],
    balanced: [0.255, 0.256, 0.262, 0.227],
    'top-heavy': [0.32, 0.28, 0.23, 0.17],
  },
  pairs: {
    even: [0.35, 0.335, 0.315],
    balanced: [0.355, 0.335, 0.31],
    'top-heavy': [0.4, 0.345, 0.255],
  },
} as const;

/** Shifts, in seconds; chances to change in play by where the puck is. */
export const SHIFT = {
  forwards: 42,
  defence: 47,
  spread: 8,
  firstPowerPlay: 58,
  secondPowerPlay: 52,
  penaltyKill: 40,
  overtime: 38,
  /** At a whistle a unit goes off when it has been out this long. */
  whistleForwards: 22,
  whistleDefence: 26,
  /** Over how many seconds ahead the shares are to be met, and the coach's whim. */
  horizon: 45,
  whim: 30,
  changeAttacking: 0.25,
  changeCarrying: 0.8,
  changeBackchecking: 0.3,
  changeOwnZone: 0.4,
  changePuckFar: 0.9,
  /** With the bench at the far end (every second period) changes are harder. */
  longChange: 0.4,
  /** From this game second on, in a close game, the bench leans on its best. */
  stakesFrom: 3000,
  stakesByLine: [1.15, 1.08, 0.95, 0.75],
  stakesByPair: [1.12, 1, 0.85],
  substituteQuality: 0.15,
} as const;

/** Seconds of ice time by which the home coach prefers his best pair against the visitors' best line. */
export const LAST_CHANGE = { bestPairOnBestLine: 35 } as const;

export const ENERGY = {
  windPerSecond: 0.0085,
  windRegained: 0.0055,
  zPerWind: 0.5,
  energyPerSecond: 0.022,
  goaliePerSecond: 0.004,
  zPerEnergy: 0.7,
  regainedInIntermission: 4,
  perLean: 0.06,
  /** A shift is fresh for so long; afterwards it costs z by the second. */
  freshSeconds: 32,
  zPerStaleSecond: 0.012,
  maxShiftWear: 0.8,
} as const;

/** How the unit's ratings are blended, and how teams play the score. */
export const UNIT = {
  forwardAttack: 1.2,
  defenceAttack: 0.7,
  forwardDefence: 0.8,
  defenceDefence: 1.3,
  foulPerTiredZ: 0.4,
  /** Share of the urgency that a lead has from the first minute. */
  urgencyEarly: 0.3,
  /** From this share of the game on a tie is played for the point, by this much caution. */
  pointFrom: 0.92,
  pointCaution: -0.25,
} as const;

/** The largest difference in z that a moment shows. */
export const FATIGUE_LIMIT = 2.5;

export const BREAKOUT = {
  shortest: 4,
  longest: 8,
  hit: 0.06,
  clearsShortHanded: 0.8,
  lost: 0.11,
  lostPerZ: 0.04,
  lostPerMan: 0.015,
  lostPerForecheck: 0.015,
  lostPerStretch: 0.012,
  lostPerPressure: 0.012,
  takeaway: 0.09,
  /** Share of all turnovers that are marked as a giveaway. */
  giveaway: 0.14,
  icing: 0.042,
  icingPerForecheck: 0.01,
  icingPerStretch: 0.012,
  flippedOut: 0.12,
  flipRegained: 0.5,
  springs: 0.03,
  springsPerStretch: 0.02,
  springsPerPressure: 0.012,
  /** Every second period the bench is far from the defence, and whoever changes badly is caught. */
  springsOnLongChange: 0.05,
} as const;

export const NEUTRAL = {
  shortest: 2,
  longest: 5,
  hit: 0.024,
  hitOnDump: 0.11,
  offside: 0.024,
  offsideOnRush: 0.02,
  offsidePerTrap: 0.01,
  lost: 0.17,
  lostPerZ: 0.04,
  lostPerMan: 0.03,
  lostPerPressure: 0.02,
  lostPerRush: 0.012,
  takeaway: 0.09,
  counter: 0.14,
  counterPerBackcheck: 0.03,
  counterPerPressure: 0.06,
  dumps: 0.42,
  dumpsPerZ: 0.03,
  dumpsPerMan: 0.12,
  dumpsPerTrap: 0.06,
  dumpsPerRush: 0.06,
  dumpsShortHanded: 0.8,
  /** The puck moves once more in the middle before it is carried in. */
  passes: 0.7,
  entryByPass: 0.4,
  dumpWon: 0.4,
  dumpWonPerZ: 0.04,
  dumpWonPerGoalieZ: 0.03,
  dumpWonPerForecheck: 0.03,
} as const;

export const RUSH = {
  onEntry: 0.15,
  perZ: 0.03,
  perRushLean: 0.04,
  perPressure: 0.025,
  /** Forwards who are the first back are not the first away. */
  perOwnBackcheck: 0.02,
  perMissing: 0.06,
  shoots: 0.66,
  settles: 0.6,
} as const;

export const ZONE = {
  shortest: 2,
  longest: 6,
  hit: 0.04,
  hitByAttacker: 0.024,
  shoots: 0.262,
  shootsPerZ: 0.035,
  shootsPerMan: 0.055,
  shootsPerVolume: 0.035,
  shootsPerUrgency: 0.08,
  shootsPerCycle: 0.006,
  lost: 0.27,
  lostPerZ: 0.045,
  lostPerMan: 0.08,
  lostPerRushLean: 0.02,
  lostPerPhysical: 0.015,
  lostPerSelective: 0.015,
  takeaway: 0.075,
  outOfPlay: 0.022,
  counter: 0.12,
  counterPerUrgency: 0.03,
  counterPerBackcheck: 0.03,
  counterPerOpenIce: 0.06,
} as const;

/** Attempts: by origin the distance in metres, the angle (radians, triangular), and what becomes of them. */
export const SHOT = {
  bands: {
    set: { near: 4, far: 15, spread: 0.95, danger: 1, blocked: 0.29, missed: 0.32 },
    point: { near: 14, far: 19, spread: 0.8, danger: 0.76, blocked: 0.43, missed: 0.36 },
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
  quality: 0.19,
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
  dangerPerMan: 0.92,
  dangerPerManShort: 0.5,
  dangerInOpenIce: 0.22,
  dangerPerUrgency: 0.03,
  dangerPerVolumeLean: 0.05,
  dangerPerBackcheckLean: 0.06,
  perFinishZ: 0.14,
  perStopZ: 0.085,
  goalieTired: 0.6,
  shaken: 0.08,
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

/** A man more in the circle helps a little: somebody is there to dig the puck out. */
export const FACEOFF = { perZ: 0.045, home: 0.012, perMan: 0.03, zoneFrom: 10 } as const;

export const TIMEOUT = { lastSeconds: 120, chance: 0.5, wind: 0.3 } as const;

export const PENALTY = {
  minorSeconds: 120,
  majorSeconds: 300,
  matchMinutes: 15,
  misconductMinutes: 10,
  mostInOvertime: 5,
} as const;

export const FOUL = {
  /** Fouls called a second of play, both teams. */
  perSecond: 0.00165,
  overtime: 0.7,
  lateSeconds: 300,
  late: 0.75,
  defenderInZone: 0.8,
  defenderElsewhere: 0.6,
  /** Between referees, standard deviation of the logarithm. */
  refereeSpread: 0.15,
  evenUp: 0.1,
  perPhysicalLean: 0.12,
  /** A trailing team is called less, a leading one more. */
  perUrgency: 0.12,
  benchMinor: 0.03,
  retaliation: 0.1,
  misconduct: 0.022,
  misconductAfterScrum: 0.1,
  gameMisconduct: 0.15,
  heatOfScrum: 2,
  blood: 0.125,
  major: 0.03,
  match: 0.006,
  inZone: {
    names: [
      'tripping',
      'hooking',
      'holding',
      'cross-checking',
      'interference',
      'high-sticking',
      'roughing',
      'slashing',
      'delay-of-game',
    ],
    weights: [20, 18, 15, 9, 9, 8, 8, 8, 5],
  },
  inOpenIce: {
    names: [
      'tripping',
      'hooking',
      'holding',
      'interference',
      'boarding',
      'high-sticking',
      'slashing',
      'charging',
      'elbowing',
      'roughing',
      'spearing',
    ],
    weights: [20, 15, 12, 15, 7, 8, 8, 2, 3, 9, 0.3],
  },
  offensive: {
    names: [
      'interference',
      'goalie-interference',
      'high-sticking',
      'holding',
      'tripping',
      'slashing',
      'cross-checking',
      'roughing',
      'boarding',
    ],
    weights: [18, 14, 14, 13, 13, 9, 8, 7, 4],
  },
} as const;

export const HIT = {
  perLean: 0.18,
  heat: 0.25,
  importantFrom: 0.4,
  /** In the playoffs half as many hits again: 36.5 a team and game instead of 22. */
  inPlayoffs: 1,
  hurtsTarget: 0.01,
  hurtsHitter: 0.0035,
} as const;

export const FIGHT = {
  base: 0.0045,
  perHeat: 0.0016,
  most: 0.03,
  heatKept: 0.75,
  calmWhenItMatters: 0.7,
  injury: 0.05,
} as const;

export const INJURY = {
  blockedShot: 0.014,
  goalieOnSave: 0.0002,
  /** Game days out, with the share of each band; absences of 1 / 2–5 / 6–15 / 16–40 / 41+ games as in real seasons. */
  bands: [
    [0, 0],
    [1, 1],
    [2, 5],
    [6, 15],
    [16, 40],
    [41, 60],
  ],
  bandWeights: [30, 25, 25, 13, 6, 1],
  minorUpTo: 5,
  moderateUpTo: 15,
  /** Nobody else is hurt for long once so few skaters are left. */
  fewestSkaters: 11,
  parts: {
    names: ['head', 'shoulder', 'arm', 'hand', 'ribs', 'back', 'groin', 'knee', 'leg', 'foot'],
    weights: [10, 14, 7, 12, 7, 8, 11, 14, 9, 8],
  },
} as const;

export const PULL = {
  /** Seconds before the end at which the goalie comes out, behind by 1, 2 and 3. */
  secondsBehind: [110, 140],
  /** Late, balanced, early. */
  byLean: [0.6, 1, 1.6],
  onDelay: 0.7,
  badNightGoals: 4,
  badNightShare: 0.2,
  badNight: 0.3,
} as const;
