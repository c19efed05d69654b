import { describe, expect, test } from 'vitest';
import { GOAL_HORNS } from '#domains/game/rules/horns.ts';
import { EXCITED_MURMUR, LEVELS } from '#web/lib/sound-levels.ts';
import { makeSounds, staleSounds } from './sounds.ts';

const sounds = makeSounds();
/** Samples per second. */
const RATE = 16_000;
const MAX_BYTES = 220_000;

/** Returns the length of a WAV file in seconds, from its header. */
function secondsOf(wav: Buffer): number {
  return wav.readUInt32LE(40) / wav.readUInt32LE(28);
}

/** Samples from −1 to 1. */
function samplesOf(id: string): number[] {
  const wav = sounds.get(id);
  if (!wav) throw new Error(`There is no sound ${id}.`);
  const bytes = wav.readUInt16LE(34) / 8;
  return Array.from({ length: (wav.length - 44) / bytes }, (_, at) =>
    bytes === 1 ? (wav.readUInt8(44 + at) - 128) / 127 : wav.readInt16LE(44 + at * 2) / 32_767,
  );
}

const peakOf = (samples: readonly number[]) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const loudnessOf = (samples: readonly number[]) => Math.hypot(...samples) / Math.sqrt(samples.length);
const decibels = (factor: number) => 20 * Math.log10(factor);

/** Returns the loudness of the loudest .4 s, the span that ears average over. */
function loudestOf(samples: readonly number[]): number {
  const length = 0.4 * RATE;
  let loudest = 0;
  for (let at = 0; at + length <= samples.length; at += length / 4) {
    loudest = Math.max(loudest, loudnessOf(samples.slice(at, at + length)));
  }
  return loudest;
}

/** Returns how much of a tone is in a second of a sound (Goertzel's algorithm). */
function shareOfTone(samples: readonly number[], hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
  let [one, two] = [0, 0];
  for (const value of samples) [one, two] = [value + turn * one - two, one];
  return Math.sqrt(one * one + two * two - turn * one * two) / samples.length;
}

const HORNS = GOAL_HORNS.map(({ id }) => id).filter((id) => id.startsWith('horn'));
const ONCE = [...HORNS, 'bananajoe', 'boo1', 'cheer1', 'gasp1', 'whistle1', 'siren1'];

describe('a speaker', () => {
  test.each([...sounds.keys()])('is not clipped by %s, nor pushed off center', (id) => {
    const samples = samplesOf(id);
    expect(peakOf(samples)).toBeLessThan(0.98);
    expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(0.01);
  });

  test.each(ONCE)('does not click when %s starts and stops', (id) => {
    const samples = samplesOf(id);
    const fiveMs = RATE / 200;
    // 8 bits have no smaller step than .008.
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(peakOf(samples.slice(-fiveMs))).toBeLessThan(0.01);
  });

  test('loops the murmur without a seam', () => {
    const samples = samplesOf('crowd1');
    const jumps = samples.slice(1).map((value, at) => Math.abs(value - (samples[at] ?? 0)));
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    expect(seam).toBeLessThan(peakOf(jumps));
    const second = (from: number) => loudnessOf(samples.slice(from * RATE, (from + 1) * RATE));
    expect(Math.abs(decibels(second(0) / second(5)))).toBeLessThan(2);
  });

  test.each(HORNS)('mixes %s with cheers, whistle and an excited murmur without clipping', (id) => {
    const all =
      LEVELS.horn * peakOf(samplesOf(id)) +
      LEVELS.cheer * peakOf(samplesOf('cheer1')) +
      LEVELS.whistle * peakOf(samplesOf('whistle1')) +
      EXCITED_MURMUR * peakOf(samplesOf('crowd1'));
    expect(all).toBeLessThanOrEqual(1);
  });
});

describe('the arena', () => {
  const heard = (id: string, level: number) => decibels(level * loudestOf(samplesOf(id)));

  test('is filled by its horn and the crowd’s answer, above a murmur', () => {
    const murmur = heard('crowd1', LEVELS.murmur);
    for (const id of HORNS) {
      const horn = heard(id, LEVELS.horn);
      for (const [crowd, level] of [
        ['cheer1', LEVELS.cheer],
        ['boo1', LEVELS.boo],
        ['gasp1', LEVELS.gasp],
      ] as const) {
        expect(horn).toBeGreaterThan(heard(crowd, level) + 3);
        expect(heard(crowd, level)).toBeGreaterThan(murmur + 6);
      }
    }
  });

  test('has goal horns of about equal loudness', () => {
    const loudness = HORNS.map((id) => heard(id, LEVELS.horn));
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(2.5);
  });

  test.each(HORNS)('hears %s for at least three seconds, more low than shrill', (id) => {
    const samples = samplesOf(id);
    const halves = Array.from({ length: 10 }, (_, half) => samples.slice((half * RATE) / 2, ((half + 1) * RATE) / 2));
    expect(halves.filter((half) => decibels(loudnessOf(half)) > -18).length).toBeGreaterThanOrEqual(6);
    const blast = samples.slice(2 * RATE, 3 * RATE);
    const tones = Array.from({ length: 190 }, (_, step) => 60 + step * 10);
    const below = tones.filter((hertz) => hertz < 800).map((hertz) => shareOfTone(blast, hertz));
    const above = tones.filter((hertz) => hertz >= 1200).map((hertz) => shareOfTone(blast, hertz));
    expect(Math.hypot(...below)).toBeGreaterThan(Math.hypot(...above));
  });

  test('hears the period siren as well as a horn', () => {
    const siren = heard('siren1', LEVELS.siren);
    expect(siren).toBeGreaterThan(heard('boo1', LEVELS.boo));
    expect(siren).toBeLessThan(heard('horn1', LEVELS.horn));
  });

  test('hears the whistle high above all other sounds', () => {
    const blown = samplesOf('whistle1').slice(0, RATE / 2);
    const tone = Math.max(...[2650, 2750, 2850, 2980, 3050].map((hertz) => shareOfTone(blown, hertz)));
    expect(tone).toBeGreaterThan(5 * shareOfTone(blown, 500));
  });
});

describe('the sounds of the game', () => {
  test('are committed as the script makes them', () => {
    expect(staleSounds(sounds)).toEqual([]);
  });

  test.each(GOAL_HORNS)('$id lasts as long as the game says', ({ id, duration }) => {
    const wav = sounds.get(id);
    expect(wav && secondsOf(wav) * 1000).toBe(duration);
  });

  test.each([...sounds])('%s is a small file, audible from its first second', (_id, wav) => {
    expect(wav.length).toBeLessThan(MAX_BYTES);
    const firstSecond = wav.subarray(44, 44 + wav.readUInt32LE(28));
    const middle = wav.readUInt16LE(34) === 8 ? 128 : 0;
    const is16Bit = middle === 0;
    let loudest = 0;
    for (let at = 0; at < firstSecond.length; at += is16Bit ? 2 : 1) {
      const value = is16Bit ? firstSecond.readInt16LE(at) / 32_768 : ((firstSecond[at] ?? middle) - middle) / 128;
      loudest = Math.max(loudest, Math.abs(value));
    }
    expect(loudest).toBeGreaterThan(0.3);
  });

  test('have no two horns alike', () => {
    const files = [...sounds.values()].map((wav) => wav.toString('base64'));
    expect(new Set(files).size).toBe(files.length);
  });
});
