import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { NumberBounds } from '#web/lib/number-text.ts';
import { useTranslation } from '#web/lib/words.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import css from './search.module.css';

type Bound = number | undefined;

/** Fields for a lowest and a highest value, which are passed on when typing stops. */
export function RangeField({
  label,
  min,
  max,
  value: [low, high],
  kind,
  isInTenths = false,
  onChange,
}: {
  label: string;
  min: number;
  max: number;
  value: readonly [Bound, Bound];
  kind?: 'money';
  /** The values in the URL are tenths of those typed. */
  isInTenths?: boolean;
  onChange: (bounds: [Bound, Bound]) => void;
}) {
  const { t } = useTranslation('search');
  const shared = { kind, min, max, decimals: isInTenths ? 1 : 0 };
  const shown = (bound: Bound) => (bound === undefined || !isInTenths ? bound : bound / 10);
  const kept = (bound: Bound) => (bound === undefined || !isInTenths ? bound : Math.round(bound * 10));
  return (
    <fieldset className={css.range}>
      <legend>{label}</legend>
      <BoundField
        {...shared}
        aria-label={t('lowest', { what: label })}
        placeholder={t('from')}
        value={shown(low)}
        onChange={(next) => onChange([kept(next), high])}
      />
      <span aria-hidden>–</span>
      <BoundField
        {...shared}
        aria-label={t('highest', { what: label })}
        placeholder={t('to')}
        value={shown(high)}
        onChange={(next) => onChange([low, kept(next)])}
      />
    </fieldset>
  );
}

/** The pause in typing before the search, in milliseconds. */
const PAUSE_MS = 350;

/** A field for a number to search by, which is passed on when typing stops. */
export function BoundField({
  value,
  onChange,
  ...shown
}: NumberBounds & {
  'aria-label'?: string;
  label?: string;
  placeholder?: string;
  kind?: 'money' | undefined;
  w?: number;
  value: Bound;
  onChange: (value: Bound) => void;
}) {
  const [typed, setTyped] = useState(value ?? null);
  useEffect(() => setTyped(value ?? null), [value]);
  const hand = useDebouncedCallback((next: number | null) => onChange(next ?? undefined), PAUSE_MS);
  return (
    <NumberField
      {...shown}
      isOptional
      step={null}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        hand(next);
      }}
    />
  );
}
