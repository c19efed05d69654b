import { useMemo } from 'react';
import type { MockView } from '#domains/draft/contract/shapes.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { LeagueSelect, useDraftLeague, useOwnClubId, useTeamsOf } from './use-draft.tsx';

type MockPick = MockView['picks'][number];

/** Shows the media's mock draft of the first round. */
export function MockTab() {
  const { t } = useTranslation('draft');
  const leagueId = useDraftLeague();
  return (
    <Load
      from={api.draft.mock.queryOptions({ input: { id: leagueId ?? 1 }, enabled: leagueId !== null })}
      skeleton={<LoadingTable rows={20} columns={5} />}
      missing={<EmptyState icon="calendar" title={t('nobody')} />}
    >
      {({ data }) => <Mock mock={data} />}
    </Load>
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
            name="draft-mock"
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
  const col = useColumnKit('draft').of<MockPick>();
  const teams = useTeamsOf(mock);
  return useMemo(
    () => [
      col.count('spot', { isLead: true }),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.text('owner', ({ ownerClubId }) => teams.get(ownerClubId)?.nickname ?? '', {
        cell: ({ ownerClubId }) => {
          const team = teams.get(ownerClubId);
          return team ? <TeamLink team={team} /> : null;
        },
      }),
      col.count('rank', { firstOrder: 'asc' }),
      col.text('reason', ({ reason }) => t(`mock.reason.${reason}`), { header: t('mock.why') }),
    ],
    [t, teams, col],
  );
}
