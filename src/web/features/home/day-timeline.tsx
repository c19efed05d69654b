import type { Clock } from '#domains/world/contract/calls.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './day-timeline.module.css';

const STEPS: readonly { id: 'morning' | 'slots' | 'bench' | 'night'; icon: IconName }[] = [
  { id: 'morning', icon: 'heart' },
  { id: 'slots', icon: 'puck' },
  { id: 'bench', icon: 'swap' },
  { id: 'night', icon: 'league' },
];

/** Shows the course of a game day in order, and what advances it. @param clock of the world, once loaded */
export function DayTimeline({ clock }: { clock: Clock | undefined }) {
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
            <Text tone="dim">{t(`steps.${id}.words`)}</Text>
          </li>
        ))}
      </ol>
      {clock && (
        <p className={css.length}>
          {t(`dayLength.${clock.pace}`, { duration: format.duration(clock.dayMinutes * 60) })}
        </p>
      )}
    </Section>
  );
}
