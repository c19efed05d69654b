import { expect, test } from 'vitest';
import { internalPath } from './internal-path.ts';

test('after login a user returns to the intended page', () => {
  expect(internalPath('/game/12?tab=reports')).toBe('/game/12?tab=reports');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 7, undefined])(
  'but a link cannot lead to another site: %s',
  (wanted) => {
    expect(internalPath(wanted)).toBeNull();
  },
);

test('but never to the login page', () => {
  expect(internalPath('/auth/login')).toBeNull();
});
