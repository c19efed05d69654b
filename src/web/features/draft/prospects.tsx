import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MyPicksView } from '#domains/draft/contract/shapes.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { BandCell } from './amateur-columns.tsx';

type Prospect = MyPicksView['prospects'][number];

/** Lists amateurs whose rights the user's club holds, with their current season and a button that signs them. */
export function Prospects({ mine }: { mine: MyPicksView }) {
  const { t } = useTranslation('draft');
  const col = useColumnKit('draft').of<Prospect>();
  const format = useFormat();
  const columns = useMemo<Column<Prospect>[]>(
    () => [
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age'),
      col.count('potential', ({ potential }) => (potential.low + potential.high) / 2, {
        cell: ({ potential }) => <BandCell band={potential} />,
      }),
      col.count('junior', ({ junior }) => (junior ? junior.goals + junior.assists : null), {
        header: t('junior.title'),
        cell: ({ junior }) => junior && <JuniorLine junior={junior} />,
      }),
      col.text('drafted', ({ season, spot }) => t('draftedAs', { season, spot })),
      col.season('until', 'untilSeason'),
      col.text('terms', ({ salary, seasons }) => t('terms', { salary: format.shortMoney(salary), count: seasons })),
      col.actions('sign', (row) => <Sign prospect={row} />),
    ],
    [t, format, col],
  );
  return (
    <Section title={t('prospects')} isFlush>
      {mine.prospects.length === 0 ? (
        <EmptyState icon="star" title={t('noProspects')}>
          {t('noProspectsWords')}
        </EmptyState>
      ) : (
        <DataTable
          name="draft-prospects"
          label={t('prospects')}
          rows={mine.prospects}
          columns={columns}
          rowKey={({ player }) => player.id}
        />
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
