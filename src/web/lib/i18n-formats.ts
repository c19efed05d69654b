/** The formats that catalogues can use: '{{season, season}}', '{{salary, money}}'. */
import type { i18n } from 'i18next';
import { formatMoney, formatOrdinal, formatShortMoney } from './format.ts';
import { seasonLabel } from './season.ts';

/** Formats by name, each from a value and a language to words; i18n-keys.d.ts declares them for the compiler. */
const FORMATS: Readonly<Record<string, (value: number, language: string) => string>> = {
  /** Seasons are numbers in the code and years on screen. */
  season: seasonLabel,
  money: formatMoney,
  shortMoney: formatShortMoney,
  ordinal: formatOrdinal,
};

/** Adds the formats to an i18next instance. */
export function addFormats({ services }: i18n): void {
  for (const [name, format] of Object.entries(FORMATS)) {
    services.formatter?.add(name, (value: number, language) => format(value, language ?? 'en'));
  }
}
