/**
 * A skater's numbers at even strength, on the power play and shorthanded: the last two are counted, even strength is
 * the rest.
 */
import type { z } from 'zod';
import type { skaterTotals } from '#domains/stats/contract.ts';

export const SITUATIONS = ['even', 'power-play', 'shorthanded'] as const;
export type Situation = (typeof SITUATIONS)[number];

type Counted = Pick<
  z.infer<typeof skaterTotals>,
  'goals' | 'assists' | 'ppGoals' | 'ppAssists' | 'shGoals' | 'shAssists' | 'toi' | 'ppToi' | 'shToi'
>;

/** Ice time in seconds. */
export interface InSituation {
  goals: number;
  points: number;
  toi: number;
}

/** Returns the numbers by situation. Penalty shots and the like count as even strength, as on the scoresheet. */
export function bySituation(totals: Counted): Record<Situation, InSituation> {
  const { goals, assists, ppGoals, ppAssists, shGoals, shAssists, toi, ppToi, shToi } = totals;
  const powerPlay = { goals: ppGoals, points: ppGoals + ppAssists, toi: ppToi };
  const shorthanded = { goals: shGoals, points: shGoals + shAssists, toi: shToi };
  const even = {
    goals: goals - ppGoals - shGoals,
    points: goals + assists - powerPlay.points - shorthanded.points,
    toi: toi - ppToi - shToi,
  };
  return { even, 'power-play': powerPlay, shorthanded };
}

/** Returns the same for several totals combined. */
export function bySituationOf(all: readonly Counted[]): Record<Situation, InSituation> {
  const sums = { even: none(), 'power-play': none(), shorthanded: none() };
  for (const totals of all) {
    const parts = bySituation(totals);
    for (const situation of SITUATIONS) {
      sums[situation].goals += parts[situation].goals;
      sums[situation].points += parts[situation].points;
      sums[situation].toi += parts[situation].toi;
    }
  }
  return sums;
}

function none(): InSituation {
  return { goals: 0, points: 0, toi: 0 };
}
