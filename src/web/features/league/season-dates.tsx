import { useTranslation } from 'react-i18next';
import { useClock } from '#web/lib/world.ts';
import { Section } from '#web/ui/section.tsx';
import css from './league.module.css';

/** First and last day of each phase of a season. */
const PHASES = [
  { phase: 'preseason', from: 1, to: 5 },
  { phase: 'regular', from: 6, to: 43 },
  { phase: 'playoffs', from: 44, to: 58 },
  { phase: 'postseason', from: 59, to: 59 },
  { phase: 'draft', from: 60, to: 60 },
  { phase: 'frenzy', from: 61, to: 63 },
] as const;
const LAST_DAY = 63;

/** The phases of the season with the present one marked, and how far the season has come. */
export function SeasonDates() {
  const { t } = useTranslation('league');
  const clock = useClock();
  return (
    <Section title={t('overview.dates.title')}>
      <ol className={css.phases}>
        {PHASES.map(({ phase, from, to }) => (
          <li
            key={phase}
            className={css.phase}
            aria-current={clock?.phase === phase ? 'step' : undefined}
            data-past={clock && clock.day > to ? true : undefined}
          >
            <span>{t(`overview.dates.${phase}`)}</span>
            <span className={css.days}>
              {from === to ? t('overview.dates.dayOnly', { from }) : t('overview.dates.days', { from, to })}
            </span>
          </li>
        ))}
      </ol>
      {clock && (
        <div className={css.progress} aria-hidden>
          <span style={{ width: `${(100 * clock.day) / LAST_DAY}%` }} />
        </div>
      )}
    </Section>
  );
}
