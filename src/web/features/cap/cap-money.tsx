import { useFormat } from '#web/lib/format.ts';
import css from './cap.module.css';

/** Dollars of cap, short; below zero it stands out, and has its minus. */
export function CapMoney({ amount }: { amount: number }) {
  const format = useFormat();
  return (
    <span className={css.money} data-over={amount < 0 || undefined}>
      {format.shortMoney(amount)}
    </span>
  );
}
