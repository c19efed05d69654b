import { SegmentedControl } from '@mantine/core';
import { Fragment, useId } from 'react';
import type { TacticValue } from '#domains/lineups/rules/board.ts';
import { TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { effectOf } from '#web/features/lineups/tactics/order-words.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './tactics.module.css';

/** The value of a setting for "as all game". */
const USUAL = 'usual';

/** Edits one setting, with its explanation and the benefit and cost of the choice. `usual` is the whole game's value. */
export function SettingField({
  setting,
  value,
  usual,
  isOff = false,
  onChange,
}: {
  setting: keyof Tactics;
  value: TacticValue | null;
  usual: TacticValue | null;
  isOff?: boolean;
  onChange: (value: TacticValue | null) => void;
}) {
  const { t } = useTranslation(['tactics', 'orders', 'common']);
  const about = useId();
  const choices: readonly TacticValue[] = TACTIC_CHOICES[setting];
  return (
    <fieldset
      className={css.setting}
      aria-describedby={about}
      data-own={(usual !== null && value !== null) || undefined}
    >
      <legend>{t(`tactics:names.${setting}`)}</legend>
      <p id={about}>{t(`tactics:about.${setting}`)}</p>
      <SegmentedControl
        fullWidth
        disabled={isOff}
        aria-label={t(`tactics:names.${setting}`)}
        value={value ?? USUAL}
        onChange={(chosen) => onChange(choices.find((choice) => choice === chosen) ?? null)}
        data={[
          ...(usual === null ? [] : [{ value: USUAL, label: t('tactics:part.usual') }]),
          ...choices.map((choice) => ({ value: choice, label: t(`tactics:values.${choice}`) })),
        ]}
      />
      <Effect setting={setting} value={value} usual={usual} />
    </fieldset>
  );
}

/** Shows the benefit and cost of the choice; in the middle, the benefits of either end. */
function Effect({
  setting,
  value,
  usual,
}: {
  setting: keyof Tactics;
  value: TacticValue | null;
  usual: TacticValue | null;
}) {
  const { t } = useTranslation(['tactics', 'orders', 'common']);
  if (value === null) {
    const words = t('tactics:part.usualValue', { value: t(`tactics:values.${usual ?? 'balanced'}`) });
    return <p className={css.effect}>{words}</p>;
  }
  const effect = effectOf(t, setting, value);
  if (effect) {
    return (
      <dl className={css.effect}>
        <dt>{t('tactics:answers')}</dt>
        <dd>{effect.answers}</dd>
        <dt data-cost>{t('tactics:costs')}</dt>
        <dd>{effect.costs}</dd>
      </dl>
    );
  }
  const ends: readonly TacticValue[] = TACTIC_CHOICES[setting].filter((choice) => choice !== 'balanced');
  return (
    <dl className={css.effect} data-middle>
      {ends.map((end) => (
        <Fragment key={end}>
          <dt data-end>{t(`tactics:values.${end}`)}</dt>
          <dd>{effectOf(t, setting, end)?.answers}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
