import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClubSeason } from '#domains/history/contract.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';

/** What is reached with so many rounds won. */
const REACHED = ['quarterfinal', 'semifinal', 'final'] as const;

/** A team's seasons, the newest first, each with its record and how it ended. */
export function SeasonsTable({ seasons, label }: { seasons: readonly ClubSeason[]; label: string }) {
  return <DataTable label={label} rows={seasons} columns={useSeasonColumns()} rowKey={({ season }) => season} />;
}

function useSeasonColumns(): Column<ClubSeason>[] {
  const { t } = useTranslation('history');
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
      {
        id: 'season',
        header: t('column.season'),
        value: ({ season }) => season,
        cell: ({ season }) => seasonLabel(season),
        isName: true,
      },
      {
        id: 'league',
        header: t('column.league'),
        value: ({ leagueId }) => world?.leagueById.get(leagueId)?.name ?? '',
        cell: ({ leagueId }) => (
          <Link to="/league/history/{-$id}" params={{ id: String(leagueId) }}>
            {world?.leagueById.get(leagueId)?.name ?? ''}
          </Link>
        ),
        isText: true,
      },
      { id: 'rank', header: t('column.rank'), value: ({ rank }) => rank, cell: ({ rank }) => rank ?? NOTHING },
      {
        id: 'record',
        header: t('column.record'),
        title: t('column.recordTitle'),
        value: formatRecord,
      },
      { id: 'points', header: t('column.points'), value: ({ points }) => points },
      {
        id: 'goals',
        header: t('column.goals'),
        value: ({ goalsFor, goalsAgainst }) => format.score(goalsFor, goalsAgainst),
      },
      { id: 'finish', header: t('column.finish'), value: finishOf, isText: true },
    ];
  }, [t, format, world]);
}
