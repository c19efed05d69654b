/** Where pushes may be sent. */
import { PUSH_HOSTS } from '#domains/push/constants.ts';

const ADDRESS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[\x21-\x7e]*$/;

/** Whether an address is one of a known push service: https, its usual port, nobody's name and password before it. */
export function isPushAddress(address: string): boolean {
  const host = ADDRESS.exec(address)?.[1];
  return host !== undefined && PUSH_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
