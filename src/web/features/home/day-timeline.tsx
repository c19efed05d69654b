import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './day-timeline.module.css';

const STEPS: readonly { id: 'morning' | 'slots' | 'bench' | 'night'; icon: IconName }[] = [
  { id: 'morning', icon: 'heart' },
  { id: 'slots', icon: 'puck' },
  { id: 'bench', icon: 'swap' },
  { id: 'night', icon: 'league' },
];

/** How a game day goes, in order. @param dayMinutes real minutes a game day lasts, once known */
export function DayTimeline({ dayMinutes }: { dayMinutes: number | undefined }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <Section title={t('day')}>
      <ol className={css.steps}>
        {STEPS.map(({ id, icon }) => (
          <li key={id} className={css.step}>
            <span className={css.icon}>
              <Icon name={icon} size={22} />
            </span>
            <h3 className={css.title}>{t(`steps.${id}.title`)}</h3>
            <p className={css.words}>{t(`steps.${id}.words`)}</p>
          </li>
        ))}
      </ol>
      {dayMinutes !== undefined && (
        <p className={css.length}>{t('dayLength', { duration: format.duration(dayMinutes * 60) })}</p>
      )}
    </Section>
  );
}
