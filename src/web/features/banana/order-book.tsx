import { useMemo } from 'react';
import type { FruitMarket, FruitOrder } from '#domains/banana/contract.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { useFruitCount } from './fruit-words.ts';
import { useFruitCommand } from './use-fruit-command.ts';

/** Lists other users' swaps: the user gives what they want. */
export function OrderBook({ market: { book, basket } }: { market: FruitMarket }) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  const col = useColumnKit('banana').of<FruitOrder>();
  const columns = useMemo(
    (): Column<FruitOrder>[] => [
      col.text('get', ({ give, giveCount }) => counted(give, giveCount), { isName: true }),
      col.text('give', ({ want, wantCount }) => counted(want, wantCount)),
      col.instant('time', 'createdAt'),
      col.actions('act', (order) => <Take order={order} has={basket[order.want] ?? 0} />),
    ],
    [col, counted, basket],
  );
  return (
    <Section title={t('book.title')} isFlush>
      <DataTable
        name="fruit-orders"
        label={t('book.title')}
        rows={book}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon="swap" title={t('book.none')}>
            <p>{t('book.noneHint')}</p>
          </EmptyState>
        }
      />
    </Section>
  );
}

function Take({ order: { id, give, giveCount, want, wantCount }, has }: { order: FruitOrder; has: number }) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  const words = { give: counted(want, wantCount), get: counted(give, giveCount) };
  const take = useFruitCommand(api.bananaDay.take.call, () => t('book.done', words));
  if (has < wantCount) return t('book.missing');
  return (
    <ConfirmButton
      size="compact-sm"
      aria-label={t('book.swapNamed', words)}
      loading={take.isPending}
      question={t('book.question', words)}
      explanation={<p>{t('book.hint')}</p>}
      confirmLabel={t('book.swap')}
      onConfirm={() => take.mutate({ id })}
    >
      {t('book.swap')}
    </ConfirmButton>
  );
}
