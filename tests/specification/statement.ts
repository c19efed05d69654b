/**
 * A statement of the product specification in our own words, and its proof: a test by its title, a field or an address of the
 * API, or the line of a screen that sets its default. Only areas that open later may leave it open.
 */

/** Areas that are not built yet, with the areas of screens that open with them. */
export const WAITING = {
  nations: ['nation', 'world-championship', 'olympics'],
  tournaments: ['tournament', 'friendly-cup', 'ua-cup'],
  community: ['social', 'withdraw'],
} as const;

export type Statement = { says: string } & (
  | { kind: 'test'; file: string; title: string }
  /** Paths of fields in a call's answer; lists and nullable types are passed through. */
  | { kind: 'fields'; call: string; fields: readonly string[] }
  | { kind: 'route'; call: string; route: string }
  | { kind: 'source'; file: string; text: string }
  | { kind: 'waits'; area: keyof typeof WAITING }
);
/** Statements by the section of the specification; each is numbered by its section and its place in it. */
export type Sections = Readonly<Record<string, readonly Statement[]>>;

type Shown = Readonly<Record<string, string>>;

/** Returns statements shown by tests of one file, by what they show. */
export const shownIn = (file: string, rows: Shown): Statement[] =>
  Object.entries(rows).map(([says, title]) => ({ kind: 'test', says, file, title }));

/** Returns statements shown by fields of a call's answer, by name; several are separated by spaces. */
export const answeredBy = (call: string, rows: Shown): Statement[] =>
  Object.entries(rows).map(([says, fields]) => ({ kind: 'fields', says, call, fields: fields.split(' ') }));

/** Returns statements shown by calls with method and path, with their names in the contract. */
export const calledAs = (rows: Shown): Statement[] =>
  Object.entries(rows).map(([route, call]) => ({ kind: 'route', says: `The call ${route}.`, call, route }));

/** Returns statements shown by lines of screen sources, by what they set. */
export const chosenIn = (rows: Readonly<Record<string, [file: string, text: string]>>): Statement[] =>
  Object.entries(rows).map(([says, [file, text]]) => ({
    kind: 'source',
    says,
    file: `src/web/features/${file}`,
    text,
  }));

export const later = (area: keyof typeof WAITING, says: readonly string[]): Statement[] =>
  says.map((each) => ({ kind: 'waits', says: each, area }));
