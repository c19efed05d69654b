import type { GameView } from '#domains/game/contract/game.ts';
import { useGoalieColumns, useSkaterColumns } from '#web/features/game/reports/box-columns.tsx';
import { SideSwitch, useSide } from '#web/features/game/reports/side-switch.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';

/** Shows the skaters and goalies of each team. */
export function BoxScore({ view }: { view: GameView }) {
  const { t } = useTranslation(['game', 'game-reports']);
  const [side, setSide] = useSide(view);
  const [sort, setSort] = useTableSort({ by: 'points', order: 'desc' });
  const skaterColumns = useSkaterColumns();
  const goalieColumns = useGoalieColumns();
  const { box, game } = view;
  if (!box) return <EmptyState icon="stick" title={t('game-reports:noBox')} />;
  const title = t('game-reports:skaters', { team: teamName(game[side]) });
  return (
    <Stack>
      <SideSwitch view={view} side={side} onChange={setSide} />
      <Section title={title} isFlush>
        <DataTable
          name="box-score-skaters"
          label={title}
          rows={box[side].skaters}
          columns={skaterColumns}
          rowKey={(row) => row.player.id}
          sort={sort}
          onSort={setSort}
          csvName="box-score"
        />
      </Section>
      <Section title={t('game-reports:goalies')} isFlush>
        <DataTable
          name="box-score-goalies"
          label={t('game-reports:goalies')}
          rows={box[side].goalies}
          columns={goalieColumns}
          rowKey={(row) => row.player.id}
        />
      </Section>
    </Stack>
  );
}
