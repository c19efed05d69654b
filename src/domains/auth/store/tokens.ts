/** Secrets that the server hands out: the holder has the token, the database only its hash. */
import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_BYTES } from '#domains/auth/constants.ts';

/** 256 random bits, safe in URLs and cookies. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256, hex. A slow hash is not needed: nobody guesses 256 bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
