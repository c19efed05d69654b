/** Names under which a machine reaches itself. */

/** Whether only this machine is reached under the name. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
