import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

type Row = Answer<ApiClient['history']['trophyBoard']>['data'][number];

/** Managers by what their clubs have won under them. */
export function TrophyBoardScreen() {
  const { t } = useTranslation(['history', 'screens']);
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.history.trophyBoard.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns: Column<Row>[] = [
    { id: 'rank', header: t('history:column.rank'), value: ({ rank }) => rank, isLead: true },
    {
      id: 'manager',
      header: t('history:column.manager'),
      value: ({ user }) => user.name,
      cell: ({ user }) => <UserLink user={user} />,
      isName: true,
    },
    {
      id: 'team',
      header: t('history:column.team'),
      value: ({ team }) => team?.abbr ?? '',
      cell: ({ team }) => (team ? <TeamLink team={team} name="abbr" /> : NOTHING),
      isText: true,
    },
    { id: 'cups', header: t('history:column.cups'), value: ({ cups }) => cups },
    { id: 'presidents', header: t('history:column.presidents'), value: ({ presidents }) => presidents },
    { id: 'points', header: t('history:column.points2'), value: ({ points }) => points },
  ];
  return (
    <>
      <PageHeader title={t('screens:/leaderboard/trophies')} details={t('history:boardIntro')} />
      <Loaded query={query} skeleton={<LoadingTable rows={10} columns={6} />}>
        {({ data, pagination }) => (
          <Section title={t('history:board')} isFlush>
            {data.length === 0 ? (
              <EmptyState icon="cup" title={t('history:boardEmptyTitle')}>
                {t('history:boardEmpty')}
              </EmptyState>
            ) : (
              <>
                <DataTable label={t('history:board')} rows={data} columns={columns} rowKey={({ user }) => user.id} />
                <Pager currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
              </>
            )}
          </Section>
        )}
      </Loaded>
    </>
  );
}
