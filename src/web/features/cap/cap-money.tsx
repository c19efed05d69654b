import { useFormat } from '#web/lib/format.ts';
import css from './cap.module.css';

/** Dollars of cap, short; below zero it stands out, and has its minus. */
export function CapMoney({ amount, isRoom = false }: { amount: number; isRoom?: boolean }) {
  const format = useFormat();
  return (
    <span className={css.money} data-over={amount < 0 || undefined}>
      {format.shortMoney(isRoom ? roundedDown(amount) : amount)}
    </span>
  );
}

/** What fits is never rounded up: anyone who offers what stands there is not refused. Millions are shown to ten thousands. */
function roundedDown(amount: number): number {
  const step = amount < 1_000_000 ? 1_000 : 10_000;
  return Math.floor(amount / step) * step;
}
