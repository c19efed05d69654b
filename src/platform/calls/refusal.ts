/**
 * Refusals are codes with facts; their text is in the catalogue (`src/web/locales/en/refusals.ts`) and nowhere else.
 * A noun declares its own in `refusals.ts`, its rules and stores return them, its routes `refuse` with them.
 *
 *     export const playerRefusals = { numberWorn: refusal('player.number-worn', 409, ['by', 'number']) };
 *     refuse(playerRefusals.numberWorn({ by: 'Aki Salo', number: 9 }));
 */
import { yearsOfSeason } from '#engine/calendar.ts';

/** The statuses of api.md, and those of requests that reach no call. */
export type RefusalStatus =
  | (400 | 401 | 403 | 404 | 405 | 408 | 409 | 412 | 413 | 414 | 415 | 419 | 422 | 429 | 431)
  | (500 | 503);
export type Facts = Readonly<Record<string, string | number>>;

/** A refusal with its facts, as a rule returns it. */
export interface Refused {
  ok: false;
  code: string;
  status: RefusalStatus;
  facts: Facts;
}

/** A kind of refusal; calling it with facts makes one. */
export interface Refusal<Code extends string = string, Fact extends string = never> {
  (...facts: [Fact] extends [never] ? [] : [Readonly<Record<Fact, string | number>>]): Refused;
  code: Code;
  status: RefusalStatus;
  /** Names of the facts that its text may use. */
  facts: readonly string[];
}

/** Faults by field; dotted for nested fields ('lineup.goalies.SG'). */
export type Faults = Record<string, Refused>;

/** @param facts names of the facts that it comes with */
export function refusal<const Code extends string, const Fact extends string = never>(
  code: Code,
  status: RefusalStatus,
  facts: readonly Fact[] = [],
): Refusal<Code, Fact> {
  const refused = (...[given = {}]: [Facts?]): Refused => ({ ok: false, code, status, facts: given });
  return Object.assign(refused, { code, status, facts });
}

/** Returns what is shown of a refusal before it happens, as `fault` of the shapes has it; null: nothing is refused. */
export function faultOf(refused: Refused | null): Pick<Refused, 'code' | 'facts'> | null {
  return refused && { code: refused.code, facts: refused.facts };
}

/**
 * How a text formats a number: `{{season, season}}` as years, `{{cost, money}}` as dollars, `{{until, moment}}` (milliseconds) as
 * date and time.
 */
export type NumberFormat = 'season' | 'money' | 'moment';

/**
 * Returns the text of a refusal with its facts filled in for `{{name}}`. @param write formats numbers in the reader's language;
 * in English by default
 */
export function filled(words: string, facts: Facts, write = inEnglish): string {
  return words.replace(/\{\{(\w+)(?:, (season|money|moment))?\}\}/g, (_whole, name: string, format?: NumberFormat) => {
    const fact = facts[name] ?? '';
    return format && typeof fact === 'number' ? write(fact, format) : String(fact);
  });
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function inEnglish(value: number, format: NumberFormat): string {
  if (format === 'moment') return `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return format === 'season' ? yearsOfSeason(value) : DOLLARS.format(value);
}
