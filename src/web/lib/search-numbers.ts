/** The notation of search parameters in the URL. */

/** Parameters to change; undefined removes one. */
export type Changes = Record<string, string | number | undefined>;

/** Whole numbers in their usual notation: "07" is text, or its zero would be gone as soon as the 7 is typed. */
const WHOLE_NUMBER = /^(0|[1-9]\d{0,8})$/;

/** Returns the changes with whole numbers as numbers: the router puts strings that look like numbers in quotation marks. */
export function withNumbers(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value,
    ]),
  );
}
