/** Kinds of competition as the rest of the game sees them, and the default settings of each. */
import { GAME_TYPES, type GameType, type GameTypeFilter } from '#domains/competition/constants.ts';
import type {
  CompetitionKind,
  CompetitionSettings,
  CountsFor,
  GameRules,
  StageRules,
} from '#domains/competition/contract.ts';
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

/** Returns the game type of competitions of a kind. */
export function typeOf(kind: CompetitionKind): GameType {
  return TYPES[kind];
}

/** Returns the type of a game: a friendly in a league's preseason is a preseason game. */
export function gameTypeOf(kind: CompetitionKind, day: number): GameType {
  return kind === 'friendly' && phaseOn(day) === 'preseason' ? 'preseason' : typeOf(kind);
}

/** Returns the types of statistics that these kinds of competition have, each once and in the order of the filter. */
export function typesOf(kinds: readonly CompetitionKind[]): GameType[] {
  return GAME_TYPES.filter((type) => kinds.some((kind) => TYPES[kind] === type));
}

/** Returns the kinds of competition behind statistics of a type; null: every kind. Friendlies are told apart by their day. */
export function kindsOfType(type: GameTypeFilter): readonly CompetitionKind[] | null {
  if (type === 'all') return null;
  const kinds = Object.keys(TYPES) as CompetitionKind[]; // its own keys
  return kinds.filter((kind) => TYPES[kind] === type);
}

/** The kind of a league's competition for each stage. */
export const LEAGUE_KINDS = { regular: 'league', playoffs: 'playoffs', friendly: 'friendly' } as const;

/**
 * Returns whether its games change anything. If not, only consumers that act on all games run: no statistics, standings, careers,
 * injuries, suspensions, gates, news, experience, partnerships or conditions.
 */
export function hasConsequences({ countsFor }: Pick<GameRules, 'countsFor'>): boolean {
  return Object.values(countsFor).includes(true);
}

const EVERYTHING: CountsFor = { statistics: true, experience: true, discipline: true, injuries: true, gate: true };
const NOTHING: CountsFor = { statistics: false, experience: false, discipline: false, injuries: false, gate: false };

/** Games between the tied teams come last, as all have played equally often. */
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
  isDecisive: false,
  importance: [0.3],
};
/** No series is decided in a shootout. */
export const PLAYOFF_SETTINGS: CompetitionSettings = {
  overtime: { men: 5, minutes: null },
  shootout: false,
  points: pointsOf('three-two-one'),
  tiebreakers: LEAGUE_TIEBREAKERS,
  bestOf: 5,
  countsFor: EVERYTHING,
  isDecisive: true,
  importance: [0.6, 0.8, 1],
};
/** A tie is possible, and the only effects are sore legs and the gate. */
export const FRIENDLY_SETTINGS: CompetitionSettings = {
  overtime: null,
  shootout: false,
  points: pointsOf('three-two-one'),
  tiebreakers: LEAGUE_TIEBREAKERS,
  bestOf: 1,
  countsFor: { ...NOTHING, injuries: true, gate: true },
  isDecisive: false,
  importance: [0],
};
/** Settled as in the league, so that no game ends in a tie. Not even the legs are tired afterward. */
export const SCRIMMAGE_SETTINGS: CompetitionSettings = { ...LEAGUE_SETTINGS, countsFor: NOTHING, importance: [0] };

/** Returns how much a game of a round matters, 0 to 1. @param round of the bracket, from 1; 1 without a bracket */
export function importanceIn({ importance }: Pick<CompetitionSettings, 'importance'>, round: number): number {
  return importance[round - 1] ?? importance.at(-1) ?? 0;
}

/** Returns how a game is played that is of no pairing. */
export function rulesOf(settings: CompetitionSettings): GameRules {
  return rulesOfPairing(settings, [], { round: 1, place: null });
}

/** Where a pairing is in its stage. */
interface PlaceInStage {
  /** From 1. */
  round: number;
  /** The place of its winner if he plays no further pairing; null outside of brackets. */
  place: number | null;
}

/** Returns how the games of a pairing are played, with what its stage sets otherwise than the competition. */
export function rulesOfPairing(
  settings: CompetitionSettings,
  overrides: StageRules,
  { round, place }: PlaceInStage,
): GameRules {
  const { overtime, shootout, countsFor, maxInjuryDays, isDecisive } = settings;
  const rules: GameRules = {
    ...{ overtime, shootout, countsFor, isDecisive },
    ...(maxInjuryDays !== undefined && { maxInjuryDays }),
    importance: importanceIn(settings, place === null ? 1 : round),
  };
  const applies = (is: number | null, asked: number | undefined) => asked === undefined || asked === is;
  const applying = overrides.filter((each) => applies(round, each.round) && applies(place, each.place));
  return Object.assign(rules, ...applying.map((each) => each.rules));
}

/** Returns the rules that can apply to pairings of a stage, one for each combination of round and place. */
export function rulesInStage(settings: CompetitionSettings, overrides: StageRules): GameRules[] {
  const rounds = new Set([1, ...overrides.map(({ round = 1 }) => round)]);
  const places = new Set([null, ...overrides.map(({ place = null }) => place)]);
  // A round and a place that no override names.
  rounds.add(Math.max(...rounds) + 1);
  return [...rounds].flatMap((round) =>
    [...places].map((place) => rulesOfPairing(settings, overrides, { round, place })),
  );
}

/** Returns how the engine settles a tie after sixty minutes. */
export function overtimeOf({ overtime, shootout }: Pick<GameRules, 'overtime' | 'shootout'>): OvertimeRule {
  return { ...(overtime ?? { men: 5, minutes: 0 }), shootout };
}

/**
 * Returns whether games under these rules can decide a stage. A bracket allows no ties, and two legs would need a game
 * that is extended because of another.
 */
export function canDecide(settings: CompetitionSettings, stage: StageSettings, overrides: StageRules = []): boolean {
  const formats = formatsOf(stage);
  if (formats.length === 0) return true;
  const hasWinner = ({ overtime, shootout }: GameRules) => overtime?.minutes === null || shootout;
  return formats.every((format) => 'bestOf' in format) && rulesInStage(settings, overrides).every(hasWinner);
}

/** Returns the pairing formats of a bracket; none for a table. */
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
    case 'placement':
      return [stage.pairings];
  }
}
