/** How good and how old the new people are: boys who join the junior teams, and men from outside where no free agent will do. */

import type { Need } from '#domains/roster/rules/squads.ts';
import { IMPORT_AGE, INTAKE } from '#domains/youth/constants.ts';
import { type GeneratedPlayer, generatePlayer } from '#engine/player/generate.ts';
import { generateJunior } from '#engine/player/generate-roster.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
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
