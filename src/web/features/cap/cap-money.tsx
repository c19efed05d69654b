import { useFormat } from '#web/lib/format.ts';
import css from './cap.module.css';

/** An amount of cap dollars, short; a negative amount is highlighted, with its minus sign. */
export function CapMoney({ amount, isRoom = false }: { amount: number; isRoom?: boolean }) {
  const format = useFormat();
  return (
    <span className={css.money} data-over={amount < 0 || undefined}>
      {format.shortMoney(isRoom ? roundedDown(amount) : amount)}
    </span>
  );
}

/**
 * Returns the amount rounded down: cap space is never rounded up, so that an offer of the amount shown is not refused.
 * Millions are shown to ten thousands.
 */
function roundedDown(amount: number): number {
  const step = amount < 1_000_000 ? 1_000 : 10_000;
  return Math.floor(amount / step) * step;
}
