/** A club's look: plain data that the server draws as SVG. */
import type { ArenaLook, CREST_CHARGES, CREST_FIELDS, CREST_SHAPES } from '#domains/club/constants.ts';

export interface Jersey {
  /** One of `JERSEY_PATTERNS`. */
  pattern: string;
}

/** A drawn crest: a shape, a division of its field and a charge. */
export interface Crest {
  shape: (typeof CREST_SHAPES)[number];
  field: (typeof CREST_FIELDS)[number];
  charge: (typeof CREST_CHARGES)[number];
}

/** Primary, secondary and accent as '#rrggbb'. */
export type ClubColors = [primary: string, secondary: string, accent: string];

/** Everything a manager may design. */
export interface ClubLook {
  crest: Crest;
  jersey: Jersey;
  colors: ClubColors;
  arena: ArenaLook;
}
