import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmateurView } from '#domains/draft/contract/shapes.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { playerColumn } from '#web/ui/player-columns.tsx';
import css from './draft.module.css';

/** What is known of an amateur. */
export function useAmateurColumns(): Column<AmateurView>[] {
  const { t } = useTranslation('draft');
  return useMemo(
    () => [
      {
        id: 'rank',
        header: t('column.rank'),
        title: t('column.rankTitle'),
        value: ({ rank }) => rank,
        firstOrder: 'asc',
        isLead: true,
      },
      playerColumn({ header: t('column.player'), flag: true }),
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      { id: 'age', header: t('column.age'), value: ({ age }) => age },
      {
        id: 'present',
        header: t('column.present'),
        title: t('column.presentTitle'),
        value: ({ present }) => (present.low + present.high) / 2,
        cell: ({ present }) => <BandCell band={present} />,
      },
      {
        id: 'potential',
        header: t('column.potential'),
        title: t('column.potentialTitle'),
        value: ({ potential }) => (potential.low + potential.high) / 2,
        cell: ({ potential }) => <BandCell band={potential} />,
      },
      { id: 'height', header: t('column.height'), title: t('column.heightTitle'), value: ({ heightCm }) => heightCm },
      { id: 'weight', header: t('column.weight'), title: t('column.weightTitle'), value: ({ weightKg }) => weightKg },
      {
        id: 'taken',
        header: t('column.taken'),
        title: t('column.takenTitle'),
        value: ({ taken }) => taken?.spot ?? null,
        firstOrder: 'asc',
      },
    ],
    [t],
  );
}

/** Between which points the scouts see him. */
export function BandCell({ band: { low, high } }: { band: { low: number; high: number } }) {
  return (
    <span className={css.band}>
      {low}–{high}
    </span>
  );
}
