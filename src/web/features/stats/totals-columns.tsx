/** Columns of statistics, the same on every screen that shows them. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { goalieTotals, skaterTotals, teamTotals } from '#domains/stats/contract.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { useStatFormat } from './stat-format.ts';
import type { StatName } from './stat-name.ts';

export type SkaterTotals = z.infer<typeof skaterTotals>;
export type GoalieTotals = z.infer<typeof goalieTotals>;
export type TeamTotals = z.infer<typeof teamTotals>;
/** What the names of all kinds of totals have in common: a number, or none. */
type Totals = Record<string, number | null>;

/** Sets of the columns of skaters: scoring, and play without the puck in the net. */
export const CATEGORIES = ['primary', 'secondary'] as const;

interface StatColumn<Name extends StatName> {
  id: Name;
  sets?: readonly string[];
  /** The server's table cannot be sorted by it. */
  isUnsortable?: boolean;
  isBestLow?: boolean;
  /** A sum over games that is shown for one game. */
  isPerGame?: boolean;
}

const SKATER_COLUMNS: readonly StatColumn<keyof SkaterTotals & StatName>[] = [
  { id: 'games' },
  { id: 'goals' },
  { id: 'assists' },
  { id: 'points' },
  { id: 'plusMinus' },
  { id: 'pim' },
  { id: 'ppGoals', sets: ['primary'] },
  { id: 'ppPoints', sets: ['primary'] },
  { id: 'shGoals', sets: ['primary'] },
  { id: 'gameWinningGoals', sets: ['primary'] },
  { id: 'shots', sets: ['primary'] },
  { id: 'shootingPercentage', sets: ['primary'] },
  { id: 'toiPerGame' },
  { id: 'ppToi', sets: ['secondary'], isUnsortable: true, isPerGame: true },
  { id: 'shToi', sets: ['secondary'], isUnsortable: true, isPerGame: true },
  { id: 'xg', sets: ['secondary'] },
  { id: 'hits', sets: ['secondary'] },
  { id: 'blocks', sets: ['secondary'] },
  { id: 'takeaways', sets: ['secondary'] },
  { id: 'giveaways', sets: ['secondary'] },
  { id: 'faceoffPercentage', sets: ['secondary'] },
];

const GOALIE_COLUMNS: readonly StatColumn<keyof GoalieTotals & StatName>[] = [
  { id: 'games' },
  { id: 'starts', isUnsortable: true },
  { id: 'wins' },
  { id: 'losses' },
  { id: 'overtimeLosses', isUnsortable: true },
  { id: 'savePercentage' },
  { id: 'goalsAgainstAverage', isBestLow: true },
  { id: 'shutouts' },
  { id: 'shotsAgainst' },
  { id: 'saves' },
  { id: 'goalsAgainst', isUnsortable: true },
  { id: 'goalsSaved' },
];

const TEAM_COLUMNS: readonly StatColumn<keyof TeamTotals & StatName>[] = [
  { id: 'games', isUnsortable: true },
  { id: 'points' },
  { id: 'goalsFor' },
  { id: 'goalsAgainst', isBestLow: true },
  { id: 'shotsPerGame' },
  { id: 'shotsAgainstPerGame', isBestLow: true },
  { id: 'shootingPercentage' },
  { id: 'savePercentage' },
  { id: 'xgPerGame' },
  { id: 'xgaPerGame', isBestLow: true },
  { id: 'ppPercentage' },
  { id: 'pkPercentage' },
  { id: 'pimPerGame' },
  { id: 'hitsPerGame' },
  { id: 'blocksPerGame' },
  { id: 'faceoffPercentage' },
];

/** `isServerSorted`: only what the server can sort by has a sort button. */
interface Options {
  isServerSorted?: boolean;
}

export function useSkaterColumns<Row extends { totals: SkaterTotals }>(options: Options = {}): Column<Row>[] {
  return useTotalsColumns<Row>(SKATER_COLUMNS, options);
}

export function useGoalieColumns<Row extends { totals: GoalieTotals }>(options: Options = {}): Column<Row>[] {
  return useTotalsColumns<Row>(GOALIE_COLUMNS, options);
}

export function useTeamColumns<Row extends { totals: TeamTotals }>(options: Options = {}): Column<Row>[] {
  return useTotalsColumns<Row>(TEAM_COLUMNS, options);
}

function useTotalsColumns<Row extends { totals: Totals }>(
  columns: readonly StatColumn<StatName>[],
  { isServerSorted = false }: Options,
): Column<Row>[] {
  const { t } = useTranslation('stats');
  const write = useStatFormat();
  return useMemo(
    () =>
      columns.map(({ id, sets, isUnsortable, isBestLow, isPerGame }) => {
        const value = ({ totals }: Row) => {
          const total = totals[id] ?? null;
          return isPerGame && total !== null ? total / Math.max(1, totals['games'] ?? 1) : total;
        };
        return {
          id,
          header: t(`short.${id}`),
          title: t(`name.${id}`),
          value,
          cell: (row: Row) => write(id, value(row)),
          sets,
          isUnsortable: isServerSorted && isUnsortable,
          firstOrder: isBestLow ? ('asc' as const) : ('desc' as const),
        };
      }),
    [columns, isServerSorted, t, write],
  );
}
