/**
 * Unpredictable draws: games, ceilings, estimates, lotteries. Each comes from a secret key of 256 bits by HMAC-SHA-256 over its
 * label (RFC 2104), so the state of one stream reveals nothing about the key or any other stream. The world's seed, which is
 * public, shapes only clubs and names of places.
 */
import { _HMAC } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Random } from '#engine/random.ts';

/** A world's key: 64 hexadecimal digits. Plain text, because it is also passed to the threads that games are played on. */
export type Secret = string;

export const SECRET_PATTERN = /^[0-9a-f]{64}$/;

/** Returns 128 bits as 32 hexadecimal digits, for a game: `new Random(seed)` or a label of further draws. */
export function secretSeed(secret: Secret, label: string): string {
  return bytesToHex(digest(secret, label).subarray(0, 16));
}

/** Returns a generator whose entire state, 128 bits, is derived from the key and the label. */
export function secretRandom(secret: Secret, label: string): Random {
  const { buffer, byteOffset } = digest(secret, label);
  const words = new DataView(buffer, byteOffset);
  return Random.resume([words.getUint32(0), words.getUint32(4), words.getUint32(8), words.getUint32(12)]);
}

/** Maximum number of cached draws; those of a summer in a large world fit. */
const MAX_NORMALS = 300_000;
let normals: { secret: Secret; drawn: Map<string, number> } | null = null;

/** Returns the first `normal()` of `secretRandom`, cached: in a summer the same clubs look at the same players in every round. */
export function secretNormal(secret: Secret, label: string): number {
  if (normals?.secret !== secret || normals.drawn.size >= MAX_NORMALS) normals = { secret, drawn: new Map() };
  const { drawn } = normals;
  const known = drawn.get(label);
  if (known !== undefined) return known;
  const normal = secretRandom(secret, label).normal();
  drawn.set(label, normal);
  return normal;
}

/** Returns a reproducible key, for simulated worlds and tests. Anyone who knows `name` knows the key. */
export function knownSecret(name: string | number): Secret {
  return bytesToHex(sha256(utf8ToBytes(`known secret ${name}`)));
}

type Sha256 = ReturnType<typeof sha256.create>;

/** The MAC with the key already hashed in: each label only adds its own blocks, always in the same `scratch`. */
let keyed: { secret: Secret; mac: _HMAC<Sha256>; scratch: _HMAC<Sha256> } | null = null;

function digest(secret: Secret, label: string): Uint8Array {
  if (keyed?.secret !== secret) {
    if (!SECRET_PATTERN.test(secret)) throw new RangeError('a secret key has 64 hexadecimal digits');
    const mac = new _HMAC<Sha256>(sha256, hexToBytes(secret));
    keyed = { secret, mac, scratch: mac.clone() };
  }
  return keyed.mac._cloneInto(keyed.scratch).update(utf8ToBytes(label)).digest();
}
