import { NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MAX_REASON, PURCHASE_STATES } from '#domains/purchase/constants.ts';
import type { AdminPurchaseRow, RevenueView } from '#domains/purchase/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { AccountStatement } from './account-statement.tsx';
import { useGoodsName } from './goods.tsx';
import { GrantLog } from './grant-log.tsx';

const STATES = ['any', ...PURCHASE_STATES] as const;

/** For admins: sales, revenue, any puck account, and grants. */
export function PurchasesTab() {
  const { t } = useTranslation('purchase');
  const state = useSearchChoice('state', STATES);
  const page = useSearchNumber('page') ?? 1;
  const setSearch = useSetSearch();
  const query = useQuery(api.purchases.all.queryOptions({ input: { state, page }, placeholderData: keepPreviousData }));
  const columns = usePurchaseColumns();
  return (
    <Stack>
      <Section
        title={t('admin.purchases')}
        aside={
          <NativeSelect
            aria-label={t('admin.filter')}
            value={state}
            data={STATES.map((value) => ({ value, label: value === 'any' ? t('admin.any') : t(`state.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setSearch({ state: value === 'any' ? undefined : value, page: undefined })
            }
          />
        }
        isFlush
      >
        <Loaded query={query} skeleton={<LoadingTable />}>
          {({ data, pagination }) => (
            <DataTable
              name="admin-purchases"
              label={t('admin.purchases')}
              rows={data}
              columns={columns}
              rowKey={({ id }) => id}
              empty={t('admin.none')}
              csvName="purchases"
              pages={pagination}
            />
          )}
        </Loaded>
      </Section>
      <Revenue />
      <AccountStatement />
      <GrantLog />
    </Stack>
  );
}

function usePurchaseColumns(): Column<AdminPurchaseRow>[] {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const nameOf = useGoodsName();
  const col = useColumnKit('purchase').of<AdminPurchaseRow>();
  return useMemo(
    () => [
      col.count('id'),
      col.user('user', ({ userId, user }) => ({ id: userId, name: user }), { isName: true }),
      col.text('product', ({ product }) => nameOf(product)),
      col.text('state', ({ state }) => t(`state.${state}`)),
      col.count('amount', 'amount', { cell: ({ amount, currency }) => format.price(amount, currency) }),
      col.count('refunded', 'refunded', { cell: ({ refunded, currency }) => format.price(refunded, currency) }),
      col.count('receipt', ({ receiptNumber }) => receiptNumber),
      col.instant('date', 'createdAt'),
      col.actions('actions', (row) => (row.state === 'paid' ? <RefundButton id={row.id} /> : null)),
    ],
    [t, format, nameOf, col],
  );
}

function RefundButton({ id }: { id: number }) {
  const { t } = useTranslation('purchase');
  const [reason, setReason] = useState('');
  const refund = useCommand(api.purchases.refundAny.call, () => t('admin.refunded'), [api.purchases.key()]);
  return (
    <ConfirmButton
      size="compact-xs"
      variant="default"
      aria-label={`${t('admin.refund')} ${id}`}
      disabled={refund.isPending}
      question={t('admin.refundQuestion', { id })}
      explanation={
        <TextInput
          label={t('admin.reason')}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      }
      confirmLabel={t('admin.refund')}
      onConfirm={() => refund.mutate({ id, reason })}
    >
      {t('admin.refund')}
    </ConfirmButton>
  );
}

type Day = RevenueView['days'][number];
type OddEvent = RevenueView['oddEvents'][number];

function Revenue() {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const query = useQuery(api.purchases.revenue.queryOptions());
  const col = useColumnKit('purchase').of<Day>();
  const odd = useColumnKit('purchase').of<OddEvent>();
  const columns = useMemo((): Column<Day>[] => {
    const priceOf = (cents: (day: Day) => number) => (day: Day) => format.price(cents(day), day.currency);
    const netOf = ({ paid, refunded }: Day) => paid - refunded;
    return [
      col.text('date', { isName: true }),
      col.text('kind', ({ isTest }) => t(isTest ? 'admin.test' : 'admin.real')),
      col.count('sales'),
      col.count('paid', 'paid', { cell: priceOf(({ paid }) => paid) }),
      col.count('refunded', 'refunded', { cell: priceOf(({ refunded }) => refunded) }),
      col.count('net', netOf, { cell: priceOf(netOf) }),
    ];
  }, [t, format, col]);
  const oddColumns = useMemo(
    (): Column<OddEvent>[] => [
      odd.text('event', ({ type }) => type, { isName: true }),
      odd.text('refused', ({ refused }) =>
        refused === 'account-gone' || refused === 'refund-failed'
          ? t(`admin.oddHint.${refused}`)
          : t('admin.oddHint.other', { fault: refused }),
      ),
      odd.count('id', ({ purchaseId }) => purchaseId),
      odd.instant('at', 'receivedAt'),
      odd.actions('actions', ({ refused, purchaseId, isRefundable }) =>
        refused === 'account-gone' && purchaseId !== null && isRefundable ? <RefundButton id={purchaseId} /> : null,
      ),
    ],
    [t, odd],
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable />}>
      {({ data: { days, oddEvents } }) => (
        <>
          <Section title={t('admin.revenue')} isFlush>
            <DataTable
              name="revenue"
              label={t('admin.revenue')}
              rows={days}
              columns={columns}
              rowKey={({ date, currency, isTest }) => `${date} ${currency} ${isTest}`}
              empty={t('admin.noRevenue')}
              csvName="revenue"
            />
          </Section>
          {oddEvents.length > 0 && (
            <Section title={t('admin.odd')} isFlush>
              <DataTable
                name="payment-events"
                label={t('admin.odd')}
                rows={oddEvents}
                columns={oddColumns}
                rowKey={({ id }) => id}
              />
            </Section>
          )}
        </>
      )}
    </Loaded>
  );
}
