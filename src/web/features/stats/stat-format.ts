/** The format of each statistic. */
import { useCallback } from 'react';
import { useFormat } from '#web/lib/format.ts';

const CLOCKS = new Set(['toi', 'toiPerGame', 'evToi', 'ppToi', 'shToi']);
const PERCENTAGES = new Set(['shootingPercentage', 'faceoffPercentage', 'ppPercentage', 'pkPercentage']);
const SIGNED = new Set(['plusMinus']);
const RATES: Readonly<Record<string, number>> = {
  xg: 2,
  goalsAgainstAverage: 2,
  shotsPerGame: 1,
  shotsAgainstPerGame: 1,
  xgPerGame: 2,
  xgaPerGame: 2,
  pimPerGame: 1,
  hitsPerGame: 1,
  blocksPerGame: 1,
};

/** Returns a function that writes a value of a statistic: ice time as a clock, save percentage as '.915', and so on. */
export function useStatFormat(): (statistic: string, value: number | null) => string {
  const format = useFormat();
  return useCallback(
    (statistic, value) => {
      if (value === null) return format.number(null);
      if (CLOCKS.has(statistic)) return format.clock(value);
      if (statistic === 'savePercentage') return format.savePercentage(value);
      if (statistic === 'goalsSaved') return format.signed(value, 1);
      if (SIGNED.has(statistic)) return format.signed(value);
      if (PERCENTAGES.has(statistic)) return format.number(value, 1);
      return format.number(value, RATES[statistic] ?? 0);
    },
    [format],
  );
}
