import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import type { Side } from '#engine/match/types.ts';
import { type SpecialRow, useSpecialColumns } from '#web/features/game/reports/box-columns.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import css from '../game.module.css';

/** What the owners of special skills did with them. */
export function SpecialsReport({ view }: { view: GameView }) {
  return (
    <Stack>
      {(['away', 'home'] as const).map((side) => (
        <Specials key={side} view={view} side={side} />
      ))}
    </Stack>
  );
}

function Specials({ view, side }: { view: GameView; side: Side }) {
  const { t } = useTranslation('game');
  const columns = useSpecialColumns();
  const rows = useMemo(() => {
    const lines = new Map((view.box?.[side].skaters ?? []).map((row) => [row.player.id, row]));
    return view.lineups[side].places
      .flatMap(({ player }) =>
        player.specialSkills.flatMap((special): SpecialRow[] => {
          const row = lines.get(player.id);
          return row ? [{ special, row }] : [];
        }),
      )
      .sort((a, b) => a.special.localeCompare(b.special));
  }, [view, side]);
  const title = t('reports.specialsOf', { team: teamName(view.game[side]) });
  return (
    <Section title={title} isFlush>
      {rows.length === 0 ? (
        <p className={css.note}>{t('reports.noSpecials')}</p>
      ) : (
        <DataTable
          label={title}
          rows={rows}
          columns={columns}
          rowKey={({ special, row }) => `${special}-${row.player.id}`}
        />
      )}
    </Section>
  );
}
