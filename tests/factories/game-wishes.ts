/**
 * Everything that may differ between two games, as wishes: strong and weak teams, all tactics, orders, tired legs, special
 * skills, players out of position, short benches, changes in the intermissions, league games, playoffs and friendlies. A wish is
 * short enough to be read when a property fails, and contains no default.
 */
import fc from 'fast-check';
import { TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import type { BenchOrder, MatchInput } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';

export interface TeamOfWish {
  level: number;
  seed: number;
  tactics: Partial<Tactics>;
  orders: readonly BenchOrder[];
  /** Energy of every player at the opening faceoff. */
  energy: number;
  /** Games that each two of them have played together; null: the usual number. */
  partners: number | null;
  /** One player in this many has special skills; 0: none. */
  special: number;
  /** This many of the skaters are out of position. */
  strangers: number;
  /** No letters, no extra attackers, and only three shooters for the shootout. */
  bare: boolean;
  /** Players are listed in reverse order. */
  backwards: boolean;
  /** Skaters, by number, lost in the opening minutes; and whether the second goalie is hurt as well. */
  lost: readonly number[];
  lostGoalie: boolean;
}

/** Skill levels of the teams of a league: points above the usual. */
export interface LeagueOfWish {
  goalies: number;
  forwards: number;
  defensemen: number;
  leaders: number;
}

/** A bench's changes in the intermission after a period. */
export interface ChangeOfWish {
  after: number;
  side: Side;
  tactics: Partial<Tactics>;
  orders: readonly BenchOrder[] | null;
  /** Whether the lines play in reverse order. */
  upsideDown: boolean;
  otherGoalie: boolean;
}

export interface GameOfWish {
  seed: number;
  home: TeamOfWish;
  away: TeamOfWish;
  overtime: MatchInput['overtime'];
  importance: number;
  neutralIce: boolean;
  league: LeagueOfWish | null;
  changes: readonly ChangeOfWish[];
}

/** Minimum skaters that injuries leave a team: no further skater is hurt for long once eleven are left. */
const MIN_SKATERS = 10;
const SKATERS = 18;
const NUMBERS = Array.from({ length: SKATERS }, (_, number) => number);

const settings: fc.Arbitrary<Partial<Tactics>> = fc.record(
  {
    forecheck: fc.constantFrom(...TACTIC_CHOICES.forecheck),
    backcheck: fc.constantFrom(...TACTIC_CHOICES.backcheck),
    neutralZone: fc.constantFrom(...TACTIC_CHOICES.neutralZone),
    breakout: fc.constantFrom(...TACTIC_CHOICES.breakout),
    offense: fc.constantFrom(...TACTIC_CHOICES.offense),
    shooting: fc.constantFrom(...TACTIC_CHOICES.shooting),
    physicality: fc.constantFrom(...TACTIC_CHOICES.physicality),
    lineUsage: fc.constantFrom(...TACTIC_CHOICES.lineUsage),
    pullGoalie: fc.constantFrom(...TACTIC_CHOICES.pullGoalie),
    matching: fc.constantFrom(...TACTIC_CHOICES.matching),
  },
  { requiredKeys: [] },
);

const order: fc.Arbitrary<BenchOrder> = fc
  .record(
    {
      fromMinute: fc.integer({ min: 0, max: 64 }),
      periods: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
      leadAtMost: fc.integer({ min: -3, max: 2 }),
      tactics: settings,
    },
    { requiredKeys: ['tactics'] },
  )
  .map((given) => ({ ...given, tactics: { forecheck: 'aggressive', ...given.tactics } }));
const orders = fc.array(order, { maxLength: 4 });

const team: fc.Arbitrary<TeamOfWish> = fc.record({
  level: fc.integer({ min: 35, max: 80 }),
  seed: fc.integer({ min: 1, max: 1e6 }),
  tactics: settings,
  orders,
  energy: fc.constantFrom(100, 85, 60, 20, 0),
  partners: fc.constantFrom(null, 0, 60),
  special: fc.constantFrom(0, 1, 4),
  strangers: fc.constantFrom(0, 0, 3, SKATERS),
  bare: fc.boolean(),
  backwards: fc.boolean(),
  lost: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.shuffledSubarray(NUMBERS, { minLength: 1, maxLength: SKATERS - MIN_SKATERS }) },
  ),
  lostGoalie: fc.boolean(),
});

/** Two teams of any kind, or, as often, two equal ones: a quarter of those games go to overtime. */
const opponents = fc.oneof(
  fc.record({ home: team, away: team }),
  team.map((home) => ({ home, away: { ...home, seed: home.seed + 1 } })),
);

const points = fc.integer({ min: -4, max: 4 });

const change: fc.Arbitrary<ChangeOfWish> = fc.record({
  after: fc.integer({ min: 1, max: 3 }),
  side: fc.constantFrom<Side>('home', 'away'),
  tactics: settings,
  orders: fc.option(orders, { nil: null }),
  upsideDown: fc.boolean(),
  otherGoalie: fc.boolean(),
});

const surroundings: fc.Arbitrary<Omit<GameOfWish, 'home' | 'away'>> = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  importance: fc.constantFrom(0, 0.3, 1),
  neutralIce: fc.boolean(),
  overtime: fc.constantFrom<MatchInput['overtime']>(
    { men: 3, minutes: 5, shootout: true },
    { men: 3, minutes: 0, shootout: true },
    { men: 3, minutes: null, shootout: false },
    { men: 4, minutes: 5, shootout: true },
    { men: 4, minutes: 10, shootout: false },
    { men: 5, minutes: 20, shootout: true },
    { men: 5, minutes: null, shootout: false },
    { men: 5, minutes: 0, shootout: false },
  ),
  league: fc.option(fc.record({ goalies: points, forwards: points, defensemen: points, leaders: points }), {
    nil: null,
  }),
  changes: fc.array(change, { maxLength: 4 }),
});

export const anyGame: fc.Arbitrary<GameOfWish> = fc
  .tuple(opponents, surroundings)
  .map(([teams, game]) => ({ ...game, ...teams }));
