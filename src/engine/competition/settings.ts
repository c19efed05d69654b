/**
 * Settings of a competition: plain JSON that a form writes, `faults/of-settings.ts` checks and the rest of this folder plays.
 *
 * A competition is an ordered list of stages. The first takes the entries in the order of their seeds; each later one takes its
 * entries from the rankings of earlier stages.
 */

/** Points for each result, the loser's included. A tie is a game without a winner. */
export interface Points {
  win: number;
  overtimeWin: number;
  shootoutWin: number;
  tie: number;
  shootoutLoss: number;
  overtimeLoss: number;
  loss: number;
}

const POINTS_OF_SYSTEMS = {
  /** 3-2-1-0: international games since 2006–07. */
  'three-two-one': { win: 3, overtimeWin: 2, shootoutWin: 2, tie: 1, shootoutLoss: 1, overtimeLoss: 1, loss: 0 },
  /** 2-1-0 with a point for a loss after regulation. */
  'two-one': { win: 2, overtimeWin: 2, shootoutWin: 2, tie: 1, shootoutLoss: 1, overtimeLoss: 1, loss: 0 },
  /** Two for a win, one for a tie: international games until 2006. */
  'two-or-tie': { win: 2, overtimeWin: 2, shootoutWin: 2, tie: 1, shootoutLoss: 0, overtimeLoss: 0, loss: 0 },
} as const satisfies Record<string, Points>;

export type PointSystem = keyof typeof POINTS_OF_SYSTEMS;

/**
 * Returns the points for each result.
 * @param points a known system, or custom points
 */
export function pointsOf(points: PointSystem | Points): Points {
  return typeof points === 'string' ? POINTS_OF_SYSTEMS[points] : points;
}

/**
 * Criteria that order teams, each compared only among teams that all earlier ones left tied. `closestOpponents` compares results
 * against the closest best-ranked team outside the tie, then the next. Per-game criteria are for groups of different sizes;
 * `opponentsPoints` is the sum of the points of all opponents met (Buchholz), for Swiss stages.
 */
export const TIEBREAKERS = [
  'points',
  'pointsPerGame',
  'headToHeadPoints',
  'headToHeadGoalDifference',
  'headToHeadGoals',
  'closestOpponents',
  'regulationWins',
  'wins',
  'opponentsPoints',
  'goalDifference',
  'goalDifferencePerGame',
  'goals',
  'goalsPerGame',
  'ranking',
  'lots',
] as const;
export type Tiebreaker = (typeof TIEBREAKERS)[number];

/** The procedure of the IIHF's sport regulations (article "Tie-breaking formula", six steps). */
export const IIHF_TIEBREAKERS: readonly Tiebreaker[] = [
  'points',
  'headToHeadPoints',
  'headToHeadGoalDifference',
  'headToHeadGoals',
  'closestOpponents',
  'ranking',
  'lots',
];

/** For teams of different groups, which have no common opponents and may have played different numbers of games. */
export const ACROSS_GROUPS: readonly Tiebreaker[] = [
  'pointsPerGame',
  'goalDifferencePerGame',
  'goalsPerGame',
  'ranking',
  'lots',
];

/** The number of games in a knockout pairing. */
export type PairingFormat =
  /**
   * First to win more than half of the games. `homeRuns` sets home ice: the number of games at the better seed's, then at the
   * other's, and so on; their sum is `bestOf`. Defaults to 2-2-1-1-1, and 1-1-1 in a best of three.
   */
  | { bestOf: 1 | 3 | 5 | 7; homeRuns?: readonly number[] }
  /** Two games, the second at the better seed's; goals are added up. */
  | { legs: 2 };

/** Where the entries of a later stage come from; each source is a ranking of an earlier stage. */
export type Source =
  /** The top `count` of each group, all winners before all runners-up. */
  | { stage: number; take: 'top-of-groups'; count: number }
  /** The best of those who finished their groups in the same place, such as the four best third-place teams. */
  | { stage: number; take: 'best-of-place'; place: number; count: number }
  /** Places of the whole stage, counted from 1, both inclusive. */
  | { stage: number; take: 'places'; from: number; to: number };

