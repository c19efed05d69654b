import { expect, test } from 'vitest';
import { SECTIONS } from './sections.tsx';

test('every section of the settings has an address that no other has', () => {
  const ids = Object.values(SECTIONS).flatMap((sections) => sections.map(({ id }) => id));
  expect(ids).toContain('stops');
  expect(new Set(ids).size).toBe(ids.length);
});
