import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FederationMember } from '#domains/federation/contract.ts';
import type { NationId } from '#engine/ids.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

const ELIGIBILITY = ['eligible', 'any'] as const;
const IN_DRAW = ['in', 'out', 'any'] as const;

/** The members of a federation; at first those who may be drawn and wish to be. */
export function Members({ nationId }: { nationId: NationId }) {
  const { t } = useTranslation('federation');
  const setSearch = useSetSearch();
  const eligibility = useSearchChoice('eligibility', ELIGIBILITY);
  const optIn = useSearchChoice('optIn', IN_DRAW);
  const query = useQuery(
    api.federations.members.queryOptions({
      input: { id: nationId, eligibility, optIn, page: useSearchNumber('page') ?? 1 },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <StatsFilters>
        <NativeSelect
          aria-label={t('eligibility.label')}
          value={eligibility}
          data={ELIGIBILITY.map((value) => ({ value, label: t(`eligibility.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ eligibility: value === ELIGIBILITY[0] ? undefined : value, page: undefined })
          }
        />
        <NativeSelect
          aria-label={t('inDraw.label')}
          value={optIn}
          data={IN_DRAW.map((value) => ({ value, label: t(`inDraw.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ optIn: value === IN_DRAW[0] ? undefined : value, page: undefined })
          }
        />
      </StatsFilters>
      <Loaded query={query} skeleton={<LoadingTable rows={8} columns={4} />}>
        {({ data, pagination }) => (
          <Section title={t('memberList')} isFlush>
            {data.length === 0 ? (
              <EmptyState icon="user" title={t('noMembers')}>
                {t('noMembersHint')}
              </EmptyState>
            ) : (
              <MemberTable members={data} />
            )}
            <Pager {...pagination} />
          </Section>
        )}
      </Loaded>
    </>
  );
}

function MemberTable({ members }: { members: readonly FederationMember[] }) {
  const { t } = useTranslation('federation');
  const columns: Column<FederationMember>[] = [
    {
      id: 'user',
      header: t('column.member'),
      value: ({ user }) => user.name,
      cell: ({ user, isPresident }) => (
        <>
          <UserLink user={user} />
          {isPresident && ` · ${t('isPresident')}`}
        </>
      ),
      isName: true,
      isUnsortable: true,
    },
    {
      id: 'since',
      header: t('column.since'),
      value: ({ sinceSeason }) => sinceSeason,
      cell: ({ sinceSeason }) => seasonLabel(sinceSeason),
      isUnsortable: true,
    },
    {
      id: 'eligible',
      header: t('column.eligible'),
      title: t('column.eligibleTitle'),
      value: ({ isEligible }) => t(isEligible ? 'yes' : 'no'),
      isText: true,
      isUnsortable: true,
    },
    {
      id: 'optIn',
      header: t('column.optIn'),
      value: ({ isOptedIn }) => t(isOptedIn ? 'yes' : 'no'),
      isText: true,
      isUnsortable: true,
    },
  ];
  return (
    <DataTable
      label={t('memberList')}
      rows={members}
      columns={columns}
      rowKey={({ user }) => user.id}
      empty={t('noMembers')}
    />
  );
}
