/** Numbers of players: daily life, comparables, skills that awaken. Judgments: nothing public measures them; they are set so that a season's means stay at 50. */
import { XP_PER_SEASON } from '#engine/player/growth-constants.ts';

/**
 * `club`: on a team of a club. `free`: without a team and available to any club, unless he has signed and is on his way
 * or a club holds him. `amateur`: in a draft class and not yet pro, no matter who holds his rights. `home`: home-based,
 * plays in his own country's league and for his nation; clubs never see him. `retired`.
 */
export const PLAYER_STATUSES = ['club', 'free', 'amateur', 'home', 'retired'] as const;

/** Share of missing energy a night restores: a base, and a bonus with endurance (99: all of it). */
export const OVERNIGHT_RECOVERY = {
  skater: { least: 0.46, byEndurance: 0.28 },
  goalie: { least: 0.38, byEndurance: 0.12 },
} as const;

/** Mental energy cost of sixty minutes in net: with daily games, a goalie needs about one in three off. */
export const GOALIE_STRAIN = 13;

/** Share of the way form moves toward a game's grade; a great game is 50 plus both. */
export const FORM = { pace: 0.12, byPerformance: 32, byOutcome: 3 } as const;
/**
 * Morale moves more slowly, and with the team's results: who loses two of three games all season stands about ten points below
 * who wins them, and what a player does himself counts as much.
 */
export const MORALE = { pace: 0.08, byPerformance: 26, byOutcome: 22 } as const;

/** Causes of injuries. */
export const INJURY_CAUSES = ['game', 'practice'] as const;
export type InjuryCause = (typeof INJURY_CAUSES)[number];

/** Form lost to an injury that costs games. */
export const INJURY_FORM_LOSS = 6;

/** Hundredths of a level of experience a game: the season's worth of the engine's constants over its games. */
const GAMES = 38;
const GAMES_OF_A_RUN = 12;
export const XP_PER_GAME = {
  PRO: XP_PER_SEASON.PRO / GAMES,
  FRM: XP_PER_SEASON.FRM / GAMES,
  U21: XP_PER_SEASON.U21 / GAMES,
  playoffs: XP_PER_SEASON.playoffRun / GAMES_OF_A_RUN,
} as const;

/** Share of a league game's experience that a game of a cup or a friendly brings: they can be played in any number. */
export const CUP_EXPERIENCE = 1 / 3;

/** Weights of a game's performance: points above the usual for his ice time, and plus-minus. */
export const PERFORMANCE = {
  goal: 0.45,
  assist: 0.3,
  plusMinus: 0.15,
  /** Points of an average skater per hour of ice time, in the unit above. */
  usualPerHour: { forward: 0.62, defense: 0.36 },
  /** For a goalie: each goal saved above expected. */
  goalSaved: 0.3,
} as const;

/** Share of the way form and morale return to 50 over the summer. */
export const SUMMER_CALM = { form: 0.6, morale: 0.3 } as const;

/** Game grades, 0 to 100: average, best and worst, and the share by which the recent grade moves to the newest. */
export const MATCH_RATING = { ordinary: 60, best: 98, worst: 20, pace: 0.2 } as const;

/** Recent training grade: points per standard deviation of a day's work and per percent of pace, and a day's weight. */
export const TRAINING_RATING = { byWork: 60, byPace: 0.5, pace: 0.12 } as const;

/**
 * A judgment: nothing public measures it. About one player of a hundred gets one in a season, so that the share of players with a
 * special skill stays what it is at creation, while some retire and newcomers have few.
 */
export const AWAKENING = {
  /** Minimum game rating, in tenths out of ten. */
  from: 86,
  chance: 1 / 250,
  /** Maximum age. */
  oldest: 30,
  /** Maximum special skills per player. */
  most: 3,
} as const;

/** How much more often a skill that lags behind a player's others is chosen. */
export const LAGGING = 2.5;

export const SKATERS_ON_ICE = 5;

/** Minimum first-team games for a career comparison. */
export const MIN_GAMES_TO_COMPARE = 30;

/** Comparable careers shown. */
export const PAST_SHOWN = 5;

/** Equal distances in a comparison: points and goals per game, save percentage, and ratio of games. */
export const COMPARABLE_FAR = { points: 0.1, goals: 0.06, saves: 0.006, games: 0.25 } as const;

/** Scouts' maximum error as a share of the band's half-width, so that the truth always lies within the band. */
export const MAX_POTENTIAL_ERROR = 0.8;
