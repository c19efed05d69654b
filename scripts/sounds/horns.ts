/** The seven goal horns: chords of air horns that swell, blare, sag and ring out in an arena. */
import {
  addAt,
  bandPass,
  type Curve,
  driven,
  inArena,
  lowPass,
  normalized,
  type Signal,
  saw,
  shaped,
  silence,
  through,
  withoutRumble,
} from './signal.ts';

/** Length of every horn in seconds (product specification, section 9). */
export const HORN_SECONDS = 5;
/** The last second is the arena's echo. */
const LAST_BLAST_ENDS = 4.2;

interface Blast {
  from: number;
  to: number;
  /** Hz of each bell. */
  bells: readonly number[];
  /** Pitch at the start as a share of the full one: below 1 the horn howls up. */
  startPitch?: number;
  /** Seconds until full pitch. */
  rise?: number;
}

interface Horn {
  blasts: readonly Blast[];
  /** Hz above which the horn grows dull. */
  brightness: number;
  /** Hz and sharpness of the bell's own ring. */
  ring: readonly [center: number, sharpness: number];
  /** 1 is clean, more is rough. */
  roughness: number;
  /** Share of echo, 0 to 1. */
  echo: number;
}

/** Pitches in equal temperament, Hz. */
const NOTE = {
  F2: 87.31,
  A2: 110,
  C3: 130.81,
  D3: 146.83,
  Ds3: 155.56,
  E3: 164.81,
  F3: 174.61,
  Fs3: 185,
  G3: 196,
  A3: 220,
  As3: 233.08,
  C4: 261.63,
  Cs4: 277.18,
  Ds4: 311.13,
  E4: 329.63,
  Fs4: 369.99,
  Gs4: 415.3,
  B4: 493.88,
} as const;

const HORNS: readonly Horn[] = [
  // 1. The classic: one long blast of a locomotive's minor chord.
  {
    blasts: [{ from: 0, to: LAST_BLAST_ENDS, bells: [NOTE.Ds3, NOTE.Fs3, NOTE.As3, NOTE.Ds4] }],
    brightness: 2600,
    ring: [900, 1.2],
    roughness: 1.8,
    echo: 0.3,
  },
  // 2. A ship in the fog: deep fifth and octave.
  {
    blasts: [{ from: 0, to: LAST_BLAST_ENDS, bells: [NOTE.F2, NOTE.C3, NOTE.F3], startPitch: 0.94, rise: 0.5 }],
    brightness: 1300,
    ring: [380, 1],
    roughness: 2.4,
    echo: 0.4,
  },
  // 3. Short, short, short, long: a major chord that counts the goals.
  {
    blasts: [
      { from: 0, to: 0.35, bells: [NOTE.A3, NOTE.Cs4, NOTE.E4] },
      { from: 0.55, to: 0.9, bells: [NOTE.A3, NOTE.Cs4, NOTE.E4] },
      { from: 1.1, to: 1.45, bells: [NOTE.A3, NOTE.Cs4, NOTE.E4] },
      { from: 1.65, to: LAST_BLAST_ENDS, bells: [NOTE.A2, NOTE.A3, NOTE.Cs4, NOTE.E4] },
    ],
    brightness: 3000,
    ring: [1200, 1.5],
    roughness: 1.6,
    echo: 0.26,
  },
  // 4. Two tones, a fourth apart, like an old fire engine.
  {
    blasts: [0, 1, 2, 3].flatMap((turn) => [
      { from: turn * 1.05, to: turn * 1.05 + 0.5, bells: [NOTE.G3, NOTE.G3 * 2.005] },
      { from: turn * 1.05 + 0.525, to: turn * 1.05 + 1.03, bells: [NOTE.C4, NOTE.C4 * 2.005] },
    ]),
    brightness: 2800,
    ring: [1050, 2.5],
    roughness: 1.4,
    echo: 0.24,
  },
  // 5. Five bright bells of an express train.
  {
    blasts: [
      { from: 0, to: 1.3, bells: [NOTE.Ds4, NOTE.Fs4, NOTE.Gs4, NOTE.B4, NOTE.Ds4 * 2] },
      { from: 1.55, to: LAST_BLAST_ENDS, bells: [NOTE.Ds4, NOTE.Fs4, NOTE.Gs4, NOTE.B4, NOTE.Ds4 * 2] },
    ],
    brightness: 4200,
    ring: [1700, 1.8],
    roughness: 1.3,
    echo: 0.32,
  },
  // 6. A siren that howls up to a bare fifth.
  {
    blasts: [{ from: 0, to: LAST_BLAST_ENDS, bells: [NOTE.D3, NOTE.A3, NOTE.D3 * 2], startPitch: 0.45, rise: 1.2 }],
    brightness: 2200,
    ring: [700, 1.4],
    roughness: 2.2,
    echo: 0.3,
  },
  // 7. Bell upon bell: a chord that builds itself.
  {
    blasts: [
      { from: 0, to: LAST_BLAST_ENDS, bells: [NOTE.A2] },
      { from: 0.45, to: LAST_BLAST_ENDS, bells: [NOTE.E3] },
      { from: 0.9, to: LAST_BLAST_ENDS, bells: [NOTE.A3] },
      { from: 1.35, to: LAST_BLAST_ENDS, bells: [NOTE.Cs4] },
      { from: 1.8, to: LAST_BLAST_ENDS, bells: [NOTE.E4, NOTE.A3 * 2] },
    ],
    brightness: 2400,
    ring: [820, 1.2],
    roughness: 1.9,
    echo: 0.36,
  },
];

/** Bells are never quite in tune with one another: shares of the pitch. */
const DETUNES = [-0.0035, 0, 0.0042] as const;

/** Returns horn number 1 to 7. */
export function hornSound(number: number): Signal {
  const horn = HORNS[number - 1];
  if (!horn) throw new RangeError(`There is no horn ${number}.`);
  const dry = silence(HORN_SECONDS);
  for (const blast of horn.blasts) addAt(dry, blastSound(blast), blast.from);
  const bell = bandPass(dry, ...horn.ring);
  const loud = dry.map((value, at) => value * 0.16 + bell[at]! * 0.3);
  const dull = lowPass(driven(loud, horn.roughness), () => horn.brightness, 0.25);
  const ended = shaped(inArena(withoutRumble(dull), horn.echo), through([HORN_SECONDS - 0.25, 1], [HORN_SECONDS, 0]));
  return normalized(ended);
}

function blastSound({ from, to, bells, startPitch = 0.97, rise = 0.09 }: Blast): Signal {
  const seconds = to - from;
  const sound = silence(seconds);
  bells.forEach((pitch, bell) => {
    // The air comes with a push, and gives out at the end.
    const bend: Curve = through([0, startPitch], [rise, 1.004], [rise + 0.1, 1], [seconds - 0.12, 1], [seconds, 0.975]);
    const swell = through([0, 0], [0.04 + bell * 0.008, 1], [seconds - 0.09, 0.94], [seconds, 0]);
    for (const detune of DETUNES) {
      const phase = (bell * 0.37 + detune * 90 + 1) % 1;
      addAt(
        sound,
        shaped(
          saw((second) => pitch * (1 + detune) * bend(second), seconds, phase),
          swell,
        ),
        0,
      );
    }
  });
  return sound;
}
