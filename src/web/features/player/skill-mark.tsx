import type { RosterPlayerView } from '#domains/shapes.ts';
import { bandOf } from '#web/lib/ratings.ts';
import { useSwitch } from '#web/lib/settings.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './skill-mark.module.css';

export type SkillValue = RosterPlayerView['skills'][number];

/** A skill on the color of its tier, with a mark if it is at its ceiling or declining; as a number or in words, by setting. */
export function SkillMark({ skill, size = 'sm' }: { skill: SkillValue; size?: 'sm' | 'md' }) {
  const { t } = useTranslation(['club', 'skills']);
  const inNumbers = useSwitch('skill-level-numbers', true);
  const title = skill.dec ? t('club:roster.dec') : skill.max ? t('club:roster.max') : undefined;
  return (
    <Row as="span" inline unbroken gap="xs">
      <RatingPill
        rating={skill.value}
        size={size}
        words={inNumbers ? undefined : t(`skills:level.${bandOf(skill.value)}`)}
      />
      <span className={css.mark} data-dec={skill.dec || undefined} data-tip={title}>
        {title && (
          <>
            <span aria-hidden>{skill.dec ? '▼' : '■'}</span>
            <span className="visually-hidden">{title}</span>
          </>
        )}
      </span>
    </Row>
  );
}
