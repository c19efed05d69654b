import { useCallback } from 'react';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

interface DaySum {
  day: number;
  count: number;
  total: number;
}

/** Returns the heading of a day in a list of signings or buyouts: their total number, on this page or not, and amount. */
export function useDayHeading(of: 'signings' | 'buyouts') {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return useCallback(
    (days: readonly DaySum[], day: number) => {
      const { count, total } = days.find((each) => each.day === day) ?? { count: 0, total: 0 };
      return t(`byDay.${of}`, { day, count, money: format.shortMoney(total) });
    },
    [t, format, of],
  );
}
