/** Passwords, hashed with argon2id off the main thread. */
import { hash, verify } from '@node-rs/argon2';
import { ARGON2 } from '#domains/auth/constants.ts';

// argon2id is the library's default algorithm.
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

let decoy: Promise<string> | null = null;

/**
 * Whether the password fits the hash. Without a hash (nobody has that address) it works as long, so that the time of the
 * answer does not tell which addresses exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return fits && passwordHash !== null;
}
