import { NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './search.module.css';

type Bound = number | undefined;

/** A lowest and a highest value; they are handed on when somebody stops typing. */
export function RangeField({
  label,
  min,
  max,
  value: [low, high],
  prefix,
  step,
  onChange,
}: {
  label: string;
  min: number;
  max: number;
  value: readonly [Bound, Bound];
  prefix?: string;
  step?: number;
  onChange: (bounds: [Bound, Bound]) => void;
}) {
  const { t } = useTranslation('search');
  const shared = { min, max, prefix, step, hideControls: true, allowDecimal: false, thousandSeparator: ',' } as const;
  return (
    <fieldset className={css.range}>
      <legend>{label}</legend>
      <BoundInput
        {...shared}
        label={t('lowest', { what: label })}
        placeholder={t('from')}
        value={low}
        onChange={(next) => onChange([next, high])}
      />
      <span aria-hidden>–</span>
      <BoundInput
        {...shared}
        label={t('highest', { what: label })}
        placeholder={t('to')}
        value={high}
        onChange={(next) => onChange([low, next])}
      />
    </fieldset>
  );
}

/** Milliseconds without a key before the search is made. */
const PAUSE_MS = 350;

function BoundInput({
  label,
  value,
  onChange,
  ...shown
}: {
  label: string;
  placeholder: string;
  min: number;
  max: number;
  prefix?: string;
  step?: number;
  hideControls: boolean;
  allowDecimal: boolean;
  thousandSeparator: string;
  value: Bound;
  onChange: (value: Bound) => void;
}) {
  const [typed, setTyped] = useState<number | string>(value ?? '');
  useEffect(() => setTyped(value ?? ''), [value]);
  const hand = useDebouncedCallback(
    (next: number | string) => onChange(next === '' ? undefined : Number(next)),
    PAUSE_MS,
  );
  return (
    <NumberInput
      {...shown}
      aria-label={label}
      size="sm"
      value={typed}
      clampBehavior="strict"
      onChange={(next) => {
        setTyped(next);
        hand(next);
      }}
    />
  );
}
