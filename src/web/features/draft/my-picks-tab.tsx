import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyPicksView } from '#domains/draft/contract.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { BandCell } from './amateur-columns.tsx';
import { NoClub } from './no-club.tsx';
import { useTeamsOf } from './use-draft.tsx';

/** The picks that the own club has, and the prospects whose rights it holds. */
export function MyPicksTab() {
  const hasClub = (useUser()?.teamId ?? null) !== null;
  const query = useQuery(api.draft.mine.queryOptions({ enabled: hasClub }));
  if (!hasClub) return <NoClub />;
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={10} columns={4} />}>
      {({ data }) => (
        <Stack>
          <Prospects mine={data} />
          <Picks mine={data} />
        </Stack>
      )}
    </Loaded>
  );
}

type OwnPick = MyPicksView['picks'][number];

function Picks({ mine }: { mine: MyPicksView }) {
  const { t } = useTranslation('draft');
  const teams = useTeamsOf(mine);
  const columns = useMemo<Column<OwnPick>[]>(
    () => [
      { id: 'season', header: t('column.season'), value: ({ season }) => season, isLead: true },
      { id: 'round', header: t('column.round'), value: ({ round }) => t('round', { round }), isName: true },
      { id: 'spot', header: t('column.spot'), title: t('column.spotTitle'), value: ({ spot }) => spot },
      {
        id: 'original',
        header: t('column.of'),
        value: ({ originalClubId }) => teams.get(originalClubId)?.nickname ?? '',
        cell: ({ originalClubId }) => {
          const team = teams.get(originalClubId);
          return team && <TeamLink team={team} name="nickname" />;
        },
        isText: true,
      },
    ],
    [t, teams],
  );
  return (
    <Section title={t('picks')} isFlush>
      <DataTable label={t('picks')} rows={mine.picks} columns={columns} rowKey={({ id }) => id} />
    </Section>
  );
}

type Prospect = MyPicksView['prospects'][number];

function Prospects({ mine }: { mine: MyPicksView }) {
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
