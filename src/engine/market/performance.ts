/**
 * Performance bonuses: who signs at entry level, or past his prime for a single season, is paid for marks that he reaches with a
 * first team in a regular season. Nobody agrees on them: they are the same for all, as a share of what he earns.
 */
import { groupOf, type Position, type PositionGroup } from '#engine/player/skills.ts';

export const PERFORMANCE_MARKS = ['games', 'goals', 'assists', 'points', 'wins', 'shutouts'] as const;
export type PerformanceMark = (typeof PERFORMANCE_MARKS)[number];

/** Of one contract and mark. */
export interface PerformanceBonus {
  mark: PerformanceMark;
  /** How many of it a season it takes. */
  from: number;
  /** Whole dollars. */
  amount: number;
}

/** From this age on, in the first season of the contract, contracts of a single season have bonuses. */
const VETERAN_AGE = 35;
/** Amounts are whole steps, dollars. */
const STEP = 5_000;

type Scale = readonly { mark: PerformanceMark; from: number; share: number }[];

/** Shares of a season's salary, for marks of a season of 38 games: what one of four or five regulars of the position reaches. */
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
  /** Whole dollars by season, as agreed. */
  salaries: readonly number[];
  /** Whole dollars a season. */
  salary: number;
}

interface Player {
  birthSeason: number;
  positions: readonly Position[];
}

/** What a contract pays beside the salary, each mark once a season; most have none. */
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
