import { describe, expect, it } from 'vitest';
import { hashString, Random } from '#engine/random.ts';
import { knownSecret, secretNormal, secretRandom, secretSeed } from '#engine/secret.ts';

const SECRET = knownSecret('one');

describe('a draw from a secret key', () => {
  it('is HMAC-SHA-256 of the label, per RFC 4231', () => {
    // Test case 2 of RFC 4231, its short key padded with zeros to our 32 bytes; HMAC pads keys with zeros anyway.
    const key = Buffer.from('Jefe').toString('hex').padEnd(64, '0');
    expect(secretSeed(key, 'what do ya want for nothing?')).toBe('5bdcc146bf60754e6a042426089575c7');
  });

  it('is the same for the same key and label, and differs if either does', () => {
    const drawn = (secret: string, label: string) => secretRandom(secret, label).next();
    expect(drawn(SECRET, 'game/1')).toBe(drawn(SECRET, 'game/1'));
    expect(new Set([drawn(SECRET, 'game/1'), drawn(SECRET, 'game/2'), drawn(knownSecret('two'), 'game/1')]).size).toBe(
      3,
    );
  });

  it('is cached for repeated labels, for each key separately', () => {
    const [one, other] = [knownSecret('one'), knownSecret('other')];
    const drawn = () => [one, other, one].map((secret) => secretNormal(secret, 'estimate'));
    const expected = [one, other, one].map((secret) => secretRandom(secret, 'estimate').normal());
    expect([drawn(), drawn()]).toEqual([expected, expected]);
  });

  it('requires a key of 256 bits', () => {
    for (const key of ['', '7', 'ff'.repeat(31), 'zz'.repeat(32)])
      expect(() => secretSeed(key, 'game/1')).toThrow(RangeError);
  });

  it('does not follow from the public seed and the labels in the source', () => {
    const { a, b } = {
      a: secretRandom(SECRET, 'game/1').state(),
      b: secretRandom(knownSecret('two'), 'game/1').state(),
    };
    for (const label of ['game/1', '7/game/1', 'world 7']) {
      expect(new Random(label).state()).not.toEqual(a);
      expect(new Random(hashString(label)).state()).not.toEqual(b);
    }
  });
});
