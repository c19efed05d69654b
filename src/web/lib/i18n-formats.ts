/** What catalogues can do with a value: '{{season, season}}', '{{salary, money}}'. */
import type { i18n } from 'i18next';
import { formatMoney, formatOrdinal, formatShortMoney } from './format.ts';
import { seasonLabel } from './season.ts';

/** Formats by name, from a value and a language to words; i18n-keys.d.ts tells the compiler of them. */
const FORMATS: Readonly<Record<string, (value: number, language: string) => string>> = {
  /** Seasons are numbers in the game and years in its words. */
  season: seasonLabel,
  money: formatMoney,
  shortMoney: formatShortMoney,
  ordinal: formatOrdinal,
};

/** Makes the formats known to an instance. */
export function addFormats({ services }: i18n): void {
  for (const [name, format] of Object.entries(FORMATS)) {
    services.formatter?.add(name, (value: number, language) => format(value, language ?? 'en'));
  }
}
