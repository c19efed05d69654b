/** The part of a network address that belongs to one household. */
import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address, of eight, that a provider assigns to a customer, who chooses the rest. */
const GROUPS_OF_CUSTOMER = 4;
const GROUPS = 8;

/**
 * Returns an IPv4 address as it is, also when it is written as IPv6; of other IPv6 addresses the first 64 bits
 * ('2001:db8:0:1::/64').
 */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  const block = groups.slice(0, GROUPS_OF_CUSTOMER).map((group) => Number.parseInt(group, 16).toString(16));
  return `${block.join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
