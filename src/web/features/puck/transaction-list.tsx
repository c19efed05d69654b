import { useTranslation } from 'react-i18next';
import type { PuckTransaction } from '#domains/puck/contract.ts';
import { memoRenderers } from '#web/features/facts.ts';
import { FactWords } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import css from './puck.module.css';

/** What has moved in the account of pucks, the newest first. */
export function TransactionList({ rows }: { rows: readonly PuckTransaction[] }) {
  const { t } = useTranslation('puck');
  const format = useFormat();
  if (rows.length === 0) {
    return (
      <EmptyState icon="puck" title={t('emptyTitle')}>
        <p>{t('empty')}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={css.rows}>
      {rows.map((row) => {
        const { id, season, day, amount } = row;
        const moved = t('pucksMoved', { count: Math.abs(amount), amount: format.number(Math.abs(amount)) });
        return (
          <li key={id} className={css.row}>
            <span>
              <FactWords of={memoRenderers} fact={row} />
              <span className={css.date}>{t('dateOf', { season, day })}</span>
            </span>
            <strong className={css.amount} data-sign={amount < 0 ? 'out' : 'in'}>
              {amount < 0 ? `−${moved}` : `+${moved}`}
            </strong>
          </li>
        );
      })}
    </ul>
  );
}
