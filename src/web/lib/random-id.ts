/**
 * Returns a random UUID (version 4). Browsers have `crypto.randomUUID` over secure connections only, and a self-hosted
 * world may be served over http.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40; // the version
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // the variant
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
