/** The formats that catalogues can use: '{{season, season}}', '{{salary, money}}'. */
import type { i18n } from 'i18next';
import { formatMoney, formatOrdinal, formatShortMoney } from './format.ts';
import { numberText } from './number-text.ts';
import { seasonLabel } from './season.ts';

/** Formats by name, each from a value and a language to words; i18n-keys.d.ts declares them for the compiler. */
const FORMATS: Readonly<Record<string, (value: number, language: string) => string>> = {
  /** Seasons are numbers in the code and years on screen. */
  season: seasonLabel,
  money: formatMoney,
  shortMoney: formatShortMoney,
  ordinal: formatOrdinal,
};

interface Formatted {
  interpolationkey?: string;
}

/** Adds the formats to an i18next instance, and writes its counts as their language does: '2,650 pucks'. */
export function addFormats({ services }: i18n): void {
  for (const [name, format] of Object.entries(FORMATS)) {
    services.formatter?.add(name, (value: number, language) => format(value, language ?? 'en'));
  }
  const { interpolator, formatter } = services;
  // Its types leave out what it has from the options of the instance.
  Object.assign(interpolator, {
    alwaysFormat: true,
    format: (value: unknown, format: string | undefined, language: string, options: Formatted) =>
      format === undefined && options.interpolationkey === 'count' && typeof value === 'number'
        ? numberText(value, language, { decimals: 3, isGrouped: true })
        : formatter?.format(value, format, language, options),
  });
}
