import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedWithdrawal } from '#domains/withdrawal/contract.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { OffNote } from './off-note.tsx';
import { Totals } from './totals.tsx';

/** Lists all withdrawals with masked names, and their totals by the ledger. */
export function BoardScreen() {
  const { t } = useTranslation(['withdrawal', 'screens']);
  const page = useSearchNumber('page') ?? 1;
  const totals = useQuery(api.withdrawals.totals.queryOptions());
  const query = useQuery(api.withdrawals.board.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const columns = useBoardColumns();
  return (
    <>
      <PageHeader
        title={t('screens:/withdraw-board')}
        details={t('withdrawal:boardIntro')}
        actions={<LinkButton to="/withdraw">{t('screens:/withdraw')}</LinkButton>}
      />
      <Stack>
        <Loaded query={totals} skeleton={<LoadingTable rows={1} columns={4} />}>
          {({ data }) => (
            <>
              <OffNote isOff={data.isOff} />
              <Totals totals={data} />
            </>
          )}
        </Loaded>
        <Section title={t('withdrawal:board')} isFlush>
          <Loaded query={query} skeleton={<LoadingTable />}>
            {({ data, pagination }) => (
              <DataTable
                name="withdrawals"
                label={t('withdrawal:board')}
                rows={data}
                columns={columns}
                rowKey={({ id }) => id}
                empty={t('withdrawal:noneBoard')}
                csvName="withdrawals"
                pages={pagination}
              />
            )}
          </Loaded>
        </Section>
      </Stack>
    </>
  );
}

function useBoardColumns(): Column<ListedWithdrawal>[] {
  const { t } = useTranslation('withdrawal');
  const col = useColumnKit('withdrawal').of<ListedWithdrawal>();
  return useMemo(
    () => [
      col.text('name', { isName: true }),
      col.number('pucks'),
      col.number('fee'),
      col.text('method', ({ method }) => t(`method.${method}`)),
      col.text('state', ({ state }) => t(`state.${state}`)),
      col.instant('requested', 'requestedAt'),
      col.instant('closed', 'closedAt'),
      col.text('steps', ({ steps }) =>
        steps.flatMap(({ step, by }) => (by === null ? [] : t('stepBy', { step: t(`state.${step}`), by }))).join(' · '),
      ),
    ],
    [t, col],
  );
}
