/**
 * How skills, condition and special skills become ratings. "z" is a rating against the level of the game (see ratings.ts).
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

/** From skills to z. */
export const SKILL = {
  /** Points of skill that make one z. */
  scale: 7.55,
  /** Points above the skaters' level at which a goalie is average. */
  goalieOffset: 7,
  /**
   * Where leaders stand out more than usual there are more goals, because they have the puck the most: each point is worth this
   * many points of all players' finishing (measured: 4 % of the goals), which a league learns to defend.
   */
  leadersInFinish: 1.5,
  fallbackLevel: 50,
  /** Effect of a z of endurance on stamina (as a power of e). */
  staminaPerZ: 0.22,
  /** z lost by a forward on defense or the other way round, by a winger at center, by a player on his off side. */
  wrongTrade: 1.6,
  wingAtCenter: 0.35,
  wrongSide: 0.2,
} as const;

/** Effects of the night, in z: form and morale at the ends of their scales; `dayForm` is the deviation of a team's good and bad nights. */
export const CONDITION = {
  form: 0.25,
  morale: 0.12,
  /** Experience below or above this costs or gains z, times the importance of the game. */
  ordinaryXp: 5,
  xp: 0.03,
  /**
   * Cost of each point of energy missing at the opening faceoff: heavy legs from yesterday's game, in addition to tonight's
   * fatigue. Real teams win 46.5 % of the second games of back-to-backs against rested ones.
   */
  heavyLegs: 0.0138,
  homeIce: 0.07,
  dayForm: 0.03,
  /** Deviation from night to night of the share of extra shots that both teams take, and that one team does. */
  nightVolume: 0.077,
  dayVolume: 0.063,
} as const;

/** Special skills: z, or factors on what they apply to. */
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
  enforcer: 4.6,
  leaderCaptain: 0.03,
  leaderAlternate: 0.015,
  oneTimer: 1.2,
  netPresence: 1.2,
  clutch: 0.3,
  /** On the sum of the unit's defense while shorthanded, and of its attack on the power play. */
  penaltyKiller: 0.75,
  powerPlayQuarterback: 1,
  shootoutArtist: 0.25,
  bigGameGoalie: 0.35,
  breakawayStopper: 0.25,
  puckMover: 1.6,
  quickRecovery: 0.5,
  workhorse: 1.25,
} as const;

/** Effect of a z on the weight of being chosen, and a defenseman's weight relative to a forward's. */
export const WEIGHT = {
  /** Each `perZ` is a power of e on the weight. */
  shotPerZ: 0.103,
  defenseShot: 2.14,
  /** On the power play: the effect of a z of finishing, and the factor for a player on the point, who shoots less often. */
  powerPlayShotPerZ: 0.155,
  powerPlayPoint: 0.62,
  passPerZ: 0.75,
  defensePass: 0.272,
  carryPerZ: 0.25,
  defenseCarry: 0.39,
  hitPerZ: 0.3,
  defenseHit: 0.75,
  blockPerZ: 0.26,
  defenseBlock: 2.1,
  foulPerZ: 0.26,
  defenseFoul: 1.05,
  drawPerZ: 0.17,
  defenseDraw: 0.6,
  fightPerZ: 0.52,
  takeawayPerZ: 0.22,
  defenseTakeaway: 0.8,
} as const;
