/**
 * Fouls, hits, fights and injuries.
 *
 * Source: set by calibration (`npm run sim -- calibrate`) so that the statistics of generated teams meet those of real
 * professional hockey, unless a number says otherwise.
 */

export const FOUL = {
  /** Fouls called a second of play, both teams. */
  perSecond: 0.00147,
  /** Factors on it: in overtime, and in the last seconds of a game, when whistles are swallowed. */
  overtime: 0.7,
  lateSeconds: 420,
  late: 0.62,
  /** Share of the fouls that the side without the puck commits. */
  defenderInZone: 0.8,
  defenderElsewhere: 0.6,
  /** Between referees, standard deviation of the logarithm. */
  refereeSpread: 0.15,
  /** Referees even up: by so much for each call that one side is ahead. */
  evenUp: 0.22,
  perPhysicalLean: 0.12,
  /** The crowd sees every foul of the guests: so much more for them, and less for the home team. */
  crowd: 0.025,
  /** Defenders who cannot change, for the bench is at the far end, hold on to what skates past them. */
  caughtOnLongChange: 1.14,
  /** A trailing team is called less, a leading one more. */
  perUrgency: 0.09,
  /** Shares of the fouls: by the bench, answered by the fouled, followed by a misconduct (which may end his game). */
  benchMinor: 0.03,
  retaliation: 0.1,
  misconduct: 0.0218,
  misconductAfterScrum: 0.1,
  gameMisconduct: 0.15,
  /** Bad blood, of which fights are made. */
  heatOfScrum: 2,
  /** Share of high sticks that draw blood (four minutes); of dangerous hits that cost five, or the game. */
  blood: 0.146,
  major: 0.032,
  match: 0.006,
  /** What is called, by where and by whom: defending, in open ice, with the puck. */
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
 * What changes when a game matters more than a league game: nothing at importance `from`, all of it from `full` up. In real
 * playoffs a team hits 36.5 times instead of 22, blocks 16.9 shots instead of 14.7 and sits 11.6 minutes instead of 8.65,
 * the more of them for scrums after the whistle.
 */
export const STAKES = { from: 0.4, full: 0.6, hits: 0.72, fouls: 0.16, retaliation: 1.5, blocks: 0.1 } as const;

export const HIT = {
  /** More or fewer by physical style. */
  perLean: 0.18,
  heat: 0.25,
  /** Chance that somebody is hurt. */
  hurtsTarget: 0.0115,
  hurtsHitter: 0.0035,
} as const;

export const FIGHT = {
  /** Chance at a whistle, and for each unit of bad blood, at most `most`. */
  base: 0.0043,
  perHeat: 0.00163,
  most: 0.03,
  /** Share of the bad blood that outlives a whistle. */
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
  /** Longest absences, in game days, that are called minor and moderate. */
  minorUpTo: 5,
  moderateUpTo: 15,
  /** Nobody else is hurt for long once so few skaters are left. */
  fewestSkaters: 11,
  parts: {
    names: ['head', 'shoulder', 'arm', 'hand', 'ribs', 'back', 'groin', 'knee', 'leg', 'foot'],
    weights: [10, 14, 7, 12, 7, 8, 11, 14, 9, 8],
  },
} as const;
