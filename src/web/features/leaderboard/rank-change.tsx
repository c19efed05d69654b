import { NOTHING } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './rank-change.module.css';

/** Shows ranks gained or lost, by sign and tone; null: not ranked before. */
export function RankChange({ change }: { change: number | null }) {
  const { t } = useTranslation('leaderboard');
  if (change === null) return <span data-tip={t('fresh')}>{NOTHING}</span>;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const words = direction === 'same' ? t('same') : t(direction, { count: Math.abs(change) });
  return (
    <span className={css.change} data-direction={direction} data-tip={words}>
      <span aria-hidden>{direction === 'same' ? '=' : `${direction === 'up' ? '▲' : '▼'} ${Math.abs(change)}`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
