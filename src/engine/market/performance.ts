/**
 * Performance bonuses: entry-level contracts and one-season contracts of veterans pay extra for marks reached with a first team
 * in a regular season. They are not negotiated: all contracts have the same marks, paid as a share of the salary.
 */
import { groupOf, type Position, type PositionGroup } from '#engine/player/skills.ts';

export const PERFORMANCE_MARKS = ['games', 'goals', 'assists', 'points', 'wins', 'shutouts'] as const;
export type PerformanceMark = (typeof PERFORMANCE_MARKS)[number];

/** A bonus of one contract for one mark. */
export interface PerformanceBonus {
  mark: PerformanceMark;
  /** Number per season that earns the bonus. */
  from: number;
  /** Whole dollars. */
  amount: number;
}

/** Minimum age in the first season for one-season contracts to carry bonuses. */
const VETERAN_AGE = 35;
/** Bonuses are rounded to whole steps, in dollars. */
const STEP = 5_000;

type Scale = readonly { mark: PerformanceMark; from: number; share: number }[];

/** Shares of a season's salary for marks in a 38-game season that one regular in four or five at the position reaches. */
const ENTRY: Readonly<Record<PositionGroup, Scale>> = {
  goalie: [
    { mark: 'games', from: 20, share: 0.25 },
    { mark: 'wins', from: 11, share: 0.25 },
    { mark: 'shutouts', from: 2, share: 0.25 },
  ],
  defense: [
    { mark: 'goals', from: 5, share: 0.25 },
    { mark: 'assists', from: 12, share: 0.25 },
    { mark: 'points', from: 16, share: 0.25 },
  ],
  forward: [
    { mark: 'goals', from: 10, share: 0.25 },
    { mark: 'assists', from: 14, share: 0.25 },
    { mark: 'points', from: 24, share: 0.25 },
  ],
};
const VETERAN: Scale = [{ mark: 'games', from: 25, share: 0.2 }];

interface SignedFor {
  kind: 'entry' | 'standard';
  fromSeason: number;
  /** Whole dollars by season, as signed. */
  salaries: readonly number[];
  /** Whole dollars a season. */
  salary: number;
}

interface Player {
  birthSeason: number;
  positions: readonly Position[];
}

/** Returns the bonuses a contract pays on top of the salary, each mark once a season; most contracts have none. */
export function bonusesOf(
  { kind, fromSeason, salaries, salary }: SignedFor,
  { birthSeason, positions }: Player,
): PerformanceBonus[] {
  const position = positions[0] ?? 'C';
  const isVeteran = salaries.length === 1 && fromSeason - birthSeason >= VETERAN_AGE;
  const scale = kind === 'entry' ? ENTRY[groupOf(position)] : isVeteran ? VETERAN : [];
  return scale.map(({ mark, from, share }) => {
    return { mark, from, amount: Math.max(STEP, Math.round((salary * share) / STEP) * STEP) };
  });
}
