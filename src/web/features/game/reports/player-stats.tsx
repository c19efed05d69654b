import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { type SkaterRow, useSkaterColumns } from '#web/features/game/reports/box-columns.tsx';
import { useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

const SETS = ['scoring', 'shooting', 'play', 'time'] as const;
type SetName = (typeof SETS)[number];

type StatRow = SkaterRow & { side: 'home' | 'away' };

/** The column sets that columns of the box score belong to; name, team and position are in all of them. */
const SET_OF: Readonly<Record<string, readonly SetName[]>> = {
  goals: ['scoring', 'shooting'],
  assists: ['scoring'],
  points: ['scoring'],
  plusMinus: ['scoring'],
  pim: ['scoring', 'play'],
  shots: ['scoring', 'shooting'],
  missed: ['shooting'],
  attemptsBlocked: ['shooting'],
  xg: ['shooting'],
  hits: ['play'],
  blocks: ['play'],
  takeaways: ['play'],
  giveaways: ['play'],
  faceoffs: ['play'],
  shifts: ['time'],
  ppToi: ['time'],
  shToi: ['time'],
  toi: ['scoring', 'time'],
};

/** Shows the skaters of both teams in one table, by set of columns. */
export function PlayerStats({ view }: { view: GameView }) {
  const { t } = useTranslation(['game', 'game-reports', 'stats']);
  const col = useColumnKit('game-reports:').of<StatRow>();
  const [set, setSet] = useSearchState('set', SETS);
  const [sort, setSort] = useTableSort({ by: 'points', order: 'desc' });
  const boxColumns = useSkaterColumns();
  const { box, game } = view;
  const columns = useMemo(() => {
    const team: Column<StatRow> = col.text('team', ({ side }) => game[side].abbr, {
      cell: ({ side }) => <TeamLink team={game[side]} name="abbr" />,
    });
    const more: Column<StatRow>[] = [col.count('missed'), col.count('attemptsBlocked')];
    const [name, ...others] = boxColumns as readonly Column<StatRow>[];
    const all = name ? [name, team, ...others, ...more] : more;
    return all.map((column) => ({ ...column, sets: SET_OF[column.id] ?? SETS }));
  }, [boxColumns, game, col]);
  const rows = useMemo(
    () =>
      (['away', 'home'] as const).flatMap((side) =>
        (box?.[side].skaters ?? []).map((row): StatRow => ({ ...row, side })),
      ),
    [box],
  );
  if (!box) return <EmptyState icon="stick" title={t('game-reports:noBox')} />;
  return (
    <Section
      title={t('game-reports:tab.players')}
      isFlush
      aside={
        <SegmentedControl<SetName>
          aria-label={t('game-reports:set.label')}
          value={set}
          onChange={setSet}
          data={SETS.map((value) => ({ value, label: t(`game-reports:set.${value}`) }))}
        />
      }
    >
      <DataTable
        name="game-players"
        label={t('game-reports:tab.players')}
        rows={rows}
        columns={columns}
        set={set}
        rowKey={(row) => row.player.id}
        sort={sort}
        onSort={setSort}
        csvName="player-stats"
      />
    </Section>
  );
}
