import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { MapShot } from '#domains/game/rules/analysis/shot-map.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { formatClock } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Box } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** Attempts listed before all are expanded: the best chances, as the table is sorted at first. */
const FEW = 15;

/** Lists the attempts of the map as a table. */
export function ShotList({ stage, shots }: { stage: GameStage; shots: readonly MapShot[] }) {
  const { t } = useTranslation(['game', 'game-reports', 'stats']);
  const col = useColumnKit('game-reports:shotMap').of<MapShot>();
  const [sort, setSort] = useTableSort({ by: 'xg', order: 'desc' });
  const [isWhole, setWhole] = useState(false);
  const { view, players } = stage;
  const listed = isWhole ? shots : shots.toSorted((one, other) => other.xg - one.xg).slice(0, FEW);
  const columns = useMemo(
    (): readonly Column<MapShot>[] => [
      col.text(
        'shooter',
        ({ shooter }) => {
          const player = players.get(shooter);
          return player ? playerName(player) : '';
        },
        {
          cell: ({ shooter }) => {
            const player = players.get(shooter);
            return player && <PlayerLink player={player} name="short" number />;
          },
          isName: true,
        },
      ),
      col.text('team', ({ side }) => view.game[side].abbr),
      col.count('time', {
        cell: ({ period, second }) =>
          `${t(`periodShort.${periodKey(period, view.game.overtime)}`)} ${formatClock(second)}`,
        firstOrder: 'asc',
      }),
      col.text('shot', ({ shot }) => t(`shotName.${shot}`), { header: t('game-reports:shotMap.kind') }),
      col.text('outcome', ({ outcome }) => t(`legend.${outcome}`)),
      col.text('strength', ({ strength }) => t(`game-reports:shotMap.strength.${strength}`), {
        header: t('game-reports:shotMap.strength.label'),
      }),
      col.text('how', (shot) =>
        howOf(shot)
          .map((id) => t(id))
          .join(', '),
      ),
      col.number('xg', { header: t('stats:short.xg'), title: t('stats:name.xg'), digits: 2 }),
    ],
    [t, players, view, col],
  );
  return (
    <Section
      title={t(isWhole || shots.length <= FEW ? 'game-reports:shotMap.list' : 'game-reports:shotMap.best')}
      isFlush
    >
      <DataTable
        name="game-shots"
        label={t('game-reports:shotMap.list')}
        rows={listed}
        columns={columns}
        rowKey={({ place }) => place}
        sort={sort}
        onSort={setSort}
        csvName="shots"
      />
      {listed.length < shots.length && (
        <Box inset="md" words="center">
          <Button variant="default" size="xs" onClick={() => setWhole(true)}>
            {t('game-reports:shotMap.all', { count: shots.length })}
          </Button>
        </Box>
      )}
    </Section>
  );
}

function howOf({ rush, rebound, emptyNet }: MapShot) {
  return [
    ...(rush ? (['game-reports:shotMap.rush'] as const) : []),
    ...(rebound ? (['game-reports:shotMap.rebound'] as const) : []),
    ...(emptyNet ? (['emptyNet'] as const) : []),
  ];
}
