import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyPicksView } from '#domains/draft/contract/shapes.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { playerName } from '#web/ui/names.ts';
import { playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { BandCell } from './amateur-columns.tsx';

type Prospect = MyPicksView['prospects'][number];

/** Amateurs whose rights the own club holds, what they do meanwhile, and the button that signs them. */
export function Prospects({ mine }: { mine: MyPicksView }) {
  const { t } = useTranslation('draft');
  const format = useFormat();
  const columns = useMemo<Column<Prospect>[]>(
    () => [
      playerColumn({ header: t('column.player'), flag: true }),
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      { id: 'age', header: t('column.age'), value: ({ age }) => age },
      {
        id: 'potential',
        header: t('column.potential'),
        title: t('column.potentialTitle'),
        value: ({ potential }) => (potential.low + potential.high) / 2,
        cell: ({ potential }) => <BandCell band={potential} />,
      },
      {
        id: 'junior',
        header: t('junior.title'),
        value: ({ junior }) => (junior ? junior.goals + junior.assists : null),
        cell: ({ junior }) => junior && <JuniorLine junior={junior} />,
      },
      {
        id: 'drafted',
        header: t('column.drafted'),
        value: ({ season, spot }) => t('draftedAs', { season, spot }),
        isText: true,
      },
      {
        id: 'until',
        header: t('column.until'),
        title: t('column.untilTitle'),
        value: ({ untilSeason }) => untilSeason,
        cell: ({ untilSeason }) => seasonLabel(untilSeason),
      },
      {
        id: 'terms',
        header: t('column.terms'),
        value: ({ salary, seasons }) => t('terms', { salary: format.shortMoney(salary), count: seasons }),
        isText: true,
      },
      { id: 'sign', header: '', value: () => null, cell: (row) => <Sign prospect={row} />, isUnsortable: true },
    ],
    [t, format],
  );
  return (
    <Section title={t('prospects')} isFlush>
      {mine.prospects.length === 0 ? (
        <EmptyState icon="star" title={t('noProspects')}>
          {t('noProspectsWords')}
        </EmptyState>
      ) : (
        <DataTable label={t('prospects')} rows={mine.prospects} columns={columns} rowKey={({ player }) => player.id} />
      )}
    </Section>
  );
}

function Sign({ prospect: { player } }: { prospect: Prospect }) {
  const { t } = useTranslation(['draft', 'common']);
  const queries = useQueryClient();
  const sign = useMutation({
    mutationFn: () => client.draft.sign({ id: player.id }),
    onSuccess: async () => {
      alert('success', t('draft:signed', { player: playerName(player) }));
      await queries.invalidateQueries({ queryKey: api.draft.key() });
    },
    onError: (error) => alert('error', messageOf(error, t('common:notSaved'))),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={sign.isPending}
      onClick={() => sign.mutate()}
      aria-label={t('draft:signHim', { player: playerName(player) })}
    >
      {t('draft:sign')}
    </Button>
  );
}

function JuniorLine({ junior }: { junior: NonNullable<Prospect['junior']> }) {
  const { t } = useTranslation('draft');
  const format = useFormat();
  const { games, goals, assists, shotsAgainst, goalsAgainst } = junior;
  if (shotsAgainst === 0) return t('junior.skaterLine', { games, goals, assists, points: goals + assists });
  return t('junior.goalieLine', { games, share: format.savePercentage((shotsAgainst - goalsAgainst) / shotsAgainst) });
}
