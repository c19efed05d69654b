import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MockView } from '#domains/draft/contract/shapes.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { LeagueSelect, useDraftLeague, useOwnClubId, useTeamsOf } from './use-draft.tsx';

type MockPick = MockView['picks'][number];

/** Whom the press expects in the first round. */
export function MockTab() {
  const { t } = useTranslation('draft');
  const leagueId = useDraftLeague();
  const query = useQuery(api.draft.mock.queryOptions({ input: { id: leagueId ?? 1 }, enabled: leagueId !== null }));
  return (
    <Loaded
      query={query}
      skeleton={<LoadingTable rows={20} columns={5} />}
      missing={<EmptyState icon="calendar" title={t('nobody')} />}
    >
      {({ data }) => <Mock mock={data} />}
    </Loaded>
  );
}

function Mock({ mock }: { mock: MockView }) {
  const { t } = useTranslation('draft');
  const columns = useMockColumns(mock);
  const clubId = useOwnClubId(mock);
  const title = t('mock.title', { edition: mock.edition });
  return (
    <>
      <StatsFilters>
        <LeagueSelect />
      </StatsFilters>
      <Stack>
        <p>{t(mock.isOrderKnown ? 'mock.byLottery' : 'mock.byTable')}</p>
        <Section title={title} isFlush>
          <DataTable
            label={title}
            rows={mock.picks}
            columns={columns}
            rowKey={({ spot }) => spot}
            isMarked={({ ownerClubId }) => ownerClubId === clubId}
          />
        </Section>
      </Stack>
    </>
  );
}

function useMockColumns(mock: MockView): Column<MockPick>[] {
  const { t } = useTranslation('draft');
  const teams = useTeamsOf(mock);
  return useMemo(
    () => [
      { id: 'spot', header: t('column.spot'), title: t('column.spotTitle'), value: ({ spot }) => spot, isLead: true },
      playerColumn<MockPick>({ header: t('column.player'), flag: true }),
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      {
        id: 'owner',
        header: t('column.owner'),
        value: ({ ownerClubId }) => teams.get(ownerClubId)?.nickname ?? '',
        cell: ({ ownerClubId }) => {
          const team = teams.get(ownerClubId);
          return team ? <TeamLink team={team} /> : null;
        },
        isText: true,
      },
      {
        id: 'rank',
        header: t('column.rank'),
        title: t('column.rankTitle'),
        value: ({ rank }) => rank,
        firstOrder: 'asc',
      },
      { id: 'reason', header: t('mock.why'), value: ({ reason }) => t(`mock.reason.${reason}`), isText: true },
    ],
    [t, teams],
  );
}
