import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { Side } from '#engine/match/types.ts';
import {
  type GoalieRow,
  type SkaterRow,
  type SpecialRow,
  useGoalieColumns,
  useSkaterColumns,
  useSpecialColumns,
} from '#web/features/game/report-columns.tsx';
import { Rink } from '#web/features/game/rink.tsx';
import type { Scene } from '#web/features/game/scene.ts';
import { TeamComparison } from '#web/features/game/summary-cards.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { playerName, teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import css from './game.module.css';

/** The reports tab: box score of either team, special skills, shot map, comparison. */
export function Reports({
  view,
  scene,
  players,
}: {
  view: GameView;
  scene: Scene;
  players: ReadonlyMap<number, PlayerRef>;
}) {
  const { t } = useTranslation('game');
  const [side, setSide] = useState<Side>('home');
  const { box, game } = view;
  if (!box) return <EmptyState icon="stick" title={t('reports.noBox')} />;
  return (
    <Stack>
      <div className={css.sides}>
        <SegmentedControl<Side>
          size="sm"
          aria-label={t('reports.team')}
          value={side}
          onChange={setSide}
          data={(['away', 'home'] as const).map((value) => ({ value, label: game[value].city }))}
        />
      </div>
      <Skaters
        key={`skaters-${side}`}
        title={t('reports.skaters', { team: teamName(game[side]) })}
        rows={box[side].skaters}
      />
      <Goalies rows={box[side].goalies} />
      <Specials view={view} side={side} />
      <div className={css.halves}>
        <ShotMap view={view} side={side} scene={scene} players={players} />
        <TeamComparison view={view} />
      </div>
    </Stack>
  );
}

function Skaters({ title, rows }: { title: string; rows: readonly SkaterRow[] }) {
  const columns = useSkaterColumns();
  const [sort, setSort] = useTableSort({ by: 'points', order: 'desc' });
  return (
    <Section title={title} isFlush>
      <DataTable
        label={title}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.player.id}
        sort={sort}
        onSort={setSort}
        csvName="box-score"
      />
    </Section>
  );
}

function Goalies({ rows }: { rows: readonly GoalieRow[] }) {
  const { t } = useTranslation('game');
  const columns = useGoalieColumns();
  return (
    <Section title={t('reports.goalies')} isFlush>
      <DataTable label={t('reports.goalies')} rows={rows} columns={columns} rowKey={(row) => row.player.id} />
    </Section>
  );
}

/** What the owners of special skills did with them. */
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
  return (
    <Section title={t('reports.specials')} isFlush>
      {rows.length === 0 ? (
        <p className={css.note}>{t('reports.noSpecials')}</p>
      ) : (
        <DataTable
          label={t('reports.specials')}
          rows={rows}
          columns={columns}
          rowKey={({ special, row }) => `${special}-${row.player.id}`}
        />
      )}
    </Section>
  );
}

/** All shots of one team on the rink, the larger number the better the chance. */
function ShotMap({
  view,
  side,
  scene,
  players,
}: {
  view: GameView;
  side: Side;
  scene: Scene;
  players: ReadonlyMap<number, PlayerRef>;
}) {
  const { t } = useTranslation('game');
  if (scene.last === null) return null;
  const team = view.game[side];
  return (
    <Section title={t('reports.shotMap')}>
      <Rink
        label={`${t('reports.shotMap')}: ${teamName(team)}, ${scene.shots[side]}`}
        marks={scene.shotMarks.filter((mark) => mark.side === side)}
        puck={null}
        isTurned={false}
        latest={Number.POSITIVE_INFINITY}
        nameOf={(id) => {
          const player = players.get(id);
          return player ? playerName(player, 'short') : '';
        }}
      />
    </Section>
  );
}
