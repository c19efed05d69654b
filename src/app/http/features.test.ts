import { expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { FEATURE_IDS, FEATURES, featureOfCall } from '#domains/admin/constants.ts';

const calls = declaredCalls().map(({ name }) => name);

it.each(FEATURE_IDS)('%s closes calls that there are', (id) => {
  for (const start of FEATURES[id].calls) expect(calls.filter((name) => name.startsWith(start))).not.toEqual([]);
});

it('closes no call that an admin needs to open it again, or anybody to log out', () => {
  const closable = calls.filter((name) => featureOfCall(name) !== null);
  expect(closable.filter((name) => /^(admin|account|world)\./.test(name))).toEqual([]);
  expect(closable).not.toContain('auth.logout');
  expect(featureOfCall('trades.propose')).toBe('trades');
  expect(featureOfCall('game.messages')).toBeNull();
});
