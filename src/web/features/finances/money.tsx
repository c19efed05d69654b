import { useFormat } from '#web/lib/format.ts';
import css from './finances.module.css';

/** An amount; a negative one is highlighted, and `isSigned` adds a sign to positive ones as well. */
export function Money({ amount, isSigned, isShort }: { amount: number; isSigned?: boolean; isShort?: boolean }) {
  const format = useFormat();
  const text = isShort ? format.shortMoney(amount) : format.money(amount);
  return (
    <span className={css.money} data-sign={amount < 0 ? 'out' : isSigned ? 'in' : undefined}>
      {isSigned && amount > 0 ? `+${text}` : text}
    </span>
  );
}
