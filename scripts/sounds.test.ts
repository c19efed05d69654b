import { describe, expect, test } from 'vitest';
import { GOAL_HORNS } from '#domains/game/rules/horns.ts';
import { makeSounds, staleSounds } from './sounds.ts';

const sounds = makeSounds();
const MOST_BYTES = 220_000;

/** Seconds that a WAV file lasts, from its header. */
function secondsOf(wav: Buffer): number {
  return wav.readUInt32LE(40) / wav.readUInt32LE(28);
}

describe('the sounds of the game', () => {
  test('the committed files are what the script makes', () => {
    expect(staleSounds()).toEqual([]);
  });

  test.each(GOAL_HORNS)('$id lasts as long as the game says', ({ id, duration }) => {
    const wav = sounds.get(id);
    expect(wav && secondsOf(wav) * 1000).toBe(duration);
  });

  test.each([...sounds])('%s is small, and heard from its first second on', (_id, wav) => {
    expect(wav.length).toBeLessThan(MOST_BYTES);
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

  test('no two horns are alike', () => {
    const files = [...sounds.values()].map((wav) => wav.toString('base64'));
    expect(new Set(files).size).toBe(files.length);
  });
});
