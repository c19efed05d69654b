/**
 * Play from zone to zone: chances per moment of play (a step of a few seconds); "perZ" is what one z of advantage changes.
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

/** The largest difference in z that a moment shows. */
export const MOST_EDGE = 2.5;

export const BREAKOUT = {
  shortest: 4,
  longest: 8,
  hit: 0.057,
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
  springs: 0.022,
  springsPerStretch: 0.02,
  springsPerPressure: 0.012,
  /** Every second period the bench is far from the defence, and whoever changes badly is caught. */
  springsOnLongChange: 0.075,
} as const;

export const NEUTRAL = {
  shortest: 2,
  longest: 5,
  hit: 0.023,
  hitOnDump: 0.105,
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
  passes: 0.85,
  entryByPass: 0.4,
  dumpWon: 0.4,
  dumpWonPerZ: 0.04,
  dumpWonPerGoalieZ: 0.03,
  dumpWonPerForecheck: 0.03,
} as const;

export const RUSH = {
  onEntry: 0.15,
  perZ: 0.03,
  perRushLean: 0.018,
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
  hit: 0.038,
  hitByAttacker: 0.023,
  shoots: 0.262,
  shootsPerZ: 0.035,
  shootsPerMan: 0.055,
  shootsPerVolume: 0.035,
  shootsPerUrgency: 0.11,
  shootsPerCycle: 0.006,
  lost: 0.27,
  lostPerZ: 0.045,
  lostPerMan: 0.08,
  lostPerRushLean: 0.026,
  lostPerPhysical: 0.015,
  lostPerSelective: 0.015,
  takeaway: 0.075,
  outOfPlay: 0.022,
  counter: 0.12,
  counterPerUrgency: 0.03,
  counterPerBackcheck: 0.03,
  counterPerOpenIce: 0.06,
} as const;

/** A man more in the circle helps a little: somebody is there to dig the puck out. */
export const FACEOFF = { perZ: 0.03, home: 0.012, perMan: 0.03, zoneFrom: 10 } as const;
