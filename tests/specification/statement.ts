/**
 * A statement of the product specification in our own words, and what shows that it holds: a test by its title, a field or an
 * address of the API, or the line of a screen that chooses its default. Only areas that open later may leave it open.
 */

/** Areas that are not built yet, with the areas of screens that open with them. */
export const WAITING = {
  nations: ['nation', 'world-championship', 'olympics'],
  tournaments: ['tournament', 'friendly-cup', 'ua-cup'],
  community: ['social', 'withdraw'],
} as const;

export type Statement = { says: string } & (
  | { kind: 'test'; file: string; title: string }
  /** Paths of fields in what a call answers; lists and what may be null are passed through. */
  | { kind: 'fields'; call: string; fields: readonly string[] }
  | { kind: 'route'; call: string; route: string }
  | { kind: 'source'; file: string; text: string }
  | { kind: 'waits'; area: keyof typeof WAITING }
);
/** Statements by the section of the specification; each has the number of its section and its place in it. */
export type Sections = Readonly<Record<string, readonly Statement[]>>;

type Shown = Readonly<Record<string, string>>;

/** Tests of one file, by what they show. */
export const shownIn = (file: string, rows: Shown): Statement[] =>
  Object.entries(rows).map(([says, title]) => ({ kind: 'test', says, file, title }));

/** Fields that a call answers, by what they are called; several are separated by blanks. */
export const answeredBy = (call: string, rows: Shown): Statement[] =>
  Object.entries(rows).map(([says, fields]) => ({ kind: 'fields', says, call, fields: fields.split(' ') }));

/** Calls by method and path, with the name that the contract gives them. */
export const calledAs = (rows: Shown): Statement[] =>
  Object.entries(rows).map(([route, call]) => ({ kind: 'route', says: `The call ${route}.`, call, route }));

/** Lines of the sources of screens, by what they choose. */
export const chosenIn = (rows: Readonly<Record<string, [file: string, text: string]>>): Statement[] =>
  Object.entries(rows).map(([says, [file, text]]) => ({
    kind: 'source',
    says,
    file: `src/web/features/${file}`,
    text,
  }));

export const later = (area: keyof typeof WAITING, says: readonly string[]): Statement[] =>
  says.map((each) => ({ kind: 'waits', says: each, area }));
