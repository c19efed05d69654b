import { Fragment } from 'react';
import type { ClubOverview } from '#domains/club/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './overview.module.css';

const PARTS = ['overall', 'offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;

/** Shows the five ratings of a team and their mean. */
export function TeamRatings({ ratings }: { ratings: ClubOverview['ratings'] }) {
  const { t } = useTranslation('club');
  return (
    <Section title={t('overview.ratings')}>
      <div className={css.ratings}>
        {PARTS.map((part) => (
          <Fragment key={part}>
            <Words strong={part === 'overall'}>{t(`overview.rating.${part}`)}</Words>
            <RatingPill rating={ratings[part]} size={part === 'overall' ? 'md' : 'sm'} />
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
