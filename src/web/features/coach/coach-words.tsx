import { COACH_SKILLS, type EffectName } from '#domains/coach/constants.ts';
import type { CoachLine } from '#domains/coach/contract.ts';
import { BENCH_EFFECTS } from '#engine/player/staff-effects.ts';
import css from '#web/features/job/staff.module.css';
import { suitsLevel } from '#web/features/job/suits-level.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Row } from '#web/ui/layout.tsx';

type CoachRow = Pick<CoachLine, 'skills' | 'specialSkills' | 'person' | 'age'>;

/** A coach's special skills and their effects. */
export function Specials({ coach }: { coach: Pick<CoachLine, 'specialSkills'> }) {
  const { t } = useTranslation('coach');
  return (
    <Row as="ul" gap="sm" close>
      {coach.specialSkills.map((special) => (
        <li key={special} data-tip={t(`specialDoes.${special}`)}>
          {t(`special.${special}`)}
        </li>
      ))}
    </Row>
  );
}

/** The same on his own page, with the effects spelled out. */
export function SpecialsTold({ coach }: { coach: Pick<CoachLine, 'specialSkills'> }) {
  const { t } = useTranslation('coach');
  return (
    <dl className={css.told}>
      {coach.specialSkills.map((special) => (
        <div key={special}>
          <dt>{t(`special.${special}`)}</dt>
          <dd>{t(`specialDoes.${special}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the columns of coaches: name, age, and the seven skills. */
export function useCoachColumns<Row extends CoachRow>(): { who: Column<Row>[]; skills: Column<Row>[] } {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach').of<CoachRow>();
  return {
    who: [
      col.person('name', 'person', {
        header: t('column.coach'),
        flag: true,
        isName: true,
        firstOrder: 'asc',
      }),
      col.count('age', { isTight: true }),
    ],
    skills: [
      ...COACH_SKILLS.map(
        (skill, index): Column<Row> =>
          col.count(skill, ({ skills }) => skills[index] ?? 0, {
            header: t(`skillShort.${skill}`),
            title: t(`skill.${skill}`),
            isTight: true,
          }),
      ),
      col.text('specials', ({ specialSkills }) => specialSkills.map((special) => t(`special.${special}`)).join(', '), {
        cell: (row) => <Specials coach={row} />,
        isUnsortable: true,
      }),
    ],
  };
}

/** Returns a function that words how well players suit a style: 'well (58)'. */
export function useSuitsWords() {
  const { t } = useTranslation('coach');
  return (value: number) => t('suits.value', { words: t(`suits.level.${suitsLevel(value)}`), value });
}

const BENCH: ReadonlySet<EffectName> = new Set(BENCH_EFFECTS);

/**
 * Returns a function that words an effect: '+3%', points of morale, or goals a season; percents and points with this
 * many digits, tenths of goals always.
 */
export function useEffectWords() {
  const { t } = useTranslation('coach');
  const format = useFormat();
  return (effect: EffectName, value: number, digits = 0) => {
    // A saving is worded as a decrease.
    if (effect === 'discipline') return t('percent', { value: format.signed(-value, digits) });
    if (effect === 'playoffs') return t('playoffGoals', { value: format.signed(value / 10, 1) });
    if (BENCH.has(effect)) return t('goals', { value: format.signed(value / 10, 1) });
    if (effect === 'morale') return t('points', { value: format.signed(value, digits), count: Math.abs(value) });
    return t('percent', { value: format.signed(value, digits) });
  };
}
