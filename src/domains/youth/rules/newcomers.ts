/** How good and how old the new people are: amateurs who come up for the draft, and those from outside where nobody else will do. */

import type { Need } from '#domains/roster/rules/squads.ts';
import { AMATEURS, IMPORT_AGE, INTAKE } from '#domains/youth/constants.ts';
import { type GeneratedPlayer, generatePlayer } from '#engine/player/generate.ts';
import { generateJunior } from '#engine/player/generate-roster.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface Newcomer {
  age: number;
  body: GeneratedPlayer;
}

/** Juniors are as good as their tier's; imports are as good as the last man of an ordinary squad. */
export function drawNewcomer({ level, position, tier }: Need & { tier: number }, random: Random): Newcomer {
  if (level === 'U21') {
    const { age, ...body } = generateJunior(
      { position, age: INTAKE.from + random.weighted(INTAKE.weights), tier, quality: 0 },
      random,
    );
    return { age, body };
  }
  const age = IMPORT_AGE[level];
  return { age, body: generatePlayer({ position, age, overall: leastOverall(level, position, tier), level }, random) };
}

/** The positions of a year's amateurs, as junior teams need them. */
export function amateurPositions(clubs: number): Position[] {
  const squad = POSITIONS.flatMap((position) => Array<Position>(ROSTER_SIZES.U21[position].least).fill(position));
  // Prime to the size of a squad: the positions of few amateurs are as mixed as those of many.
  return Array.from({ length: clubs * AMATEURS.perClub }, (_, index) => squad[(index * 7) % squad.length] ?? 'C');
}

/** An amateur of the draft's season. @param tier of the clubs in whose towns he grew up. */
export function drawAmateur({ position, tier }: { position: Position; tier: number }, random: Random): Newcomer {
  const age = AMATEURS.from + random.weighted(AMATEURS.weights);
  const { age: _age, ...body } = generateJunior({ position, age, tier, quality: 0 }, random);
  return { age, body };
}
