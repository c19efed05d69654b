import { expect, test } from 'vitest';
import { internalPath } from './internal-path.ts';

test('after logging in one returns to where one wanted to go', () => {
  expect(internalPath('/game/12?tab=reports')).toBe('/game/12?tab=reports');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 7, undefined])(
  'but a link cannot lead elsewhere: %s',
  (wanted) => {
    expect(internalPath(wanted)).toBeNull();
  },
);

test('nor back to the login', () => {
  expect(internalPath('/auth/login')).toBeNull();
});
