/** Skill and age of new players: amateurs for the draft, and players from outside where no other will do. */

import type { Need } from '#domains/roster/rules/squads.ts';
import { AMATEURS, IMPORT_AGE, INTAKE } from '#domains/youth/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { NationId, PlayerId } from '#engine/ids.ts';
import { type GeneratedPlayer, generatePlayer } from '#engine/player/generate.ts';
import { generateJunior } from '#engine/player/generate-roster.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface Newcomer {
  age: number;
  body: GeneratedPlayer;
}

interface Identity {
  id: PlayerId;
  nation: { id: NationId; code: string };
  /** The season in which he is as old as drawn. */
  season: number;
  /** Full names in use; his is added. */
  names: Set<string>;
}

/** Returns a newcomer with name, birthday and face, drawn in this order, as `addPlayers` takes him. */
export function identify({ age, body }: Newcomer, { id, nation, season, names }: Identity, random: Random) {
  const name = drawName(nation.code, random, names);
  names.add(fullName(name));
  const birthDay = random.int(1, DAYS_PER_SEASON);
  const face = { ...drawFace({ nationCode: nation.code, age }, random) };
  return { player: { id, ...name, nationId: nation.id, birthSeason: season - age, birthDay, ...body }, face };
}

/** Returns a newcomer: juniors as good as their tier's, imports as good as the last player of an ordinary squad. */
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

/** Returns the positions of a year's amateurs, in the proportions of junior teams. */
export function amateurPositions(clubs: number): Position[] {
  const squad = POSITIONS.flatMap((position) => Array<Position>(ROSTER_SIZES.U21[position].least).fill(position));
  // 7 is coprime to the squad size, so that few amateurs are as mixed in positions as many.
  return Array.from({ length: clubs * AMATEURS.perClub }, (_, index) => squad[(index * 7) % squad.length] ?? 'C');
}

/** Returns an amateur of the season's draft class. @param tier of the clubs in whose towns he grew up. */
export function drawAmateur({ position, tier }: { position: Position; tier: number }, random: Random): Newcomer {
  const age = AMATEURS.from + random.weighted(AMATEURS.weights);
  const { age: _age, ...body } = generateJunior({ position, age, tier, quality: 0 }, random);
  return { age, body };
}
