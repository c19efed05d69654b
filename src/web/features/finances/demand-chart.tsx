import type { TicketsView } from '#domains/finances/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Box } from '#web/ui/layout.tsx';
import { pointOnCurve } from './demand.ts';
import css from './finances.module.css';

const WIDTH = 640;
const HEIGHT = 180;

/**
 * Charts attendance and gate receipts of a typical home game by ticket price, each on its own scale, with a mark at one
 * price.
 */
export function DemandChart({ tickets: { curve, capacity }, price }: { tickets: TicketsView; price: number }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const [from, to] = [curve[0]?.price ?? 0, curve.at(-1)?.price ?? 1];
  const most = Math.max(1, ...curve.map(({ receipts }) => receipts));
  const best = curve.find(({ receipts }) => receipts === most);
  const x = (of: number) => (Math.max(0, Math.min(1, (of - from) / Math.max(1, to - from))) * WIDTH).toFixed(1);
  const line = (height: (point: TicketsView['curve'][number]) => number) =>
    curve.map((point) => `${x(point.price)},${(HEIGHT * (1 - height(point))).toFixed(1)}`).join(' ');
  const at = pointOnCurve(curve, price);
  const mark = x(price);
  const label = t('tickets.chart.label', {
    from: format.money(from),
    to: format.money(to),
    best: format.money(best?.price ?? 0),
    most: format.shortMoney(most),
  });
  return (
    <Box as="figure">
      <div className={css.plot}>
        <div className={css.scale} aria-hidden>
          <span>{format.shortMoney(most)}</span>
          <span>{format.shortMoney(0)}</span>
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <line className={css.zero} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
          <polyline className={css.crowd} points={line(({ attendance }) => attendance / Math.max(1, capacity))} />
          <polyline className={css.past} points={line(({ receipts }) => receipts / most)} />
          <line className={css.mark} x1={mark} x2={mark} y1={0} y2={HEIGHT} />
          <circle className={css.dot} cx={mark} cy={HEIGHT * (1 - at.receipts / most)} r={0.01} />
        </svg>
      </div>
      <div className={css.days} aria-hidden>
        <span>{format.money(from)}</span>
        <span>{format.money(Math.round((from + to) / 2))}</span>
        <span>{format.money(to)}</span>
      </div>
      <figcaption className={css.legend}>
        <span data-line="past">{t('tickets.chart.receipts')}</span>
        <span data-line="crowd">{t('tickets.chart.attendance', { capacity: format.number(capacity) })}</span>
      </figcaption>
    </Box>
  );
}
