import { expect, test } from 'vitest';
import { hasUnsaved, holdUnsaved } from './unsaved.ts';

test('there are unsaved changes until everybody who has some has let go', () => {
  expect(hasUnsaved()).toBe(false);
  const [lines, article] = [holdUnsaved(), holdUnsaved()];
  lines();
  lines();
  expect(hasUnsaved()).toBe(true);
  article();
  expect(hasUnsaved()).toBe(false);
});
