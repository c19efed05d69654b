import { Fragment } from 'react';
import type { ClubOverview } from '#domains/club/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

/** Shows the team's average form, energy and morale. */
export function Condition({ condition }: { condition: ClubOverview['condition'] }) {
  const { t } = useTranslation('club');
  return (
    <Section title={t('overview.condition')}>
      <div className={css.ratings}>
        {(['form', 'energy', 'morale'] as const).map((part) => (
          <Fragment key={part}>
            <span>{t(`overview.${part}`)}</span>
            <Meter value={condition[part]} label={t(`overview.${part}`)} width={110} />
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
