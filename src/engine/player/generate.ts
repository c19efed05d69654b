/** Generates a player's body and game from a position, an age and an overall. */
import {
  BODY_NORMS,
  GROWN_AGE,
  HEIGHT_BOUNDS,
  HEIGHT_WEIGHT_CORRELATION,
  KILOGRAMS_PER_YEAR_BELOW,
  WEIGHT_BOUNDS,
} from '#engine/player/body-constants.ts';
import { drawCareer } from '#engine/player/generate-career.ts';
import { drawSkills } from '#engine/player/generate-skills.ts';
import { drawSpecialSkills } from '#engine/player/generate-specials.ts';
import { MOOD_DEVIATION, SECOND_POSITIONS, XP_BY_AGE } from '#engine/player/generation-constants.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Hand, Level, Position, SpecialSkill } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface PlayerSpec {
  position: Position;
  /** Whole years, 15 and up. */
  age: number;
  /** Current overall at his main position, 20 to 97. */
  overall: number;
  /** Level he has played at so far; decides his experience. */
  level: Level;
  /** Mean points between skills and ceilings at 17, for a generation with more or less promise than usual. */
  promise?: number;
}

/** A generated player without an identity: name, nation, face and contract belong to the world. */
export interface GeneratedPlayer {
  /** Shooting hand; a goalie's catching hand. */
  hand: Hand;
  heightCm: number;
  weightKg: number;
  positions: Position[];
  skills: number[];
  ceilings: number[];
  progress: number[];
  declining: number;
  peakAge: number;
  growthRate: number;
  specialSkills: SpecialSkill[];
  xp: number;
  xpProgress: number;
  form: number;
  energy: number;
  morale: number;
}

/** Returns a player as specified; his exact overall is within a point of the requested one. */
export function generatePlayer(spec: PlayerSpec, random: Random): GeneratedPlayer {
  const { position, age } = spec;
  const body = drawBody(position, age, random);
  const skills = drawSkills({ position, age, overall: spec.overall, weightDeviations: body.weightDeviations }, random);
  const career = drawCareer({ position, age, skills, promise: spec.promise }, random);
  const xp = drawXp(spec, random);
  return {
    hand: body.hand,
    heightCm: body.heightCm,
    weightKg: body.weightKg,
    positions: drawPositions(position, random),
    skills,
    ...career,
    // Special talent shows early, so it depends on his ceilings.
    specialSkills: drawSpecialSkills(
      { position, age, overall: exactOverall(position, career.ceilings), skills },
      random,
    ),
    xp: Math.floor(xp),
    xpProgress: Math.floor((xp % 1) * 100),
    form: mood(random),
    energy: 100,
    morale: mood(random),
  };
}

function drawBody(position: Position, age: number, random: Random) {
  const norm = BODY_NORMS[position];
  const tall = random.normal();
  const heavy = HEIGHT_WEIGHT_CORRELATION * tall + Math.sqrt(1 - HEIGHT_WEIGHT_CORRELATION ** 2) * random.normal();
  const unfinished = Math.max(0, GROWN_AGE - age) * KILOGRAMS_PER_YEAR_BELOW;
  const hand: Hand = random.chance(norm.left) ? 'L' : 'R';
  return {
    hand,
    heightCm: bounded(norm.height + tall * norm.heightDeviation, HEIGHT_BOUNDS),
    weightKg: bounded(norm.weight + heavy * norm.weightDeviation - unfinished, WEIGHT_BOUNDS),
    weightDeviations: heavy,
  };
}

function drawPositions(position: Position, random: Random): Position[] {
  const positions = [position];
  for (const second of SECOND_POSITIONS[position]) if (random.chance(second.chance)) positions.push(second.position);
  return positions;
}

/** Returns experience from 0 to 10; the whole part is the level. */
function drawXp(spec: PlayerSpec, random: Random): number {
  const years = Math.max(0, spec.age - XP_BY_AGE.from);
  const mean = years * XP_BY_AGE.perYear[spec.level];
  return Math.max(0, Math.min(10, random.normal(mean, Math.min(XP_BY_AGE.deviation, 0.3 + mean / 3))));
}

function mood(random: Random): number {
  return Math.round(Math.max(10, Math.min(90, random.normal(50, MOOD_DEVIATION))));
}

function bounded(value: number, [low, high]: readonly [number, number]): number {
  return Math.round(Math.max(low, Math.min(high, value)));
}
