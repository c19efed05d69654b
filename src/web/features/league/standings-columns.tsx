import { useMemo } from 'react';
import type { StandingsRow } from '#domains/shapes.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { Words } from '#web/ui/layout.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import css from './standings.module.css';

/** Returns the columns of standings; `short` keeps only those that fit in a card. */
export function useStandingsColumns({ short }: { short?: boolean } = {}): Column<StandingsRow>[] {
  const { t } = useTranslation('league');
  const col = useColumnKit('league:table.short').of<StandingsRow>();
  const format = useFormat();
  return useMemo(() => {
    const count = (
      id: 'played' | 'wins' | 'overtimeWins' | 'overtimeLosses' | 'losses' | 'goalsFor' | 'goalsAgainst',
    ) => col.count(id, (row: StandingsRow) => row[id]);
    const team: Column<StandingsRow> = col.text('team', 'rank', {
      title: t('table.name.rank'),
      cell: (row) => (
        <span className={css.team}>
          <span className={css.rank}>{row.rank}</span>
          <TeamLink team={row.team} name={short ? 'city' : 'full'} />
          {row.clinched && !(short && row.clinched === 'e') && (
            <Tooltip label={t(`clinched.${row.clinched}`)}>
              <Words chip="letter" tone="dim">
                {row.clinched}
              </Words>
            </Tooltip>
          )}
        </span>
      ),
      isName: true,
    });
    const points: Column<StandingsRow> = col.count('points', { cell: (row) => <strong>{row.points}</strong> });
    const difference: Column<StandingsRow> = col.signed('difference', (row) => row.goalsFor - row.goalsAgainst);
    if (short) return [team, count('played'), difference, points];
    return [
      team,
      count('played'),
      points,
      count('wins'),
      count('overtimeWins'),
      count('overtimeLosses'),
      count('losses'),
      col.count('share', (row) => (row.played > 0 ? row.points / (3 * row.played) : null), {
        cell: (row) => format.savePercentage(row.played > 0 ? row.points / (3 * row.played) : null),
      }),
      count('goalsFor'),
      count('goalsAgainst'),
      difference,
      col.text('lastTen', (row) => row.lastTen.join(' '), {
        cell: (row) => <FormStrip results={row.lastTen} />,
        isUnsortable: true,
      }),
      col.count('streak', (row) => streakValue(row.streak), { cell: (row) => row.streak || '–' }),
    ];
  }, [t, format, short, col]);
}

/** Returns a streak as a number: 'W3' → 3, 'L2' → −2. */
function streakValue(streak: string): number {
  const length = Number(streak.slice(1)) || 0;
  return streak.startsWith('W') ? length : -length;
}
