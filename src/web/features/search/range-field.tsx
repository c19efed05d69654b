import { NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './search.module.css';

type Bound = number | undefined;

/** Fields for a lowest and a highest value, which are passed on when typing stops. */
export function RangeField({
  label,
  min,
  max,
  value: [low, high],
  prefix,
  step,
  isInTenths = false,
  onChange,
}: {
  label: string;
  min: number;
  max: number;
  value: readonly [Bound, Bound];
  prefix?: string;
  step?: number;
  /** The values in the URL are tenths of those typed. */
  isInTenths?: boolean;
  onChange: (bounds: [Bound, Bound]) => void;
}) {
  const { t } = useTranslation('search');
  const shared = {
    min,
    max,
    prefix,
    step,
    hideControls: true,
    allowDecimal: isInTenths,
    decimalScale: 1,
    thousandSeparator: ',',
  } as const;
  const shown = (bound: Bound) => (bound === undefined || !isInTenths ? bound : bound / 10);
  const kept = (bound: Bound) => (bound === undefined || !isInTenths ? bound : Math.round(bound * 10));
  return (
    <fieldset className={css.range}>
      <legend>{label}</legend>
      <BoundInput
        {...shared}
        label={t('lowest', { what: label })}
        placeholder={t('from')}
        value={shown(low)}
        onChange={(next) => onChange([kept(next), high])}
      />
      <span aria-hidden>–</span>
      <BoundInput
        {...shared}
        label={t('highest', { what: label })}
        placeholder={t('to')}
        value={shown(high)}
        onChange={(next) => onChange([low, kept(next)])}
      />
    </fieldset>
  );
}

/** The pause in typing before the search, in milliseconds. */
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
  decimalScale: number;
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
