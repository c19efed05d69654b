/**
 * Draws that nobody can foretell: games, ceilings, estimates, lotteries. Each comes from a secret key of 256 bits by
 * HMAC-SHA-256 over its label (RFC 2104), so that anyone who finds the state of one stream learns nothing of the key and
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

/** Draws that are kept: those of a summer in a large world fit. */
const MAX_NORMALS = 300_000;
let normals: { secret: Secret; drawn: Map<string, number> } | null = null;

/** The first `normal()` of `secretRandom`, kept: in a summer the same clubs look at the same players in every round. */
export function secretNormal(secret: Secret, label: string): number {
  if (normals?.secret !== secret || normals.drawn.size >= MAX_NORMALS) normals = { secret, drawn: new Map() };
  const { drawn } = normals;
  const known = drawn.get(label);
  if (known !== undefined) return known;
  const normal = secretRandom(secret, label).normal();
  drawn.set(label, normal);
  return normal;
}

/** A key that can be made again, for worlds that are only simulated and for tests. Anyone who knows `name` knows the key. */
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
