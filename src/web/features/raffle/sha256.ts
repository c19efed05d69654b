/** The browser's own SHA-256, so that a draw is checked by code other than the server's. */
import type { Sha256 } from '#engine/draw/verifiable.ts';

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** null: browsers only have it over secure connections. */
export const sha256: Sha256 | null = globalThis.crypto?.subtle
  ? async (text) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  : null;
