import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StandingsRow } from '#domains/shapes.ts';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import css from './standings.module.css';

/** Columns of a league table; `short` leaves out all but what a card has room for. */
export function useStandingsColumns({ short }: { short?: boolean } = {}): Column<StandingsRow>[] {
  const { t } = useTranslation('league');
  const format = useFormat();
  return useMemo(() => {
    const count = (
      id: 'played' | 'wins' | 'overtimeWins' | 'overtimeLosses' | 'losses' | 'goalsFor' | 'goalsAgainst',
    ) => ({
      id,
      header: t(`table.short.${id}`),
      title: t(`table.name.${id}`),
      value: (row: StandingsRow) => row[id],
    });
    const team: Column<StandingsRow> = {
      id: 'team',
      header: t('table.short.team'),
      title: t('table.name.rank'),
      value: (row) => row.rank,
      cell: (row) => (
        <span className={css.team}>
          <span className={css.rank}>{row.rank}</span>
          <TeamLink team={row.team} name={short ? 'city' : 'full'} />
          {row.clinched && !(short && row.clinched === 'e') && (
            <Tooltip label={t(`clinched.${row.clinched}`)}>
              <span className={css.mark}>{row.clinched}</span>
            </Tooltip>
          )}
        </span>
      ),
      isName: true,
    };
    const points: Column<StandingsRow> = {
      id: 'points',
      header: t('table.short.points'),
      title: t('table.name.points'),
      value: (row) => row.points,
      cell: (row) => <strong>{row.points}</strong>,
    };
    const difference: Column<StandingsRow> = {
      id: 'difference',
      header: t('table.short.difference'),
      title: t('table.name.difference'),
      value: (row) => row.goalsFor - row.goalsAgainst,
      cell: (row) => format.signed(row.goalsFor - row.goalsAgainst),
    };
    if (short) return [team, count('played'), difference, points];
    return [
      team,
      count('played'),
      points,
      count('wins'),
      count('overtimeWins'),
      count('overtimeLosses'),
      count('losses'),
      {
        id: 'share',
        header: t('table.short.share'),
        title: t('table.name.share'),
        value: (row) => (row.played > 0 ? row.points / (3 * row.played) : null),
        cell: (row) => format.savePercentage(row.played > 0 ? row.points / (3 * row.played) : null),
      },
      count('goalsFor'),
      count('goalsAgainst'),
      difference,
      {
        id: 'lastTen',
        header: t('table.short.lastTen'),
        title: t('table.name.lastTen'),
        value: (row) => row.lastTen.join(' '),
        cell: (row) => <FormStrip results={row.lastTen} />,
        isText: true,
        isUnsortable: true,
      },
      {
        id: 'streak',
        header: t('table.short.streak'),
        title: t('table.name.streak'),
        value: (row) => streakValue(row.streak),
        cell: (row) => row.streak || '–',
      },
    ];
  }, [t, format, short]);
}

/** 'W3' → 3, 'L2' → −2. */
function streakValue(streak: string): number {
  const length = Number(streak.slice(1)) || 0;
  return streak.startsWith('W') ? length : -length;
}
