import { useCallback } from 'react';
import type { AwardLine } from '#domains/awards/contract.ts';
import { formatSigned, useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that sums up a season in one line: '38 GP, 22 G, 27 A, 49 P, +31'. */
export function useLineWords(): (line: AwardLine) => string {
  const { t, i18n } = useTranslation('awards');
  const format = useFormat();
  return useCallback(
    (line) => {
      if (line.kind === 'team') return t(line.isChampion ? 'line.champions' : 'line.team', line);
      if (line.kind === 'coach') {
        const { expectedRank, ...counts } = line;
        const said = { ...counts, record: formatRecord(counts) };
        return expectedRank === null
          ? t('line.coach', said)
          : t('line.coachRated', { ...said, expected: expectedRank });
      }
      if (line.kind === 'goalie') {
        const savePercentage = format.savePercentage(line.savePercentage);
        return t('line.goalie', { ...line, savePercentage, average: format.number(line.goalsAgainstAverage, 2) });
      }
      const plusMinus = formatSigned(line.plusMinus, i18n.language);
      return t('line.skater', { ...line, points: line.goals + line.assists, plusMinus });
    },
    [t, i18n, format],
  );
}
