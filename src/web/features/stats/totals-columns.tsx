/** Columns of statistics, shared by all screens that show them. */
import { useMemo } from 'react';
import type { z } from 'zod';
import type { goalieTotals, skaterTotals, teamTotals } from '#domains/stats/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { bySituation, type InSituation, type Situation } from './situations.ts';
import { useStatFormat } from './stat-format.ts';
import type { StatName } from './stat-name.ts';

export type SkaterTotals = z.infer<typeof skaterTotals>;
export type GoalieTotals = z.infer<typeof goalieTotals>;
export type TeamTotals = z.infer<typeof teamTotals>;
/** The common shape of all kinds of totals: a number, or none, by name. */
type Totals = Record<string, number | null>;

/** Sets of columns for skaters: scoring, play without the puck in the net, and numbers by situation. */
export const CATEGORIES = ['primary', 'secondary', 'situation'] as const;

interface StatColumn<Name extends StatName> {
  id: Name;
  sets?: readonly string[];
  /** The server cannot sort its table by it. */
  isUnsortable?: boolean;
  isBestLow?: boolean;
  /** A sum over games, shown per game. */
  isPerGame?: boolean;
  /** Set if it is not among the totals but derived from them. */
  in?: { situation: Situation; what: keyof InSituation };
}

const SKATER_COLUMNS: readonly StatColumn<StatName>[] = [
  { id: 'games' },
  { id: 'goals' },
  { id: 'assists' },
  { id: 'points' },
  { id: 'plusMinus', sets: ['primary', 'secondary'] },
  { id: 'pim', sets: ['primary', 'secondary'] },
  situated('evGoals', 'even', 'goals'),
  situated('evPoints', 'even', 'points'),
  { id: 'ppGoals', sets: ['primary', 'situation'] },
  { id: 'ppPoints', sets: ['primary', 'situation'] },
  { id: 'shGoals', sets: ['primary', 'situation'] },
  situated('shPoints', 'shorthanded', 'points'),
  { id: 'gameWinningGoals', sets: ['primary'] },
  { id: 'shots', sets: ['primary'] },
  { id: 'shootingPercentage', sets: ['primary'] },
  { id: 'toiPerGame' },
  { ...situated('evToi', 'even', 'toi'), isPerGame: true },
  { id: 'ppToi', sets: ['secondary', 'situation'], isUnsortable: true, isPerGame: true },
  { id: 'shToi', sets: ['secondary', 'situation'], isUnsortable: true, isPerGame: true },
  { id: 'xg', sets: ['secondary'] },
  { id: 'hits', sets: ['secondary'] },
  { id: 'blocks', sets: ['secondary'] },
  { id: 'takeaways', sets: ['secondary'] },
  { id: 'giveaways', sets: ['secondary'] },
  { id: 'faceoffPercentage', sets: ['secondary'] },
];

/** Returns a column with numbers of one situation, which the server cannot sort by. */
function situated(id: StatName, situation: Situation, what: keyof InSituation): StatColumn<StatName> {
  return { id, sets: ['situation'], isUnsortable: true, in: { situation, what } };
}

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

/** `isServerSorted`: only columns that the server can sort by have a sort button. */
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
  const col = useColumnKit('stats').of<Row>();
  const write = useStatFormat();
  return useMemo(
    () =>
      columns.map(({ id, sets, isUnsortable, isBestLow, isPerGame, in: part }) => {
        const value = ({ totals }: Row) => {
          // Only skaters' columns have parts.
          const total = part
            ? bySituation(totals as unknown as SkaterTotals)[part.situation][part.what]
            : (totals[id] ?? null);
          return isPerGame && total !== null ? total / Math.max(1, totals['games'] ?? 1) : total;
        };
        return col.count(id, value, {
          header: t(`short.${id}`),
          title: t(`name.${id}`),
          cell: (row: Row) => write(id, value(row)),
          isUnsortable: isServerSorted && isUnsortable,
          firstOrder: isBestLow ? ('asc' as const) : ('desc' as const),
          sets,
        });
      }),
    [columns, isServerSorted, t, write, col],
  );
}
