import type { SpecialSkill } from '#engine/player/skills.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import css from './specials.module.css';

/** Labels that fit in a row, one below the other. */
const LABELS_IN_ROW = 2;

/**
 * Special skills as small labels; skills that do not count this season are crossed out and say so. `inRow`: small, for
 * a table row, where further skills become a number that names them in its tooltip, as does the reason for a
 * crossed-out one.
 */
export function Specials({ skills, inRow }: { skills: readonly string[]; inRow?: boolean }) {
  const { t } = useTranslation('skills');
  const inactive = useWorldIfLoaded()?.inactiveSpecialSkills ?? [];
  const shown = inRow ? skills.slice(0, LABELS_IN_ROW) : skills;
  // The server sends only the engine's special skills.
  const others = skills.slice(shown.length).map((skill) => t(`special.${skill as SpecialSkill}`));
  const tipOf = (skill: string) => {
    const does = t(`specialTip.${skill as SpecialSkill}`);
    return inactive.includes(skill) ? `${t('specialRests')}: ${does}` : does;
  };
  const labelOf = (skill: string) => (
    <span
      key={skill}
      className={css.label}
      data-inactive={inactive.includes(skill) || undefined}
      data-tip={tipOf(skill)}
    >
      <span>{t(`special.${skill as SpecialSkill}`)}</span>
      {inactive.includes(skill) && (
        <small className={inRow ? 'visually-hidden' : undefined}> {t('specialRests')}</small>
      )}
    </span>
  );
  return (
    <span className={css.list} data-row={inRow || undefined}>
      {shown.slice(0, -1).map(labelOf)}
      {/* The last label and the number stay together, so that there are never more lines than labels. */}
      <span className={css.last}>
        {shown.slice(-1).map(labelOf)}
        {others.length > 0 && (
          <span className={css.more} data-tip={others.join(', ')}>
            +{others.length} <span className="visually-hidden">{others.join(', ')}</span>
          </span>
        )}
      </span>
    </span>
  );
}
