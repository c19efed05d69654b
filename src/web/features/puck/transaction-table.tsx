import { useMemo } from 'react';
import { PUCK_COLORS } from '#domains/finances/constants.ts';
import { PUCK_KINDS, type PuckKind } from '#domains/puck/constants.ts';
import type { PuckTransaction } from '#domains/puck/contract.ts';
import { memoRenderers } from '#web/features/facts.ts';
import { FactWords, ownWayOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import css from './puck.module.css';

/** Lists puck transactions, newest first. @param csvName offers an export under this name */
export function TransactionTable({ rows, csvName }: { rows: readonly PuckTransaction[]; csvName?: string }) {
  const { t } = useTranslation('puck');
  const format = useFormat();
  const col = useColumnKit('puck').of<PuckTransaction>();
  const columns = useMemo((): Column<PuckTransaction>[] => {
    const signed = (amount: number) => (amount === 0 ? '–' : format.signed(amount));
    return [
      col.text('cause', ({ kind }) => (isPuckKind(kind) ? t(`types.${kind}`) : kind), {
        cell: (row) => <Cause row={row} />,
        isName: true,
      }),
      col.text('date', ({ season, day }) => t('dateOf', { season, day })),
      col.count('amount', 'amount', { cell: ({ amount }) => signed(amount) }),
      ...PUCK_COLORS.map((color) =>
        col.count(color, ({ colors }) => colors[color], { cell: ({ colors }) => signed(colors[color]) }),
      ),
      col.count('balance', 'balance', { cell: ({ balance }) => <Pucks amount={balance} /> }),
    ];
  }, [t, format, col]);
  return (
    <DataTable
      name="puck-transactions"
      label={t('transactions')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      {...(csvName && { csvName })}
      empty={
        <EmptyState icon="puck" title={t('emptyTitle')}>
          <p>{t('empty')}</p>
        </EmptyState>
      }
    />
  );
}

function isPuckKind(kind: string): kind is PuckKind {
  return PUCK_KINDS.some((known) => known === kind);
}

/** Returns the link to the cause of a transaction; for a gift to the other user. null: no screen shows it. */
export function wayToCause(row: PuckTransaction): string | null {
  if (row.kind !== 'gift') return ownWayOf(memoRenderers, row);
  return `/user/${row.amount < 0 ? row.params.toId : row.params.fromId}`;
}

/** Words the cause of a transaction, with a link to it. */
function Cause({ row }: { row: PuckTransaction }) {
  const words = <FactWords of={memoRenderers} fact={row} />;
  const way = wayToCause(row);
  return <span className={css.cause}>{way === null ? words : <PathLink path={way}>{words}</PathLink>}</span>;
}
