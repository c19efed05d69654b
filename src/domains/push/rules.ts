/** Decides where pushes may be sent. */
import { PUSH_HOSTS } from '#domains/push/constants.ts';

const ADDRESS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[\x21-\x7e]*$/;

/** Returns whether an address belongs to a known push service: https, default port, without credentials. */
export function isPushAddress(address: string): boolean {
  const host = ADDRESS.exec(address)?.[1];
  return host !== undefined && PUSH_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
