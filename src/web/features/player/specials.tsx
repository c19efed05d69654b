import { useTranslation } from 'react-i18next';
import type { SpecialSkill } from '#engine/player/skills.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import css from './specials.module.css';

/** Special skills as small labels; those that do not count this season are crossed out. `inRow`: small, for a row of a table. */
export function Specials({ skills, inRow }: { skills: readonly string[]; inRow?: boolean }) {
  const { t } = useTranslation('skills');
  const inactive = useWorldIfLoaded()?.inactiveSpecialSkills ?? [];
  return (
    <span className={css.list} data-row={inRow || undefined}>
      {skills.map((skill) => (
        <span key={skill} className={css.label} data-inactive={inactive.includes(skill) || undefined}>
          {
            // The server names none but the engine's special skills.
            t(`special.${skill as SpecialSkill}`)
          }
        </span>
      ))}
    </span>
  );
}
