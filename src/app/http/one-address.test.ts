import { describe, expect, it } from 'vitest';
import { makeAddressWatch } from '#app/http/one-address.ts';

const visits = (ips: readonly string[], isForwarded = false) => {
  const watch = makeAddressWatch();
  return ips.map((ip, index) => watch.note({ ip, userId: index + 1, isForwarded }));
};

describe('a server without TRUST_PROXY', () => {
  it('warns once when more accounts than a household has come from one address', () => {
    expect(visits(Array.from({ length: 9 }, () => '10.0.0.1'))).toEqual([
      ...[false, false, false, false, false, false],
      true,
      ...[false, false],
    ]);
  });

  it('warns at the second account when a proxy reports other addresses', () => {
    expect(visits(['127.0.0.1', '127.0.0.1', '127.0.0.1'], true)).toEqual([false, true, false]);
  });

  it('stays silent when visitors come from different addresses, or one visitor comes often', () => {
    expect(visits(['10.0.0.1', '10.0.0.2', ...Array.from({ length: 9 }, () => '10.0.0.1')])).not.toContain(true);
    const watch = makeAddressWatch();
    const again = Array.from({ length: 9 }, () => watch.note({ ip: '10.0.0.1', userId: 1, isForwarded: true }));
    expect(again).not.toContain(true);
  });
});
