import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HORN_RATE, MAX_HORN_MS } from '#domains/horn/constants.ts';
import { fingerprintOf, isSameSound, strangeness } from '#domains/horn/rules/fingerprint.ts';

const HEADER_BYTES = 44;
const NAMES = ['horn1', 'horn2', 'horn3', 'horn4', 'horn5', 'horn6', 'horn7', 'bananajoe', 'siren1', 'cheer1'];

/** Returns the first five seconds of a sound of the game, at the sample rate of horns. */
function soundOf(name: string): Float64Array {
  const file = readFileSync(`public/storage/sounds/${name}.wav`);
  const rate = file.readUInt32LE(24);
  const seconds = Math.min((file.length - HEADER_BYTES) / 2 / rate, MAX_HORN_MS / 1000);
  return Float64Array.from({ length: Math.floor(seconds * HORN_RATE) }, (_, index) => {
    const at = HEADER_BYTES + 2 * Math.floor((index * rate) / HORN_RATE);
    return (at + 2 <= file.length ? file.readInt16LE(at) : 0) / 32_768;
  });
}
const sounds = NAMES.map((name) => {
  const samples = soundOf(name);
  return { name, samples, print: fingerprintOf(samples) };
});

describe('a sound fingerprint', () => {
  it.each(sounds)('recognizes it: $name', ({ samples, print }) => {
    let held = 0;
    const changed = {
      'as it is': samples,
      softer: samples.map((value) => value * 0.1),
      'a moment shorter': samples.slice(3021),
      'half a second shorter': samples.slice(11_358),
      'a piece of it': samples.slice(7000, 47_000),
      'in six bits': samples.map((value) => Math.round(value * 40) / 40),
      muffled: samples.map((value) => (held += 0.5 * (value - held))),
    };
    const strange = Object.entries(changed).filter(([, other]) => !isSameSound(print, fingerprintOf(other)));
    expect(strange.map(([how]) => how)).toEqual([]);
  });

  it('differs from the game’s other sounds', () => {
    const alike = sounds.flatMap((one, index) =>
      sounds.slice(index + 1).flatMap((other) => (isSameSound(one.print, other.print) ? [one.name, other.name] : [])),
    );
    expect(alike).toEqual([]);
  });

  it('differs from a tone a semitone higher, and is empty for silence', () => {
    const tone = (hertz: number) =>
      fingerprintOf(
        Float64Array.from({ length: 2 * HORN_RATE }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / HORN_RATE)),
      );
    expect(strangeness(tone(440), tone(440))).toBe(0);
    expect(isSameSound(tone(440), tone(466.16))).toBe(false);
    const silence = fingerprintOf(new Float64Array(2 * HORN_RATE));
    expect(isSameSound(silence, silence)).toBe(false);
    expect(isSameSound(tone(440), new Uint8Array())).toBe(false);
  });
});
