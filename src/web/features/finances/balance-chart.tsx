import type { BooksView } from '#domains/finances/contract.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Box } from '#web/ui/layout.tsx';
import css from './finances.module.css';

const WIDTH = 640;
const HEIGHT = 180;

/** Charts the balance of each day, and the forecast's range on the last one. */
export function BalanceChart({ books }: { books: BooksView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const { balance, balanceBefore, balances, day, forecast } = books;
  const values = [0, balance, balanceBefore, forecast.low, forecast.high, ...balances.map((one) => one.balance)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (of: number) => (of / DAYS_PER_SEASON) * WIDTH;
  const y = (amount: number) => HEIGHT - ((amount - low) / Math.max(1, high - low)) * HEIGHT;
  const at = (of: number, amount: number) => `${x(of).toFixed(1)},${y(amount).toFixed(1)}`;
  const past = [at(0, balanceBefore), ...balances.map((one) => at(one.day, one.balance))];
  const end = DAYS_PER_SEASON;
  const words = {
    before: format.shortMoney(balanceBefore),
    now: format.shortMoney(balance),
    expected: format.shortMoney(forecast.expected),
    low: format.shortMoney(forecast.low),
    high: format.shortMoney(forecast.high),
  };
  return (
    <Box as="figure">
      <div className={css.plot}>
        <div className={css.scale} aria-hidden>
          <span>{format.shortMoney(high)}</span>
          {low < 0 && high > 0 && <span style={{ top: `${(y(0) / HEIGHT) * 100}%` }}>{format.shortMoney(0)}</span>}
          <span>{format.shortMoney(low)}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('chart.label', words)}
        >
          <line className={css.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
          <polygon
            className={css.band}
            points={[at(day, balance), at(end, forecast.high), at(end, forecast.low)].join(' ')}
          />
          <polyline className={css.ahead} points={[at(day, balance), at(end, forecast.expected)].join(' ')} />
          <polyline className={css.past} points={past.join(' ')} />
        </svg>
      </div>
      <div className={css.days} aria-hidden>
        {[1, 21, 42, DAYS_PER_SEASON].map((of) => (
          <span key={of}>{t('chart.day', { day: of })}</span>
        ))}
      </div>
      <figcaption className={css.legend}>
        <span data-line="past">{t('chart.past')}</span>
        <span data-line="ahead">{t('chart.ahead')}</span>
      </figcaption>
    </Box>
  );
}
