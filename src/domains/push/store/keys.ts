/**
 * The key pair that identifies this server to push services (VAPID, RFC 8292): generated once, kept with the server's
 * keys, never exported.
 */
import { createECDH, ECDH } from 'node:crypto';
import { serverKey } from '#domains/auth/store/server-keys.ts';
import type { Database } from '#platform/database/client.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The curve of all keys of pushes. */
const CURVE = 'prime256v1';
/** First byte of a point of the curve that is given by both its coordinates. */
const UNCOMPRESSED = 4;

/** Whether a device's key is a point of the curve: nothing could be encrypted for any other. @param key base64url */
export function isDeviceKey(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  try {
    ECDH.convertKey(bytes, CURVE);
    return bytes[0] === UNCOMPRESSED;
  } catch {
    return false;
  }
}

export async function vapidKeys(db: Database): Promise<VapidKeys> {
  // 256 random bits are a valid private key of this curve, except for one in four billion.
  const privateKey = await serverKey(db, 'push');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: pair.getPublicKey().toString('base64url') };
}
