/**
 * Fouls, hits, fights and injuries.
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

export const FOUL = {
  /** Fouls called per second of play, both teams. */
  perSecond: 0.00147,
  /** Factors on it: in overtime, and in the last seconds of a game, when referees put the whistles away. */
  overtime: 0.7,
  lateSeconds: 420,
  late: 0.62,
  /** Share of the fouls that the side without the puck commits. */
  defenderInZone: 0.8,
  defenderElsewhere: 0.6,
  /** Spread between referees: standard deviation of the logarithm. */
  refereeSpread: 0.15,
  /** Referees even up: the reduction for each call by which one side is ahead. */
  evenUp: 0.22,
  perPhysicalLean: 0.12,
  /** The crowd's effect on calls: this share more against the visitors, and less against the home team. */
  crowd: 0.025,
  /** Defenders who cannot change because the bench is at the far end hold on to opponents skating past them. */
  caughtOnLongChange: 1.14,
  /** A trailing team is called less, a leading one more. */
  perUrgency: 0.09,
  /** Shares of fouls: by the bench, answered by the victim, followed by a misconduct (which may be a game misconduct). */
  benchMinor: 0.03,
  retaliation: 0.1,
  misconduct: 0.0218,
  misconductAfterScrum: 0.1,
  gameMisconduct: 0.15,
  /** Bad blood from a scrum, which may lead to fights. */
  heatOfScrum: 2,
  /** Share of high sticks that draw blood (four minutes); of dangerous hits that cost five, or the game. */
  blood: 0.146,
  major: 0.032,
  match: 0.006,
  /** Infractions by zone and side: defending, in open ice, with the puck. */
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

/**
 * Changes when a game matters more than a league game: none at importance `from`, in full from `full` up. In real playoffs a
 * team has 36.5 hits instead of 22, 16.9 blocked shots instead of 14.7 and 11.6 penalty minutes instead of 8.65, more of them
 * from scrums after the whistle.
 */
export const STAKES = { from: 0.4, full: 0.6, hits: 0.72, fouls: 0.16, retaliation: 1.5, blocks: 0.1 } as const;

export const HIT = {
  /** More or fewer by physical style. */
  perLean: 0.18,
  heat: 0.25,
  /** Chances that a hit injures its target, and the hitter. */
  hurtsTarget: 0.0115,
  hurtsHitter: 0.0035,
} as const;

export const FIGHT = {
  /** Chance at a whistle, and for each unit of bad blood, at most `most`. */
  base: 0.0043,
  perHeat: 0.00163,
  most: 0.03,
  /** Share of the bad blood that remains after a whistle. */
  heatKept: 0.75,
  /** Share of fights that do not happen in a game of importance 1. */
  calmWhenItMatters: 0.7,
  injury: 0.05,
} as const;

export const INJURY = {
  /** Chance that a block hurts the blocker, a save the goalie. */
  blockedShot: 0.014,
  goalieOnSave: 0.0017,
  /** Game days out, with the share of each band; absences of 1 / 2–5 / 6–15 / 16–40 / 41+ games as in real seasons. */
  bands: [
    [0, 0],
    [1, 1],
    [2, 5],
    [6, 15],
    [16, 40],
    [41, 75],
  ],
  bandWeights: [28, 25, 25, 13.4, 6.12, 0.96],
  /** Maximum absence, in game days, of minor and of moderate injuries. */
  minorUpTo: 5,
  moderateUpTo: 15,
  /** Available skaters below which no more serious injuries occur. */
  fewestSkaters: 11,
  parts: {
    names: ['head', 'shoulder', 'arm', 'hand', 'ribs', 'back', 'groin', 'knee', 'leg', 'foot'],
    weights: [10, 14, 7, 12, 7, 8, 11, 14, 9, 8],
  },
} as const;
