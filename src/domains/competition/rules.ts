/** What kinds of competition there are to the rest of the game, and how each is played unless somebody sets it otherwise. */
import { GAME_TYPES, type GameType, type GameTypeFilter } from '#domains/competition/constants.ts';
import type { CompetitionKind, CompetitionSettings, CountsFor } from '#domains/competition/contract.ts';
import { phaseOn } from '#engine/calendar.ts';
import { type PairingFormat, pointsOf, type StageSettings, type Tiebreaker } from '#engine/competition/settings.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

const TYPES: Record<CompetitionKind, GameType> = {
  league: 'regular',
  playoffs: 'playoffs',
  friendly: 'friendly',
  scrimmage: 'scrimmage',
  'friendly-cup': 'cup',
  'world-championship': 'international',
  olympics: 'international',
  'ua-cup': 'cup',
  'user-tournament': 'cup',
};

/** Returns the type of what is played in competitions of a kind. */
export function typeOf(kind: CompetitionKind): GameType {
  return TYPES[kind];
}

/** Returns the type of a game: a friendly that a league holds before its season is a preseason game. */
export function gameTypeOf(kind: CompetitionKind, day: number): GameType {
  return kind === 'friendly' && phaseOn(day) === 'preseason' ? 'preseason' : typeOf(kind);
}

/** Returns the types that the statistics of these kinds of competition are of, each once and in the order of the filter. */
export function typesOf(kinds: readonly CompetitionKind[]): GameType[] {
  return GAME_TYPES.filter((type) => kinds.some((kind) => TYPES[kind] === type));
}

/** Returns the kinds of competition that statistics of a type are of; null: of every kind. What a friendly is, its day says. */
export function kindsOfType(type: GameTypeFilter): readonly CompetitionKind[] | null {
  if (type === 'all') return null;
  const kinds = Object.keys(TYPES) as CompetitionKind[]; // they are its keys
  return kinds.filter((kind) => TYPES[kind] === type);
}

/** The kind of a league's competition that a stage is. */
export const LEAGUE_KINDS = { regular: 'league', playoffs: 'playoffs', friendly: 'friendly' } as const;

/**
 * Does anything change when its games have been played? If not, nobody hears of their ends: no statistics, tables, careers,
 * injuries, suspensions, gates, news, experience, partnerships or conditions.
 */
export function hasConsequences({ countsFor }: Pick<CompetitionSettings, 'countsFor'>): boolean {
  return Object.values(countsFor).includes(true);
}

const EVERYTHING: CountsFor = { statistics: true, experience: true, discipline: true, injuries: true, gate: true };
const NOTHING: CountsFor = { statistics: false, experience: false, discipline: false, injuries: false, gate: false };

/** Games between the tied come last, as all have played as often. */
const LEAGUE_TIEBREAKERS: Tiebreaker[] = [
  'points',
  'regulationWins',
  'wins',
  'goalDifference',
  'goals',
  'headToHeadPoints',
];

/** A league game: five minutes of 3-on-3, then a shootout. */
export const LEAGUE_SETTINGS: CompetitionSettings = {
  overtime: { men: 3, minutes: 5 },
  shootout: true,
  points: pointsOf('three-two-one'),
  tiebreakers: LEAGUE_TIEBREAKERS,
  bestOf: 1,
  countsFor: EVERYTHING,
  importance: [0.3],
};
/** Nobody advances with a shootout. */
export const PLAYOFF_SETTINGS: CompetitionSettings = {
  overtime: { men: 5, minutes: null },
  shootout: false,
  points: pointsOf('three-two-one'),
  tiebreakers: LEAGUE_TIEBREAKERS,
  bestOf: 5,
  countsFor: EVERYTHING,
  importance: [0.6, 0.8, 1],
};
/** A tie stands, and leaves no more than sore legs and the gate. */
export const FRIENDLY_SETTINGS: CompetitionSettings = {
  overtime: null,
  shootout: false,
  points: pointsOf('three-two-one'),
  tiebreakers: LEAGUE_TIEBREAKERS,
  bestOf: 1,
  countsFor: { ...NOTHING, injuries: true, gate: true },
  importance: [0],
};
/** Settled as in the league, so that nobody leaves the ice with a tie. Not even the legs are tired afterward. */
export const SCRIMMAGE_SETTINGS: CompetitionSettings = { ...LEAGUE_SETTINGS, countsFor: NOTHING, importance: [0] };

/** How much a game of a round matters, 0 to 1. @param round of the bracket, from 1; 1 where there is none */
export function importanceIn({ importance }: Pick<CompetitionSettings, 'importance'>, round: number): number {
  return importance[round - 1] ?? importance.at(-1) ?? 0;
}

/** How the engine is to settle a tie after sixty minutes. */
export function overtimeOf({ overtime, shootout }: Pick<CompetitionSettings, 'overtime' | 'shootout'>): OvertimeRule {
  return { ...(overtime ?? { men: 5, minutes: 0 }), shootout };
}

/**
 * Do games under these rules decide a stage? A bracket knows no tie, and two legs would need a game that is played on because of
 * another.
 */
export function canDecide(
  { overtime, shootout }: Pick<CompetitionSettings, 'overtime' | 'shootout'>,
  stage: StageSettings,
): boolean {
  const formats = formatsOf(stage);
  return (
    formats.length === 0 || ((overtime?.minutes === null || shootout) && formats.every((format) => 'bestOf' in format))
  );
}

/** How often two sides of a bracket play; none in a table. */
function formatsOf(stage: StageSettings): readonly PairingFormat[] {
  switch (stage.format) {
    case 'round-robin':
    case 'swiss':
      return [];
    case 'knockout':
      return [...stage.rounds, ...(stage.placement ? [stage.placement] : [])];
    case 'double-elimination':
      return [stage.pairings, stage.final];
    case 'series':
      return [stage.series];
  }
}
