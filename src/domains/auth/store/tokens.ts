/** Secret tokens: the holder has the token, the database only its hash. */
import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_BYTES } from '#domains/auth/constants.ts';

/** Returns 256 random bits, safe in URLs and cookies. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the SHA-256 hash in hex. A slow hash is unnecessary: 256 bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
