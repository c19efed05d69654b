/**
 * Numbers of training. Judgments: nothing public measures them. `npm run sim -- growth` prints what they come to; a manager who
 * trains well gains 2 to 5 % of a season's points in three seasons over one who leaves it to the assistant.
 */

/** From easy to hard: growth as a share of ordinary growth, energy cost (or gain) per day, and daily injury chance. */
export const INTENSITY = {
  light: { pace: 0.9, energy: 2, injury: 0 },
  normal: { pace: 1, energy: 0, injury: 0 },
  hard: { pace: 1.12, energy: -3, injury: 0.0006 },
} as const;
export const INTENSITIES = ['light', 'normal', 'hard'] as const;
export type Intensity = (typeof INTENSITIES)[number];

/** A day off: growth as a share of ordinary growth, and the energy recovered. */
export const DAY_OFF = { pace: 0.7, energy: 5 } as const;
/** Energy thresholds for a day off; 0: never. */
export const REST_LIMITS = [0, 60, 75, 90] as const;
export type RestLimit = (typeof REST_LIMITS)[number];

/** Factors on a hard day's energy cost at endurance 0 and 99. */
export const ENDURANCE_COST = { none: 1.3, full: 0.7 } as const;
/** Below this energy a player counts as tired. */
export const TIRED_ENERGY = 75;
/** Factor on the injury chance per point of missing energy. */
export const TIRED_RISK = 0.04;
/** Days out with an injury from training. */
export const TRAINING_INJURY = { least: 2, most: 7 } as const;

/** Growth by the level of the training center, 1 to 10: every club begins at level 3, which is ordinary. */
export const FACILITY_PACE = [0.96, 0.98, 1, 1.02, 1.035, 1.05, 1.06, 1.07, 1.08, 1.09] as const;

/** Growth of the junior team by the level of the youth academy, 1 to 10; on top of the training center's. */
export const ACADEMY_PACE = [0.96, 0.98, 1, 1.025, 1.045, 1.06, 1.07, 1.08, 1.09, 1.1] as const;

/** Chance that a recovery day counts double, by the level of the medical rooms, 1 to 10. */
export const TREATMENT = [0, 0, 0, 0.06, 0.11, 0.15, 0.185, 0.21, 0.23, 0.25] as const;

/** Morale of 0 and of 100 lower and raise growth by this share. */
export const MORALE_SPAN = 0.05;

/** Days of ice time considered. */
export const ICE_TIME_DAYS = 10;
/** Growth by skaters' minutes per team game: too few stall a player, and too many leave no energy for practice. */
export const ICE_TIME = {
  /** He has not played although his team has. */
  none: 0.94,
  /** Up to this many minutes. */
  little: { until: 7, pace: 0.98 },
  enough: { until: 23, pace: 1.03 },
  tooMuch: 0.98,
} as const;
/** Growth of goalies by their share of the team's minutes. */
export const GOALIE_TIME = {
  little: { until: 0.2, pace: 0.97 },
  enough: { until: 0.85, pace: 1.03 },
  tooMuch: 0.98,
} as const;

/** Maximum players per call. */
export const MAX_AT_ONCE = 100;
/** Forecast horizons in days. */
export const FORECAST_DAYS = [10, 30] as const;

/** Maximum templates per manager, and characters of a name. */
export const MAX_TEMPLATES = 8;
export const MAX_TEMPLATE_NAME = 30;

/** Ceiling for room to grow, since 99 is out of reach for nearly every player. */
export const HIGHEST_TRAINED = 95;

/** Standard deviations that hold half of all players. */
export const HALF_OF_ALL = 0.67;
