/** Constants of nations and their teams. */
import type { Position } from '#engine/player/skills.ts';

/** A national team dresses 20 skaters and 2 goalies. */
export const BEST_SKATERS = 20;
export const BEST_GOALIES = 2;

/** Squad size by position; the best remaining skater makes it 25. */
export const SQUAD = { G: 3, C: 5, LW: 4, RW: 4, LD: 4, RD: 4 } as const satisfies Record<Position, number>;
export const SQUAD_SIZE = 25;
/** Players younger than this on the season's first day are eligible for the under-20 team. */
export const JUNIOR_BELOW_AGE = 20;

/** What a call weighs besides the overall rating, in points of it: form above or below the usual, and each year past the age at which legs tire. */
export const CALL = { usualForm: 50, perForm: 0.05, freshUntilAge: 33, perYear: 0.5 } as const;
