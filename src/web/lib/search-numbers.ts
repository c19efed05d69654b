/** How what a screen puts into the URL is written there. */

/** Parameters to change; undefined takes one out. */
export type Changes = Record<string, string | number | undefined>;

/** Whole numbers as one writes them: "07" is a text, or its nought would be gone as soon as the 7 is typed. */
const WHOLE_NUMBER = /^(0|[1-9]\d{0,8})$/;

/** Whole numbers as numbers: the router writes texts that look like them in quotation marks. */
export function withNumbers(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value,
    ]),
  );
}
