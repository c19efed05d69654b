import { Link } from '@tanstack/react-router';
import { BANANA_DAY, DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { Stack, Text, Words } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './league.module.css';

const STARTS = Object.entries(PHASE_STARTS);
/** First and last day of each phase of a season. */
const PHASES = STARTS.map(([phase, from], index) => ({
  phase: phase as keyof typeof PHASE_STARTS,
  from,
  to: (STARTS[index + 1]?.[1] ?? DAYS_PER_SEASON + 1) - 1,
}));

/** Shows the phases of the season with the current one marked, and how far the season has progressed. */
export function SeasonDates() {
  const { t } = useTranslation('league');
  const clock = useClock();
  return (
    <Section title={t('overview.dates.title')}>
      <Stack as="ol" gap="xs">
        {PHASES.map(({ phase, from, to }) => (
          <li
            key={phase}
            className={css.phase}
            aria-current={clock?.phase === phase ? 'step' : undefined}
            data-past={clock && clock.day > to ? true : undefined}
          >
            <span>{t(`overview.dates.${phase}`)}</span>
            <Words tone="dim" light numeric>
              {from === to ? t('overview.dates.dayOnly', { from }) : t('overview.dates.days', { from, to })}
            </Words>
          </li>
        ))}
      </Stack>
      {clock && (
        <div className={css.progress} aria-hidden>
          <span style={{ width: `${(100 * clock.day) / DAYS_PER_SEASON}%` }} />
        </div>
      )}
      <Text tone="dim" light numeric>
        <Link to="/fruit-trade">{t('overview.dates.bananaDay', { day: BANANA_DAY })}</Link>
      </Text>
    </Section>
  );
}
