/**
 * The rooms of the house and, in the room of domains, the parts of a slice: who stands on whom. `.dependency-cruiser.mjs`
 * holds imports to it, `slice-graph.ts` looks for circles between slices, and `picture.ts` draws it.
 */

/** From the ground up; a room knows itself and those before it. The screens stand beside them. */
export const ROOMS = ['engine', 'platform', 'domains', 'world', 'app'] as const;

export interface Layer {
  name: string;
  /** Names of files and folders in a slice, and in `src/domains` itself. */
  parts: readonly string[];
  /** What stands there, for the picture. */
  says: string;
  /** Layers that are looked at together when slices may not import one another in a circle. */
  graph: (typeof GRAPHS)[number];
}

/** Tables, which refer to others by keys; what else nouns are made of, taken together; what their screens show; what starts it all. */
export const GRAPHS = ['tables', 'nouns', 'views', 'surface'] as const;

/** From the ground up: a part of a slice knows its own layer and those before it, of its own slice and of others. */
export const LAYERS = [
  {
    name: 'words',
    parts: ['kinds', 'constants', 'policy', 'refusals', 'shapes', 'subject', 'written', 'fact', 'ids'],
    says: 'kinds of facts, constants, who may do what, refusals',
    graph: 'nouns',
  },
  { name: 'contract', parts: ['contract'], says: 'calls of the API', graph: 'nouns' },
  { name: 'rules', parts: ['rules'], says: 'decisions', graph: 'nouns' },
  { name: 'tables', parts: ['tables'], says: 'what is kept', graph: 'tables' },
  // What a noun publishes for others to act on is typed by what it stores.
  {
    name: 'store',
    parts: ['store', 'facts', 'refs'],
    says: 'queries and transactions, and what is published',
    graph: 'nouns',
  },
  { name: 'simulation', parts: ['simulation'], says: 'games played on threads', graph: 'nouns' },
  { name: 'views', parts: ['views'], says: 'what screens show, of many nouns', graph: 'views' },
  {
    name: 'surface',
    parts: ['routes', 'days', 'on-game', 'jobs', 'checks', 'drawing', 'day', 'slice', 'slices'],
    says: 'calls answered, days, jobs, checks, pictures; what a slice brings',
    graph: 'surface',
  },
] as const satisfies readonly Layer[];

/** A layer's files: those of slices, and those that slices share. Regular expressions. */
export function pathsOf({ parts }: Layer): string[] {
  return [`^src/domains/[^/]+/(${parts.join('|')})(/|\\.ts$)`, `^src/domains/(${parts.join('|')})\\.ts$`];
}

/** The surfaces of slices: a noun's own business. Nobody imports them but the slice itself and the list of slices. */
export const SURFACES = `^src/domains/[^/]+/(${LAYERS[LAYERS.length - 1]?.parts.join('|')})(/|\\.ts$)`;
