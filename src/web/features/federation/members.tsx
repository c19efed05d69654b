import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FederationMember, FederationView } from '#domains/federation/contract.ts';
import type { NationId } from '#engine/ids.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { useMemberCommand } from './use-member-command.ts';

const ELIGIBILITY = ['eligible', 'any'] as const;
const IN_DRAW = ['in', 'out', 'any'] as const;

/** Lists the members of a federation, by default those who are eligible for the draw and have entered it. */
export function Members({ view }: { view: FederationView }) {
  const { t } = useTranslation('federation');
  const setSearch = useSetSearch();
  const eligibility = useSearchChoice('eligibility', ELIGIBILITY);
  const optIn = useSearchChoice('optIn', IN_DRAW);
  const query = useQuery(
    api.federations.members.queryOptions({
      input: { id: view.id, eligibility, optIn, page: useSearchNumber('page') ?? 1 },
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
              <MemberTable view={view} members={data} />
            )}
            <Pager {...pagination} />
          </Section>
        )}
      </Loaded>
    </>
  );
}

function MemberTable({ view, members }: { view: FederationView; members: readonly FederationMember[] }) {
  const { t } = useTranslation('federation');
  const col = useColumnKit('federation', { isUnsortable: true }).of<FederationMember>();
  const columns: Column<FederationMember>[] = [
    col.text('user', ({ user }) => user.name, {
      header: t('column.member'),
      cell: ({ user, isPresident }) => (
        <>
          <UserLink user={user} face />
          {isPresident && ` · ${t('isPresident')}`}
        </>
      ),
      isName: true,
    }),
    col.season('since', 'sinceSeason'),
    col.text('eligible', ({ isEligible }) => t(isEligible ? 'yes' : 'no')),
    col.text('optIn', ({ isOptedIn }) => t(isOptedIn ? 'yes' : 'no')),
  ];
  if (view.abilities.preside && !view.generalManager) {
    const cell = (member: FederationMember) => <Appoint nationId={view.id} member={member} />;
    columns.push(col.text('gm', () => null, { header: '', cell }));
  }
  return (
    <DataTable
      name="federation-members"
      label={t('memberList')}
      rows={members}
      columns={columns}
      rowKey={({ user }) => user.id}
      empty={t('noMembers')}
    />
  );
}

/** Appoints an eligible member general manager of the national teams. */
function Appoint({ nationId, member }: { nationId: NationId; member: FederationMember }) {
  const { t } = useTranslation('federation');
  const { user, isEligible, isOptedIn, isPresident } = member;
  const appoint = useMemberCommand(client.federations.appointGm, () => t('gm.appointedSaid', { name: user.name }));
  if (!isEligible || !isOptedIn || isPresident) return null;
  return (
    <ConfirmButton
      size="xs"
      variant="default"
      loading={appoint.isPending}
      question={t('gm.appointQuestion', { name: user.name })}
      explanation={t('gm.appointExplanation')}
      confirmLabel={t('gm.appoint')}
      onConfirm={() => appoint.mutate({ id: nationId, userId: user.id })}
    >
      {t('gm.appoint')}
    </ConfirmButton>
  );
}
