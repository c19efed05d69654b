/** Numbers of players: daily life, comparables, skills that awaken. Judgments: nothing public measures them; they are set so that a season's means stay at 50. */
import { XP_PER_SEASON } from '#engine/player/growth-constants.ts';

/** Share of the missing energy that a night gives back: this much, and more with endurance (99: both together). */
export const OVERNIGHT_RECOVERY = {
  skater: { least: 0.46, byEndurance: 0.28 },
  goalie: { least: 0.38, byEndurance: 0.12 },
} as const;

/** Energy that sixty minutes in goal cost beyond the legs: with a game a day, a goalie needs about one off in three. */
export const GOALIE_STRAIN = 13;

/** Form moves this share of the way to what the game was worth; a great game is 50 + both. */
export const FORM = { pace: 0.12, byPerformance: 32, byOutcome: 3 } as const;
/**
 * Morale moves more slowly, and with the team's results: who loses two of three games all season stands about ten points below
 * who wins them, and what a man does himself counts as much.
 */
export const MORALE = { pace: 0.08, byPerformance: 26, byOutcome: 22 } as const;

/** What an injury comes from. */
export const INJURY_CAUSES = ['game', 'practice'] as const;
export type InjuryCause = (typeof INJURY_CAUSES)[number];

/** Form lost with an injury that costs games. */
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

/** How a game's numbers become a performance: points above what is usual for his ice time, and plus-minus. */
export const PERFORMANCE = {
  goal: 0.45,
  assist: 0.3,
  plusMinus: 0.15,
  /** Points that an ordinary skater scores an hour of ice time, all in the unit above. */
  usualPerHour: { forward: 0.62, defense: 0.36 },
  /** A goalie: goals saved above expected, each. */
  goalSaved: 0.3,
} as const;

/** Form and morale come this share of the way back to 50 over the summer. */
export const SUMMER_CALM = { form: 0.6, morale: 0.3 } as const;

/** Marks of games, 0 to 100: what an ordinary game gets, the best and the worst; lately moves this share of the way to the newest. */
export const MATCH_RATING = { ordinary: 60, best: 98, worst: 20, pace: 0.2 } as const;

/** How well one trains lately: points for a standard deviation of a day's work and for a percent of pace; the share a day counts. */
export const TRAINING_RATING = { byWork: 60, byPace: 0.5, pace: 0.12 } as const;

/**
 * A judgment: nothing public measures it. About one player of a hundred gets one in a season, so that the share of players with a
 * special skill stays what it is at creation, while some retire and newcomers have few.
 */
export const AWAKENING = {
  /** Rating of the night, in tenths of ten, from which it may happen. */
  from: 86,
  chance: 1 / 250,
  /** The oldest to whom it happens. */
  oldest: 30,
  /** Special skills that one may have. */
  most: 3,
} as const;

/** How much more often a skill is chosen that lags behind the others of its man. */
export const LAGGING = 2.5;

export const SKATERS_ON_ICE = 5;

/** First-team games by then below which nobody's career can be held against another's. */
export const MIN_GAMES_TO_COMPARE = 30;

/** Careers that are shown beside his. */
export const PAST_SHOWN = 5;

/** What counts as far apart as one another: points and goals a game, share of saves, and games by their ratio. */
export const COMPARABLE_FAR = { points: 0.1, goals: 0.06, saves: 0.006, games: 0.25 } as const;

/** How much of half the width the scouts may err, so that the truth always lies within the band. */
export const MAX_POTENTIAL_ERROR = 0.8;
