import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PurchaseRow } from '#domains/purchase/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { ProductButtons, useGoodsName } from './goods.tsx';
import css from './purchase.module.css';

/** Lists products for money, if any are sold, and the user's purchases. */
export function OwnPurchases() {
  const { t } = useTranslation('purchase');
  const mine = useQuery(api.purchases.list.queryOptions());
  return (
    <>
      <Load from={api.purchases.checkout.queryOptions()} skeleton={<LoadingTable rows={1} columns={4} />}>
        {({ data }) => (
          <Section title={t('buy')}>
            <p className={css.words}>{t(data.isOpen ? 'buyHint' : data.isTest ? 'closedTest' : 'closed')}</p>
            {data.isOpen && <ProductButtons currency={data.currency} />}
          </Section>
        )}
      </Load>
      {mine.data && mine.data.data.length > 0 && (
        <Section title={t('mine')} isFlush>
          <PurchaseTable rows={mine.data.data} />
        </Section>
      )}
    </>
  );
}

export function PurchaseTable({ rows }: { rows: readonly PurchaseRow[] }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const nameOf = useGoodsName();
  const col = useColumnKit('purchase').of<PurchaseRow>();
  const columns = useMemo(
    (): Column<PurchaseRow>[] => [
      col.text('product', ({ product }) => nameOf(product), {
        cell: ({ id, product }) => (
          <Link to="/purchase/$id" params={{ id: String(id) }}>
            {nameOf(product)}
          </Link>
        ),
        isName: true,
      }),
      col.text('state', ({ state }) => t(`state.${state}`)),
      col.count('amount', 'amount', { cell: ({ amount, currency }) => format.price(amount, currency) }),
      col.count('refunded', 'refunded', { cell: ({ refunded, currency }) => format.price(refunded, currency) }),
      col.count('receipt', ({ receiptNumber }) => receiptNumber),
      col.instant('date', 'createdAt', { style: 'date' }),
    ],
    [t, format, nameOf, col],
  );
  return <DataTable name="purchases" label={t('mine')} rows={rows} columns={columns} rowKey={({ id }) => id} />;
}
