import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ClubSeason } from '#domains/history/contract.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';

/** How far a team gets with this many rounds won. */
const REACHED = ['quarterfinal', 'semifinal', 'final'] as const;

/** Lists a team's seasons, newest first, each with its record and how it ended. */
export function SeasonsTable({ seasons, label }: { seasons: readonly ClubSeason[]; label: string }) {
  return (
    <DataTable
      name="history-seasons"
      label={label}
      rows={seasons}
      columns={useSeasonColumns()}
      rowKey={({ season }) => season}
    />
  );
}

function useSeasonColumns(): Column<ClubSeason>[] {
  const { t } = useTranslation('history');
  const col = useColumnKit('history').of<ClubSeason>();
  const format = useFormat();
  const world = useWorldIfLoaded();
  return useMemo(() => {
    const finishOf = ({ rank, isChampion, playoffRoundsWon, movement }: ClubSeason) => {
      if (rank === null) return t('running');
      const reached = REACHED[playoffRoundsWon ?? -1];
      const end = t(`finish.${isChampion ? 'champion' : (reached ?? 'out')}`);
      return movement ? `${end}, ${t(`finish.${movement}`)}` : end;
    };
    return [
      col.season('season', { isName: true }),
      col.text('league', ({ leagueId }) => world?.leagueById.get(leagueId)?.name ?? '', {
        cell: ({ leagueId }) => (
          <Link to="/league/history/{-$id}" params={{ id: String(leagueId) }}>
            {world?.leagueById.get(leagueId)?.name ?? ''}
          </Link>
        ),
      }),
      col.count('rank', { cell: ({ rank }) => rank ?? NOTHING }),
      col.count('record', formatRecord),
      col.count('points'),
      col.count('goals', ({ goalsFor, goalsAgainst }) => format.score(goalsFor, goalsAgainst)),
      col.text('finish', finishOf),
    ];
  }, [t, format, world, col]);
}
