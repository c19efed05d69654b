/** The song of Banana Day: a silly tune of our own, with oompah, a kazoo and a cowbell. */
import { Random } from '#engine/random.ts';
import {
  addAt,
  bandPass,
  lowPass,
  noise,
  normalized,
  type Signal,
  saw,
  shaped,
  silence,
  square,
  through,
  triangle,
} from './signal.ts';

/** Length in seconds (product specification, section 9). */
export const BANANA_JOE_SECONDS = 13;
/** Seconds per beat: six bars of four beats leave a little for the last note. */
const BEAT = 0.52;

// biome-ignore format: a line of music in a line of code
/** Semitones above middle C and length in beats; null is a rest. "Ba-na-na Joe, ba-na-na Joe, he skates on peels wherever he may go." */
const MELODY: readonly (readonly [note: number | null, beats: number])[] = [
  [7, 0.5], [7, 0.5], [9, 0.5], [4, 1], [null, 0.5], [2, 0.5], [4, 0.5],
  [7, 0.5], [7, 0.5], [11, 0.5], [12, 1], [null, 0.5], [11, 0.5], [9, 0.5],
  [7, 0.5], [4, 0.5], [5, 0.5], [6, 0.5], [7, 0.5], [9, 0.5], [7, 0.5], [5, 0.5],
  [4, 0.5], [0, 0.5], [2, 0.5], [3, 0.5], [4, 1], [null, 1],
  [12, 0.5], [12, 0.5], [11, 0.5], [9, 1], [null, 0.5], [7, 0.5], [5, 0.5],
  [4, 0.5], [5, 0.5], [7, 0.5], [11, 0.5], [12, 0.5], [null, 0.5], [0, 0.25], [12, 0.75],
];
/** Root of the chord in each half bar, semitones above the C below middle C. */
const CHORDS = [0, 0, 5, 7, 0, 2, 5, 7, 5, 0, 7, 0] as const;
const MIDDLE_C = 261.63;
const SEED = 77;

/** Returns the whole song. */
export function bananaJoeSound(): Signal {
  const song = silence(BANANA_JOE_SECONDS);
  let beat = 0;
  for (const [note, beats] of MELODY) {
    if (note !== null) addAt(song, kazoo(pitchOf(note), beats * BEAT), beat * BEAT, 0.5);
    beat += beats;
  }
  CHORDS.forEach((root, half) => {
    const at = half * 2 * BEAT;
    addAt(song, tuba(pitchOf(root - 24)), at, 0.7);
    for (const third of [0, 4, 7]) addAt(song, strum(pitchOf(root - 12 + third)), at + BEAT, 0.2);
  });
  addDrums(song);
  return normalized(shaped(song, through([BANANA_JOE_SECONDS - 0.2, 1], [BANANA_JOE_SECONDS, 0])));
}

function pitchOf(semitones: number): number {
  return MIDDLE_C * 2 ** (semitones / 12);
}

/** Nasal, with a wah at the start of every note and a little vibrato. */
function kazoo(pitch: number, seconds: number): Signal {
  const length = seconds * 0.92;
  const vibrato = (second: number) => pitch * (1 + 0.006 * Math.sin(2 * Math.PI * 6 * second));
  const wah = through([0, 500], [0.08, 2600], [length, 1300]);
  return shaped(
    lowPass(square(vibrato, length), wah, 0.7),
    through([0, 0], [0.015, 1], [length - 0.04, 0.8], [length, 0]),
  );
}

function tuba(pitch: number): Signal {
  const seconds = BEAT * 0.8;
  const bell = lowPass(
    saw(() => pitch, seconds),
    () => 420,
    0.3,
  );
  return shaped(bell, through([0, 0], [0.02, 1], [seconds, 0]));
}

function strum(pitch: number): Signal {
  const seconds = BEAT * 0.45;
  return shaped(
    triangle(() => pitch, seconds),
    through([0, 0], [0.006, 1], [seconds, 0]),
  );
}

/** A drum on the beat, a cowbell off it. */
function addDrums(song: Signal): void {
  const random = new Random(SEED);
  const beats = CHORDS.length * 2;
  for (let beat = 0; beat < beats; beat++) {
    const drum = triangle(through([0, 160], [0.12, 48]), 0.2);
    addAt(song, shaped(drum, through([0, 1], [0.2, 0])), beat * BEAT, beat % 2 === 0 ? 0.6 : 0.25);
    const brush = bandPass(
      noise(() => random.next(), 0.09),
      5200,
      1.2,
    );
    addAt(song, shaped(brush, through([0, 1], [0.09, 0])), (beat + 0.5) * BEAT, 0.8);
    if (beat % 4 === 3) {
      const bell = square(() => 845, 0.16);
      // Two dissonant notes make it ring like a cowbell.
      addAt(
        bell,
        square(() => 563, 0.16),
        0,
      );
      addAt(song, shaped(bandPass(bell, 1700, 3), through([0, 1], [0.16, 0])), (beat + 0.5) * BEAT, 0.7);
    }
  }
}
