import { useMemo } from 'react';
import {
  type GoalieTotals,
  type SkaterTotals,
  useGoalieColumns,
  useSkaterColumns,
} from '#web/features/stats/totals-columns.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import { goalieCareer, skaterCareer } from './career-totals.ts';
import type { GameLine } from './profile.ts';
import { type Split, type SplitName, splitsOf } from './splits.ts';

type Row<Totals> = { name: SplitName; rating: number; totals: Totals };

/** Shows a player's season split by site, result and date of its games. */
export function SplitsCard({
  games,
  season,
  isGoalie,
}: {
  games: readonly GameLine[];
  season: number;
  isGoalie: boolean;
}) {
  const { t } = useTranslation('player');
  const label = t('splits.label', { season });
  const skater = useSplitColumns(useSkaterColumns<Row<SkaterTotals>>());
  const goalie = useSplitColumns(useGoalieColumns<Row<GoalieTotals>>());
  const splits = useMemo(() => splitsOf(games), [games]);
  const rowKey = ({ name }: { name: SplitName }) => name;
  return (
    <Section title={label} isFlush>
      {isGoalie ? (
        <DataTable
          name="goalie-splits"
          label={label}
          rows={splits.map((split) => rowOf(split, goalieCareer(split.games.flatMap((line) => line.goalie ?? []))))}
          columns={goalie}
          rowKey={rowKey}
        />
      ) : (
        <DataTable
          name="skater-splits"
          label={label}
          rows={splits.map((split) => rowOf(split, skaterCareer(split.games.flatMap((line) => line.skater ?? []))))}
          columns={skater}
          rowKey={rowKey}
        />
      )}
    </Section>
  );
}

function rowOf<Totals>({ name, games }: Split, totals: Totals): Row<Totals> {
  return { name, totals, rating: games.reduce((sum, { rating }) => sum + rating, 0) / games.length };
}

function useSplitColumns<Totals>(totals: readonly Column<Row<Totals>>[]): Column<Row<Totals>>[] {
  const { t } = useTranslation('player');
  const col = useColumnKit('player:splits').of<Row<Totals>>();
  const format = useFormat();
  return useMemo(
    () => [
      col.text('split', ({ name }) => t(`splits.${name}`), { isName: true }),
      col.count('rating', {
        header: t('log.rating'),
        title: t('matchRatingTip'),
        cell: ({ rating }) => format.number(rating / 10, 1),
      }),
      ...totals,
    ],
    [t, format, totals, col],
  );
}