/** A place of a group: group 0 is group A, place 1 its winner. */
export interface GroupPlace {
  group: number;
  place: number;
}

/** One of those who finished their groups in the same place: 1 is the best of them. */
export interface BestOfPlace {
  place: number;
  best: number;
}

export type CrossoverPlace = GroupPlace | BestOfPlace;

interface AnyStage {
  points: PointSystem | Points;
  tiebreakers: readonly Tiebreaker[];
  /** Empty in the first stage, which takes all entries. */
  sources: readonly Source[];
  /** The best final place that this stage decides; 1 unless it is played for lower places only. */
  firstPlace?: number;
}

export interface RoundRobinSettings extends AnyStage {
  format: 'round-robin';
  /** Their sizes differ by at most one. */
  groups: number;
  /** How often two teams of a group meet: 1 to 4. */
  legs: number;
  /** Snake: 1-2-3, 3-2-1 …; pots: each row of equally strong teams is drawn into the groups. */
  grouping: 'snake' | 'pots';
  /** Balanced: games at home and away differ by one at most; better-seed: the better seed is always the home team. */
  hosts: 'balanced' | 'better-seed';
}

export interface SwissSettings extends AnyStage {
  format: 'swiss';
  rounds: number;
}

/** Fixed: winners of neighbors meet; reseeding: the best seed left meets the last. */
export const BRACKET_KINDS = ['fixed', 'reseeding'] as const;
export type BracketKind = (typeof BRACKET_KINDS)[number];

export interface KnockoutSettings extends AnyStage {
  format: 'knockout';
  /** For all rounds, or by round like `rounds`: `['fixed', 'reseeding', 'fixed']` has re-seeded semifinals only. */
  bracket: BracketKind | readonly BracketKind[];
  /**
   * The round after which the stage ends; the final by default. The winners of an earlier one have the top places in the order of
   * their seeds: a qualification round.
   */
  lastRound?: number;
  /** Formats of the rounds, counted back from the last: the first is the final's, the last also applies to all earlier rounds. */
  rounds: readonly PairingFormat[];
  /** Number of top places decided by games: 2 for the final alone, 4 with a third-place game, 8 also for places 5 to 8, and so on. */
  playedPlaces: number;
  /** Format of the games for third place and below; defaults to a single game. */
  placement?: PairingFormat;
  /**
   * The first round by places of groups, from the top of the bracket down; defaults to seeding. It holds every place that advances:
   * those of `top-of-groups`, and for each `best-of-place` the best of them one by one.
   */
  crossover?: readonly (readonly [CrossoverPlace, CrossoverPlace])[];
  /** Keeps teams of one group apart in the first round, or until the final. */
  sameGroup?: 'allowed' | 'not-in-first-round' | 'not-before-final';
}

export interface DoubleEliminationSettings extends AnyStage {
  format: 'double-elimination';
  /** Format of every pairing but the last. */
  pairings: PairingFormat;
  final: PairingFormat;
  /** The side without a loss must lose twice: a second final is played if it loses the first. */
  resetFinal: boolean;
}

/** Two teams, best of N. */
export interface SeriesSettings extends AnyStage {
  format: 'series';
  series: PairingFormat;
}

/**
 * Neighbors meet once: the best two seeds for first place, the next two for third, and so on. An odd last one keeps its place. With the
 * tops of two groups as its source, A1 meets B1, A2 meets B2 …
 */
export interface PlacementSettings extends AnyStage {
  format: 'placement';
  /** Format of every pairing. */
  pairings: PairingFormat;
}

export type StageSettings =
  | RoundRobinSettings
  | SwissSettings
  | KnockoutSettings
  | DoubleEliminationSettings
  | SeriesSettings
  | PlacementSettings;

export interface Settings {
  stages: readonly StageSettings[];
}

/** Minimum number of entries in a competition. */
export const MIN_ENTRIES = 2;
export const MAX_ENTRIES = 128;
export const MAX_LEGS = 4;
/** The score of a pairing that one side forfeits (IIHF sport regulations). */
export const FORFEIT_GOALS = 5;
