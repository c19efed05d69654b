import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { Section } from '#web/ui/section.tsx';
import css from './lineups.module.css';

const NAMES = Object.keys(TACTIC_CHOICES) as (keyof Tactics)[]; // the keys of TACTIC_CHOICES are those of Tactics

/** How the team plays: ten settings of three values each. */
export function TacticsForm({ tactics, onChange }: { tactics: Tactics; onChange: (tactics: Tactics) => void }) {
  const { t } = useTranslation('lineups');
  return (
    <Section title={t('tactics.title')}>
      <div className={css.tactics}>
        {NAMES.map((name) => (
          <fieldset key={name} className={css.tactic}>
            <legend>{t(`tactics.names.${name}`)}</legend>
            <p>{t(`tactics.about.${name}`)}</p>
            <SegmentedControl
              fullWidth
              aria-label={t(`tactics.names.${name}`)}
              value={tactics[name]}
              onChange={(value) => onChange({ ...tactics, [name]: value })}
              data={TACTIC_CHOICES[name].map((value) => ({ value, label: t(`tactics.values.${value}`) }))}
            />
          </fieldset>
        ))}
      </div>
      <p className={css.hint}>{t('tactics.hint')}</p>
    </Section>
  );
}
