import { describe, expect, it } from 'vitest';
import { HORN_RATE, MAX_HORN_MS } from '#domains/horn/constants.ts';
import { makeHorn } from '#domains/horn/rules/horn.ts';
import { encodeWav } from '#domains/horn/rules/wav.ts';
import { asBase64, cutOut, firstCut, lengthOf, mixDown, peaksOf } from './cut.ts';

/** Silence, then a tone, in seconds. */
const sound = (silence: number, tone: number) =>
  Float32Array.from({ length: Math.round((silence + tone) * HORN_RATE) }, (_, index) =>
    index < silence * HORN_RATE ? 0 : 0.5 * Math.sin((2 * Math.PI * 440 * index) / HORN_RATE),
  );

describe('a sound cut to a horn', () => {
  it('starts with the first audible sample, and is no longer than a horn may be', () => {
    const { from, length } = firstCut(sound(2, 9));
    expect(from).toBeGreaterThanOrEqual(2000);
    expect(from).toBeLessThan(2010);
    expect(length).toBe(MAX_HORN_MS);
    expect(firstCut(sound(0, 2)).length).toBeGreaterThan(1990);
  });

  it('is a valid horn for the server, whichever clip is taken', () => {
    const whole = sound(1, 11);
    const cuts = [
      firstCut(whole),
      { from: 1000, length: 500 },
      { from: 7000, length: MAX_HORN_MS },
      { from: 1, length: 99_999 },
    ];
    for (const cut of cuts) expect(makeHorn(encodeWav(cutOut(whole, cut)))).toMatchObject({ ok: true });
    expect(lengthOf(whole)).toBe(12_000);
  });

  it('has one channel, the mean of the original ones', () => {
    expect([...mixDown([Float32Array.of(1, 0.5), Float32Array.of(0, -0.5)])]).toEqual([0.5, 0]);
    expect([...mixDown([])]).toEqual([]);
  });

  it('is drawn by its peaks', () => {
    const peaks = peaksOf(sound(1, 1), 4);
    expect(peaks.slice(0, 2)).toEqual([0, 0]);
    expect(peaks.slice(2).every((peak) => Math.abs(peak - 0.5) < 0.01)).toBe(true);
  });

  it('is sent as base64, whatever its length', () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 256);
    expect([...Uint8Array.from(atob(asBase64(bytes)), (letter) => letter.charCodeAt(0))]).toEqual([...bytes]);
  });
});
