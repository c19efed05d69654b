import { ActionIcon, NativeSelect } from '@mantine/core';
import { skillRanges } from '#domains/search/rules/filters.ts';
import { type Skill, skillsOf } from '#engine/player/skills.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RangeField } from './range-field.tsx';
import css from './search.module.css';

/** The call's maximum. */
const MAX_RANGES = 5;
const [LEAST, MOST] = [0, 99];

/** Filters for the ranges of single skills, up to five. `written`: in the call's format. */
export function SkillRanges({
  isGoalie,
  written,
  onChange,
}: {
  isGoalie: boolean;
  written: string;
  onChange: (written: string) => void;
}) {
  const { t } = useTranslation(['search', 'skills']);
  const ranges = skillRanges(written);
  const write = (next: readonly { skill: Skill; min: number; max: number }[]) =>
    onChange(next.map(({ skill, min, max }) => `${skill}:${min}-${max}`).join(','));
  const free = skillsOf(isGoalie ? 'G' : 'C').filter((skill) => !ranges.some((range) => range.skill === skill));
  return (
    <>
      {ranges.map(({ skill, min, max }) => (
        <div key={skill} className={css.skill}>
          <RangeField
            label={t(`skills:name.${skill}`)}
            min={LEAST}
            max={MOST}
            value={[min === LEAST ? undefined : min, max === MOST ? undefined : max]}
            onChange={([low, high]) =>
              write(
                ranges.map((range) =>
                  range.skill === skill ? { skill, min: low ?? LEAST, max: high ?? MOST } : range,
                ),
              )
            }
          />
          <ActionIcon
            variant="subtle"
            aria-label={t('search:removeSkill', { skill: t(`skills:name.${skill}`) })}
            onClick={() => write(ranges.filter((range) => range.skill !== skill))}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </div>
      ))}
      {ranges.length < MAX_RANGES && (
        <NativeSelect
          label={t('search:skill')}
          value=""
          data={[
            { value: '', label: t('search:addSkill') },
            ...free.map((skill) => ({ value: skill, label: t(`skills:name.${skill}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const skill = free.find((each) => each === value);
            if (skill) write([...ranges, { skill, min: LEAST, max: MOST }]);
          }}
        />
      )}
    </>
  );
}
