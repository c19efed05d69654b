import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SECOND_ADMIN_HOURS } from '#domains/admin/constants.ts';
import { GRANT_ALONE } from '#domains/purchase/constants.ts';
import type { GrantRow } from '#domains/purchase/contract.ts';
import { purchasePolicy } from '#domains/purchase/policy.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useAbility } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

const asGrants = (page: number) => ({ grants: page === 1 ? undefined : page });

/** The public log of pucks that admins granted or took away; admins decide pending ones here. */
export function GrantLog() {
  const { t } = useTranslation('purchase');
  const page = useSearchNumber('grants') ?? 1;
  const query = useQuery(api.purchases.grants.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns = useGrantColumns();
  return (
    <Section title={t('grants.title')} isFlush>
      <Text inset="md" prose>
        {t('grants.hint', { alone: GRANT_ALONE, hours: SECOND_ADMIN_HOURS })}
      </Text>
      <Loaded query={query} skeleton={<LoadingTable rows={3} columns={6} />}>
        {({ data, pagination }) => (
          <>
            <DataTable
              name="puck-grants"
              label={t('grants.title')}
              rows={data}
              columns={columns}
              rowKey={({ id }) => id}
              empty={t('grants.none')}
            />
            <Pager {...pagination} searchOf={asGrants} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function useGrantColumns(): Column<GrantRow>[] {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const mayGrant = useAbility(purchasePolicy.grant);
  const col = useColumnKit('purchase').of<GrantRow>();
  return useMemo(() => {
    const columns = [
      col.text('user', { isName: true }),
      col.signed('pucks'),
      col.text('reason'),
      col.text('admin'),
      col.instant('at', 'createdAt'),
      col.text('state', ({ state, decidedBy }) =>
        [t(`grants.state.${state}`), decidedBy].filter((part) => part !== null).join(' · '),
      ),
    ];
    const decide: Column<GrantRow> = col.actions('actions', (grant) =>
      grant.state === 'waiting' ? <Decide grant={grant} amount={format.signed(grant.pucks)} /> : null,
    );
    return mayGrant ? [...columns, decide] : columns;
  }, [t, format, mayGrant, col]);
}

function Decide({ grant: { id }, amount }: { grant: GrantRow; amount: string }) {
  const { t } = useTranslation('purchase');
  const decide = useCommand(api.purchases.decideGrant.call, () => t('grants.decided'), [api.purchases.key()]);
  return (
    <Row as="span" gap="md" align="end">
      {([true, false] as const).map((isApproved) => {
        const label = t(isApproved ? 'grants.approve' : 'grants.decline');
        return (
          <Button
            key={label}
            size="compact-xs"
            variant={isApproved ? 'filled' : 'default'}
            aria-label={`${label} ${amount}`}
            disabled={decide.isPending}
            onClick={() => decide.mutate({ id, isApproved })}
          >
            {label}
          </Button>
        );
      })}
    </Row>
  );
}
