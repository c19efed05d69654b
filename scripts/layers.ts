/**
 * The rooms of the codebase and, in the room of domains, the layers of a slice: what may import what. `.dependency-cruiser.mjs`
 * enforces it for imports, `slice-graph.ts` looks for circles between slices, and `picture.ts` draws it.
 */

/** From the bottom up; a room may import itself and those before it. The screens are beside them. */
export const ROOMS = ['engine', 'platform', 'domains', 'world', 'app'] as const;

export interface Layer {
  name: string;
  /** Names of files and folders in a slice, and in `src/domains` itself. */
  parts: readonly string[];
  /** What the layer holds, for the picture. */
  says: string;
  /** Layers checked together: slices may not import one another in a circle within them. */
  graph: (typeof GRAPHS)[number];
}

/** Tables, which refer to others by keys; the rest of a noun, taken together; its screens' views; and the entry points. */
export const GRAPHS = ['tables', 'nouns', 'views', 'surface'] as const;

/** From the bottom up: a file of a slice may import its own layer and those before it, of its own slice and of others. */
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
  // The facts a noun publishes for others are typed by what it stores.
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

/** Returns a layer's files, in slices and shared by slices, as regular expressions. */
export function pathsOf({ parts }: Layer): string[] {
  return [`^src/domains/[^/]+/(${parts.join('|')})(/|\\.ts$)`, `^src/domains/(${parts.join('|')})\\.ts$`];
}

/** The surfaces of slices, which are private to a noun. Only the slice itself and the list of slices import them. */
export const SURFACES = `^src/domains/[^/]+/(${LAYERS[LAYERS.length - 1]?.parts.join('|')})(/|\\.ts$)`;
