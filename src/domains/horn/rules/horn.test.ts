import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORN_RATE, MAX_HORN_MS, MAX_PEAK, MAX_WAV_BYTES, MIN_HORN_MS, TARGET_LUFS } from '#domains/horn/constants.ts';
import { makeHorn } from '#domains/horn/rules/horn.ts';
import { customHornId, numberOfCustom } from '#domains/horn/rules/ids.ts';
import { loudnessOf } from '#domains/horn/rules/loudness.ts';
import { decodeWav, encodeWav } from '#domains/horn/rules/wav.ts';
import { Random } from '#engine/random.ts';

/** Returns samples of this many ms. */
function samplesOf(ms: number, value: (index: number) => number): Float64Array {
  return Float64Array.from({ length: Math.round((ms * HORN_RATE) / 1000) }, (_, index) => value(index));
}
const tone = (ms: number, loudness = 0.5, hertz = 220) =>
  samplesOf(ms, (index) => loudness * Math.sin((2 * Math.PI * hertz * index) / HORN_RATE));
const made = (samples: ArrayLike<number>) => {
  const horn = makeHorn(encodeWav(samples));
  if (!horn.ok) throw new Error(horn.fault);
  return decodeWav(horn.sound) ?? new Float64Array();
};
const peakOf = (samples: Float64Array) => samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);

describe('the loudness of a sound', () => {
  it('is −3.01 LUFS for a full-scale 997 Hz tone, per BS.1770, and falls by 20 at a tenth of it', () => {
    expect(loudnessOf(tone(5000, 1, 997))).toBeCloseTo(-3.01, 1);
    expect(loudnessOf(tone(5000, 0.1, 997))).toBeCloseTo(-23.01, 1);
  });

  it('ignores the silence around it', () => {
    const between = new Float64Array([...samplesOf(1500, () => 0), ...tone(2000), ...samplesOf(1500, () => 0)]);
    expect(Math.abs(loudnessOf(between) - loudnessOf(tone(2000)))).toBeLessThan(1);
    expect(loudnessOf(samplesOf(1000, () => 0))).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('an uploaded horn', () => {
  it('is normalized to the loudness of the others', () => {
    for (const loudness of [0.02, 0.1, 0.5, 0.99]) {
      expect(Math.abs(loudnessOf(made(tone(3000, loudness))) - TARGET_LUFS)).toBeLessThan(0.5);
    }
  });

  it('never clips: a sound with high peaks stays softer', () => {
    const claps = samplesOf(4000, (index) => (index % 8000 < 60 ? 0.9 : 0.01) * Math.sin(index / 9));
    const horn = made(claps);
    expect(peakOf(horn)).toBeLessThanOrEqual(MAX_PEAK + 1 / 32_768);
    expect(loudnessOf(horn)).toBeLessThan(TARGET_LUFS);
  });

  it('fades in and out, and has no DC offset', () => {
    const horn = made(tone(2000).map((value) => value * 0.5 + 0.4));
    expect([horn[0], horn.at(-1)]).toEqual([0, 0]);
    expect(Math.abs(horn.reduce((sum, value) => sum + value, 0) / horn.length)).toBeLessThan(0.005);
  });

  it('lasts from half a second to five', () => {
    const faultOf = (ms: number) => makeHorn(encodeWav(tone(ms)));
    expect(faultOf(MIN_HORN_MS - 10)).toEqual({ ok: false, fault: 'length' });
    expect(faultOf(MAX_HORN_MS + 10)).toEqual({ ok: false, fault: 'length' });
    expect(faultOf(MIN_HORN_MS)).toMatchObject({ ok: true, duration: MIN_HORN_MS });
    expect(faultOf(MAX_HORN_MS)).toMatchObject({ ok: true, duration: MAX_HORN_MS });
    expect(encodeWav(tone(MAX_HORN_MS)).length).toBeLessThanOrEqual(MAX_WAV_BYTES);
  });

  it('is audible, and is valid audio', () => {
    expect(makeHorn(encodeWav(tone(2000, 0.001)))).toEqual({ ok: false, fault: 'silent' });
    expect(makeHorn(encodeWav(samplesOf(2000, () => 0.8)))).toEqual({ ok: false, fault: 'silent' });
    const random = new Random('static');
    expect(makeHorn(encodeWav(samplesOf(2000, () => random.next() * 2 - 1)))).toEqual({ ok: false, fault: 'noise' });
  });
});

describe('an invalid sound file', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<script>alert(1)</script>'.repeat(2000)],
    ['a picture', `\u0089PNG\r\n\u001a\n${'x'.repeat(50_000)}`],
    ['an MP3 file', `ID3\u0003${'y'.repeat(50_000)}`],
    ['a page behind the name of a WAV file', `RIFF____WAVE<script>alert(1)</script>${' '.repeat(50_000)}`],
  ])('is refused: %s', (_what, text) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(makeHorn(bytes)).toEqual({ ok: false, fault: 'not-audio' });
  });

  it('has a header that contradicts its contents', () => {
    const file = encodeWav(tone(1000));
    for (let at = 0; at < 44; at++) {
      const other = file.slice();
      other[at] = (other[at] ?? 0) ^ 1;
      expect(makeHorn(other), `byte ${at}`).toEqual({ ok: false, fault: 'not-audio' });
    }
    expect(makeHorn(file.slice(0, -2))).toEqual({ ok: false, fault: 'not-audio' });
    expect(makeHorn(Uint8Array.of(...file, 0, 0))).toEqual({ ok: false, fault: 'not-audio' });
  });

  it('is refused whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30_000 }), (bytes) => {
        const asFile = encodeWav(new Float64Array(Math.floor(bytes.length / 2)));
        asFile.set(bytes.subarray(0, asFile.length - 44), 44);
        return !makeHorn(bytes).ok && [true, false].includes(makeHorn(asFile).ok);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a WAV file', () => {
  it('has the samples it was made of, and clips what is too loud', () => {
    const decoded = decodeWav(encodeWav([0, 0.5, -0.5, 2, -2])) ?? [];
    expect([...decoded].map((value) => Math.round(value * 1000) / 1000)).toEqual([0, 0.5, -0.5, 1, -1]);
  });
});

describe('a custom horn’s id', () => {
  it('includes its number, and no other text is one', () => {
    expect(numberOfCustom(customHornId(12))).toBe(12);
    for (const other of [
      'horn1',
      'custom-',
      'custom-0',
      'custom-012',
      'custom-1e3',
      'custom-99999999999',
      'x-custom-1',
    ]) {
      expect(numberOfCustom(other)).toBeNull();
    }
    expect(numberOfCustom('custom-2147483648')).toBeNull();
  });
});
