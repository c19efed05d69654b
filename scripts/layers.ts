/**
 * The rooms of the house and, in the room of domains, the parts of a slice: who stands on whom. `.dependency-cruiser.mjs`
 * holds imports to it, `slice-graph.ts` looks for circles within a layer, and `picture.ts` draws it.
 */

/** From the ground up; a room knows itself and those before it. The screens stand beside them. */
export const ROOMS = ['engine', 'platform', 'domains', 'world', 'app'] as const;

export interface Layer {
  name: string;
  /** Names of files and folders in a slice, and in `src/domains` itself. */
  parts: readonly string[];
  /** What stands there, for the picture. */
  says: string;
}

/** From the ground up: a part of a slice knows its own layer and those before it, of its own slice and of others. */
export const LAYERS = [
  {
    name: 'words',
    parts: ['kinds', 'constants', 'policy', 'refusals', 'shapes', 'fact'],
    says: 'kinds of facts, constants, who may do what, refusals',
  },
  { name: 'contract', parts: ['contract'], says: 'calls of the API' },
  { name: 'rules', parts: ['rules'], says: 'decisions' },
  { name: 'tables', parts: ['tables'], says: 'what is kept' },
  // What a noun publishes for others to act on is typed by what it stores.
  { name: 'store', parts: ['store', 'facts'], says: 'queries and transactions, and what is published' },
  { name: 'simulation', parts: ['simulation'], says: 'games played on threads' },
  { name: 'views', parts: ['views'], says: 'what screens show, of many nouns' },
  {
    name: 'surface',
    parts: ['routes', 'days', 'on-game', 'jobs', 'checks', 'drawing', 'day', 'slice', 'slices'],
    says: 'calls answered, days, jobs, checks, pictures; what a slice brings',
  },
] as const satisfies readonly Layer[];

/** A layer's files: those of slices, and those that slices share. Regular expressions. */
export function pathsOf({ parts }: Layer): string[] {
  return [`^src/domains/[^/]+/(${parts.join('|')})(/|\\.ts$)`, `^src/domains/(${parts.join('|')})\\.ts$`];
}

/** The surfaces of slices: a noun's own business. Nobody imports them but the slice itself and the list of slices. */
export const SURFACES = `^src/domains/[^/]+/(${LAYERS[LAYERS.length - 1]?.parts.join('|')})(/|\\.ts$)`;
