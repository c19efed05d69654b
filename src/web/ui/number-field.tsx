import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '#web/lib/format.ts';
import { type NumberBounds, numberText, understand, within } from '#web/lib/number-text.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from './icon.tsx';
import css from './number-field.module.css';

/** Whole dollars, a percentage, another number, or an id, whose digits are not grouped. */
type NumberKind = 'money' | 'percent' | 'number' | 'id';

interface FieldProps extends NumberBounds, Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  kind?: NumberKind;
  /** Written after the number while it is not edited. */
  unit?: string;
  /** What the arrow keys and the two buttons add; null for a field without buttons. */
  step?: number | null | undefined;
}

type NumberFieldProps = FieldProps &
  (
    | { isOptional: true; value: number | null | undefined; onChange: (value: number | null) => void }
    | { isOptional?: false; value: number; onChange: (value: number) => void }
  );

/**
 * A field for a number, in the notation of the user's language. Below it stands what was understood of the typed text;
 * a form is not sent before that is a number within the bounds. Left, the field shows its value, and what was typed as long
 * as that is none. An emptied one counts as zero, or as the least number, unless it is optional.
 */
export function NumberField(props: NumberFieldProps) {
  const { kind = 'number', unit = '', step = 1, isOptional, value, onChange, min, max, decimals, ...shown } = props;
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const written = useWritten(kind, unit, decimals);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const current = value ?? null;
  // A value that came from elsewhere replaces the text.
  const text = typed && (typed.value === current ? typed.text : numberText(current, locale, { decimals }));
  const understood = text === null ? null : understand(text, locale, { min, max, decimals });
  const bounds = { min: written(min), max: written(max) };
  const fault = understood?.fault && t(`number.${understood.fault}`, bounds);
  const meaning = text === '' && isOptional ? '' : written(current);
  const isPlain = text?.trim() === meaning;
  const isFixed = shown.readOnly || shown.disabled;
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);

  const take = (next: string, wanted: number | null | undefined) => {
    const taken = wanted === undefined ? current : (wanted ?? (isOptional ? null : within(0, { min, max })));
    setTyped({ text: next, value: taken });
    if (taken === current) return;
    if (isOptional) onChange(taken);
    else if (taken !== null) onChange(taken);
  };
  // The text stays as it is shown where it can be read, and with it what the user has selected to type over.
  const isSelecting = useRef(false);
  useLayoutEffect(() => {
    if (isSelecting.current) input.current?.select();
    isSelecting.current = false;
  });
  const edit = () => {
    if (isFixed || fault) return;
    const isReadable = understand(written(current), locale, { min, max, decimals }).value === current;
    isSelecting.current = !isReadable;
    setTyped({ text: isReadable ? written(current) : numberText(current, locale, { decimals }), value: current });
  };
  const stepBy = (change: number) => {
    const next = within((current ?? 0) + change, { min, max });
    take(numberText(next, locale, { decimals }), next);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || isFixed) return;
    event.preventDefault();
    stepBy(direction * (step ?? 1));
  };

  return (
    <TextInput
      {...shown}
      ref={input}
      inputMode={decimals ? 'decimal' : min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
      value={text ?? written(current)}
      onFocus={edit}
      onBlur={() => !fault && setTyped(null)}
      onChange={({ currentTarget }) =>
        take(currentTarget.value, understand(currentTarget.value, locale, { min, max, decimals }).value)
      }
      onKeyDown={stepByKey}
      rightSectionWidth={step === null ? undefined : 26}
      rightSection={
        step !== null && (
          <span className={css.steps} aria-hidden>
            {([1, -1] as const).map((direction) => (
              <button
                key={direction}
                type="button"
                tabIndex={-1}
                disabled={isFixed}
                // The field keeps the focus, or gets it.
                onMouseDown={(event) => {
                  event.preventDefault();
                  input.current?.focus();
                }}
                onClick={() => stepBy(direction * step)}
              >
                <Icon name={direction > 0 ? 'up' : 'down'} size={14} />
              </button>
            ))}
          </span>
        )
      }
      inputContainer={(children) => (
        <div className={css.box}>
          {children}
          {understood && (fault || !isPlain) && (
            <output key={fault ? text : ''} className={css.said} data-fault={fault ? true : undefined}>
              {fault || t('number.understood', { value: meaning })}
            </output>
          )}
        </div>
      )}
    />
  );
}

/** Returns how a field of this kind writes its value while it is not edited. */
function useWritten(kind: NumberKind, unit: string, decimals = 0): (value: number | null) => string {
  const format = useFormat();
  const { i18n } = useTranslation();
  return (value) => {
    if (value === null) return '';
    if (kind === 'money') return format.money(value);
    if (kind === 'percent') return format.percent(value, Number.isInteger(value) ? 0 : decimals);
    return numberText(value, i18n.language, { decimals, isGrouped: kind !== 'id' }) + unit;
  };
}
