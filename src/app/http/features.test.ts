import { expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { FEATURE_IDS, FEATURES, featureOfCall } from '#domains/admin/constants.ts';

const calls = declaredCalls().map(({ name }) => name);

it.each(FEATURE_IDS)('%s closes only calls that exist', (id) => {
  for (const start of FEATURES[id].calls) expect(calls.filter((name) => name.startsWith(start))).not.toEqual([]);
});

it('closes no call needed to reopen it or to log out', () => {
  const closable = calls.filter((name) => featureOfCall(name) !== null);
  expect(closable.filter((name) => /^(admin|account|world)\./.test(name))).toEqual([]);
  expect(closable).not.toContain('auth.logout');
  expect(featureOfCall('trades.propose')).toBe('trades');
  expect(featureOfCall('game.messages')).toBeNull();
});
