/**
 * Play from zone to zone: chances per moment of play (a step of a few seconds); "perZ" is what one z of advantage changes.
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

/** The largest difference in z that a moment shows. */
export const MAX_EDGE = 2.5;

export const BREAKOUT = {
  /** Seconds that it takes. */
  shortest: 4,
  longest: 10,
  /** Chance that a forechecker hits an opponent. */
  hit: 0.069,
  /** Shorthanded the puck is simply shot down the ice. */
  clearsShorthanded: 0.8,
  /** The forecheck takes the puck near the net; per z of advantage, man more, and step of tactics. */
  lost: 0.11,
  lostPerZ: 0.053,
  lostPerMan: 0.015,
  lostPerForecheck: 0.031,
  lostPerStretch: 0.02,
  lostPerPressure: 0.012,
  /** Share of the losses that are takeaways. */
  takeaway: 0.1,
  /** Share of all turnovers that are marked as a giveaway. */
  giveaway: 0.155,
  /** Shot down the ice under pressure. */
  icing: 0.0445,
  icingPerForecheck: 0.01,
  icingPerStretch: 0.012,
  /** Off the boards into open ice; the team itself gets there first in this share. */
  flippedOut: 0.12,
  flipRegained: 0.5,
  /** A pass finds a player with speed: the attack that follows is a rush. */
  springs: 0.024,
  springsPerStretch: 0.05,
  /** Every second period the bench is far from the defense, and badly timed changes are caught. */
  springsOnLongChange: 0.093,
} as const;

export const NEUTRAL = {
  /** Seconds that it takes. */
  shortest: 3,
  longest: 7,
  hit: 0.027,
  hitOnDump: 0.128,
  offside: 0.044,
  offsideOnRush: 0.02,
  offsidePerTrap: 0.01,
  /** The puck is lost before the blue line. */
  lost: 0.17,
  lostPerZ: 0.053,
  lostPerMan: 0.03,
  lostPerPressure: 0.04,
  lostPerRush: 0.015,
  takeaway: 0.1,
  /** A puck won in the middle turns into a rush. */
  counter: 0.14,
  counterPerBackcheck: 0.03,
  counterPerPressure: 0.06,
  /** Share of entries that are dumped in and chased; a shorthanded team dumps the puck to change. */
  dumps: 0.42,
  dumpsPerZ: 0.03,
  dumpsPerMan: 0.12,
  dumpsPerTrap: 0.06,
  dumpsPerRush: 0.06,
  dumpsShorthanded: 0.8,
  /** The puck moves once more in the middle before it is carried in. */
  passes: 0.93,
  /** Share of the other entries that come from a pass at the line. */
  entryByPass: 0.4,
  /** The side that dumped it in gets it back. */
  dumpWon: 0.4,
  dumpWonPerZ: 0.04,
  dumpWonPerGoalieZ: 0.03,
  dumpWonPerForecheck: 0.03,
  /** Share of the others that the goalie stops behind his net and plays on himself. */
  goalieStopsDump: 0.5,
} as const;

export const RUSH = {
  /** Seconds from the blue line to its end. */
  shortest: 1,
  longest: 3,
  /** A controlled entry comes with numbers. */
  onEntry: 0.15,
  perZ: 0.045,
  perRushLean: 0.018,
  perPressure: 0.055,
  /** Forwards who are the first back are not the first away. */
  perOwnBackcheck: 0.02,
  /** For each skater that is missing from ten: 3-on-3 is open ice. */
  perMissing: 0.08,
  /** A rush ends in a shot, settles into the zone, or is lost. */
  shoots: 0.66,
  settles: 0.204,
} as const;

export const ZONE = {
  /** Seconds before the first decision of the side in the zone, and before each one after a pass: this many, and up to `spread` or `perPass` more. */
  shortest: 2,
  spread: 5,
  perPass: 5,
  /** After this many passes the defense has pinned them, and play continues from there. */
  mostPasses: 6,
  /** Chances that a defender, or an attacker, hits an opponent. */
  hit: 0.0455,
  hitByAttacker: 0.027,
  /** A shot; per z, man more, and step of tactics; by urgency, from −1 (sits on a lead) to 1. */
  shoots: 0.353,
  shootsPerZ: 0.06,
  shootsPerMan: 0.061,
  shootsPerVolume: 0.035,
  shootsPerUrgency: 0.22,
  shootsPerCycle: 0.006,
  /** The puck is lost. */
  lost: 0.27,
  lostPerZ: 0.07,
  lostPerMan: 0.08,
  lostPerRushLean: 0.026,
  lostPerPhysical: 0.02,
  lostPerSelective: 0.015,
  takeaway: 0.083,
  /** Over the glass, or frozen along the boards. */
  outOfPlay: 0.0215,
  /** A loss turns into a rush the other way; less when the forwards stay high. */
  counter: 0.12,
  counterPerUrgency: 0.015,
  counterPerBackcheck: 0.03,
  counterPerOpenIce: 0.08,
} as const;

/**
 * An extra skater helps a little on the draw by digging out the puck. `regroupsFor`: minimum seconds (up to three more) before
 * the winner of a period's first faceoff starts up the ice.
 */
export const FACEOFF = { perZ: 0.024, home: 0.012, perMan: 0.03, zoneFrom: 10, regroupsFor: 4 } as const;
