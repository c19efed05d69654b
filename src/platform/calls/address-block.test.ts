import { expect, it } from 'vitest';
import { addressBlock } from '#platform/calls/address-block.ts';

it('all addresses available to one customer count as one', () => {
  expect(addressBlock('192.0.2.7')).toBe('192.0.2.7');
  expect(addressBlock('::ffff:192.0.2.7')).toBe('192.0.2.7');
  const block = '2001:db8:0:1::/64';
  for (const ip of ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:1:2:3', '2001:0db8:0000:0001:0:0:0:9', '2001:db8:0:1::%eth0'])
    expect(addressBlock(ip), ip).toBe(block);
  expect(addressBlock('2001:db8:0:2::1')).not.toBe(block);
  expect(addressBlock('::1')).toBe('0:0:0:0::/64');
});
