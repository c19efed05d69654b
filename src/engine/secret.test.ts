import { describe, expect, it } from 'vitest';
import { hashString, Random } from '#engine/random.ts';
import { knownSecret, secretNormal, secretRandom, secretSeed } from '#engine/secret.ts';

const SECRET = knownSecret('one');

describe('what a secret key draws', () => {
  it('is HMAC-SHA-256 of the label, as RFC 4231 has it', () => {
    // Test case 2 of RFC 4231, its short key filled up with zeros to the 32 bytes of ours: HMAC pads keys with zeros.
    const key = Buffer.from('Jefe').toString('hex').padEnd(64, '0');
    expect(secretSeed(key, 'what do ya want for nothing?')).toBe('5bdcc146bf60754e6a042426089575c7');
  });

  it('is the same for the same key and label, and another for another of either', () => {
    const drawn = (secret: string, label: string) => secretRandom(secret, label).next();
    expect(drawn(SECRET, 'game/1')).toBe(drawn(SECRET, 'game/1'));
    expect(new Set([drawn(SECRET, 'game/1'), drawn(SECRET, 'game/2'), drawn(knownSecret('two'), 'game/1')]).size).toBe(
      3,
    );
  });

  it('is kept where the same is asked again and again, for each key by itself', () => {
    const [one, other] = [knownSecret('one'), knownSecret('other')];
    const drawn = () => [one, other, one].map((secret) => secretNormal(secret, 'estimate'));
    const expected = [one, other, one].map((secret) => secretRandom(secret, 'estimate').normal());
    expect([drawn(), drawn()]).toEqual([expected, expected]);
  });

  it('takes no key but one of 256 bits', () => {
    for (const key of ['', '7', 'ff'.repeat(31), 'zz'.repeat(32)])
      expect(() => secretSeed(key, 'game/1')).toThrow(RangeError);
  });

  it('does not follow from the public seed and the labels that the source tells', () => {
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
