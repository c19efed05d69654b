/** Composes the face of a player as facesjs describes one. The server puts his club's jersey and colors on it. */
import type { FaceConfig } from 'facesjs';
import {
  COMPLEXION_COLORS,
  COMPLEXIONS,
  type Complexion,
  DRAWINGS,
  FEATURE_CHANCES,
  NUMBER_RANGES,
  USUAL_COMPLEXIONS,
} from '#engine/player/identity/face-constants.ts';
import type { Random } from '#engine/random.ts';

/** Colors of a player without a club: white, navy, gray. */
const NEUTRAL_COLORS: FaceConfig['teamColors'] = ['#f4f6f8', '#16324f', '#9aa5b1'];
const NOTHING = 'none';

export function drawFace({ nationCode, age }: { nationCode: string; age: number }, random: Random): FaceConfig {
  const complexion = drawComplexion(nationCode, random);
  const colors = COMPLEXION_COLORS[complexion];
  const inRange = ([low, high]: readonly [number, number]) => Math.round(random.between(low, high) * 100) / 100;
  const angle = ([low, high]: readonly [number, number]) => random.int(low, high);
  const orNothing = (chance: number, drawings: readonly string[]) =>
    random.chance(chance) ? random.pick(drawings) : NOTHING;
  const shave = random.chance(FEATURE_CHANCES.shaved) ? inRange(NUMBER_RANGES.headShave) : 0;
  return {
    fatness: inRange(NUMBER_RANGES.fatness),
    teamColors: [...NEUTRAL_COLORS],
    hairBg: { id: random.chance(FEATURE_CHANCES.longHairBehind) ? 'longHair' : NOTHING },
    body: { id: random.pick(DRAWINGS.body), color: random.pick(colors.skin), size: inRange(NUMBER_RANGES.bodySize) },
    jersey: { id: 'hockey' },
    ear: { id: random.pick(DRAWINGS.ear), size: inRange(NUMBER_RANGES.earSize) },
    head: { id: random.pick(DRAWINGS.head), shave: `rgba(0,0,0,${shave})` },
    eyeLine: { id: orNothing(FEATURE_CHANCES.eyeLine, DRAWINGS.eyeLine) },
    smileLine: {
      id: orNothing(FEATURE_CHANCES.smileLine, DRAWINGS.smileLine),
      size: inRange(NUMBER_RANGES.smileLineSize),
    },
    miscLine: { id: orNothing(FEATURE_CHANCES.miscLine, DRAWINGS.miscLine) },
    facialHair: { id: orNothing(facialHairChance(age), DRAWINGS.facialHair) },
    eye: { id: random.pick(DRAWINGS.eye), angle: angle(NUMBER_RANGES.eyeAngle) },
    eyebrow: { id: random.pick(DRAWINGS.eyebrow), angle: angle(NUMBER_RANGES.eyebrowAngle) },
    hair: {
      id: random.pick(hairOf(complexion, age, random)),
      color: random.pick(colors.hair),
      flip: random.chance(0.5),
    },
    mouth: { id: random.pick(DRAWINGS.mouth), flip: random.chance(0.5) },
    nose: { id: random.pick(DRAWINGS.nose), flip: random.chance(0.5), size: inRange(NUMBER_RANGES.noseSize) },
    glasses: { id: NOTHING },
    accessories: { id: NOTHING },
  };
}

function drawComplexion(nationCode: string, random: Random): Complexion {
  const shares = Object.entries(COMPLEXIONS[nationCode] ?? USUAL_COMPLEXIONS);
  const drawn = shares[random.weighted(shares.map(([, share]) => share))];
  return (drawn?.[0] ?? 'white') as Complexion; // Object.entries widens the keys
}

function facialHairChance(age: number): number {
  const { facialHairAt18, facialHairPerYear, facialHairMost } = FEATURE_CHANCES;
  if (age < 18) return 0;
  return Math.min(facialHairMost, facialHairAt18 + (age - 18) * facialHairPerYear);
}

function hairOf(complexion: Complexion, age: number, random: Random): readonly string[] {
  const { baldingFrom, baldingPerYear } = FEATURE_CHANCES;
  if (age >= baldingFrom && random.chance((age - baldingFrom + 1) * baldingPerYear)) return DRAWINGS.baldingHair;
  return complexion === 'black' ? DRAWINGS.curlyHair : DRAWINGS.hair;
}
