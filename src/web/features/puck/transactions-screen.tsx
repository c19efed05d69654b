import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PUCK_KINDS } from '#domains/puck/constants.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSetSearch } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { TransactionTable } from './transaction-table.tsx';

const TYPES = ['any', ...PUCK_KINDS] as const;

/** Lists all of the user's puck transactions, with the running balance. */
export function TransactionsScreen({ grants }: { grants: ReactNode }) {
  const { t } = useTranslation(['puck', 'screens']);
  const { puckBalance } = useManager();
  const type = useSearchChoice('type', TYPES);
  const setSearch = useSetSearch();
  const query = useQuery(api.pucks.transactions.queryOptions({ input: { type }, placeholderData: keepPreviousData }));
  return (
    <>
      <PageHeader title={t('screens:/puck/transactions')} details={t('puck:transactionsIntro')} />
      <Stack>
        <Row gap="md" align="end">
          <NativeSelect
            label={t('puck:type')}
            value={type}
            data={TYPES.map((value) => ({ value, label: t(`puck:types.${value}`) }))}
            onChange={({ currentTarget: { value } }) => setSearch({ type: value === 'any' ? undefined : value })}
          />
          <ResetFilters of={['type']} />
        </Row>
        <StatTiles tiles={[{ label: t('puck:balance'), value: <Pucks amount={puckBalance} /> }]} />
        <Loaded query={query} skeleton={<LoadingTable rows={8} columns={5} />}>
          {({ data }) => (
            <Section
              title={t('screens:/puck/transactions')}
              aside={<span>{t('puck:entries', { count: data.length })}</span>}
              isFlush
            >
              <TransactionTable rows={data} csvName="puck-transactions" />
            </Section>
          )}
        </Loaded>
        {grants}
      </Stack>
    </>
  );
}
