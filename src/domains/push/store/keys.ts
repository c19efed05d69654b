/**
 * The key pair that identifies this server to push services (VAPID, RFC 8292): generated once, kept with the server's
 * keys, never exported.
 */
import { createECDH } from 'node:crypto';
import { serverKey } from '#domains/auth/store/server-keys.ts';
import type { Database } from '#platform/database/client.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export async function vapidKeys(db: Database): Promise<VapidKeys> {
  // 256 random bits are a valid private key of this curve, except for one in four billion.
  const privateKey = await serverKey(db, 'push');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: pair.getPublicKey().toString('base64url') };
}
