/** Names under which a machine reaches itself. */

/** Returns whether the name reaches only this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
