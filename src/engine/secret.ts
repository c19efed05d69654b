/**
 * Draws that nobody can foretell: games, ceilings, estimates, lotteries. Each comes from a secret key of 256 bits by
 * HMAC-SHA-256 over its label (RFC 2104), so that whoever finds the state of one stream learns nothing of the key and
 * nothing of any other stream. The world's seed, which is public, shapes only clubs and names of places.
 */
import { _HMAC } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Random } from '#engine/random.ts';

/** A world's key: 64 hexadecimal digits. Plain text, because it also goes to the threads that games are played on. */
export type Secret = string;

export const SECRET_PATTERN = /^[0-9a-f]{64}$/;

/** 128 bits as 32 hexadecimal digits, for a game: `new Random(seed)` or a label of further draws. */
export function secretSeed(secret: Secret, label: string): string {
  return bytesToHex(digest(secret, label).subarray(0, 16));
}

/** A generator whose whole state, 128 bits, follows from the key and the label. */
export function secretRandom(secret: Secret, label: string): Random {
  const { buffer, byteOffset } = digest(secret, label);
  const words = new DataView(buffer, byteOffset);
  return Random.resume([words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)]);
}

/** A key that can be made again, for worlds that are only simulated and for tests. Whoever knows `name` knows the key. */
export function knownSecret(name: string | number): Secret {
  return bytesToHex(sha256(utf8ToBytes(`known secret ${name}`)));
}

type Sha256 = ReturnType<typeof sha256.create>;

/** The key is hashed in once: of each label only its own blocks are left to do, each time in the same `scratch`. */
let keyed: { secret: Secret; mac: _HMAC<Sha256>; scratch: _HMAC<Sha256> } | null = null;

function digest(secret: Secret, label: string): Uint8Array {
  if (keyed?.secret !== secret) {
    if (!SECRET_PATTERN.test(secret)) throw new RangeError('a secret key has 64 hexadecimal digits');
    const mac = new _HMAC<Sha256>(sha256, hexToBytes(secret));
    keyed = { secret, mac, scratch: mac.clone() };
  }
  return keyed.mac._cloneInto(keyed.scratch).update(utf8ToBytes(label)).digest();
}
