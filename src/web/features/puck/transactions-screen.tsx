import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PUCK_KINDS } from '#domains/puck/constants.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { Stack } from '#web/ui/layout-grid.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import css from './puck.module.css';
import { TransactionList } from './transaction-list.tsx';

const TYPES = ['any', ...PUCK_KINDS] as const;

/** Every transaction of the own account of pucks, page by page. */
export function TransactionsScreen() {
  const { t } = useTranslation(['puck', 'screens']);
  const format = useFormat();
  const type = useSearchChoice('type', TYPES);
  const page = useSearchNumber('page') ?? 1;
  const setSearch = useSetSearch();
  const query = useQuery(
    api.pucks.transactions.queryOptions({ input: { type, page }, placeholderData: keepPreviousData }),
  );
  return (
    <>
      <PageHeader title={t('screens:/puck/transactions')} details={t('puck:transactionsIntro')} />
      <Stack>
        <div className={css.filters}>
          <NativeSelect
            label={t('puck:type')}
            value={type}
            data={TYPES.map((value) => ({ value, label: t(`puck:types.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setSearch({ type: value === 'any' ? undefined : value, page: undefined })
            }
          />
          <ResetFilters of={['type', 'page']} />
        </div>
        <Loaded query={query} skeleton={<LoadingTable rows={8} columns={3} />}>
          {({ data, balance, pagination }) => (
            <Stack>
              <StatTiles
                tiles={[
                  {
                    label: t('puck:balance'),
                    value: format.number(balance),
                    note: t('puck:pucks', { count: balance }),
                  },
                ]}
              />
              <Section
                title={t('screens:/puck/transactions')}
                aside={<span>{t('puck:entries', { count: pagination.total })}</span>}
                isFlush
              >
                <TransactionList rows={data} />
              </Section>
              <Pager {...pagination} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </>
  );
}
