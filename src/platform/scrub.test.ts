import { expect, it } from 'vitest';
import { scrubbed } from '#platform/scrub.ts';

it('a logged text keeps what helps find a fault, and loses tokens and addresses', () => {
  const said =
    'TypeError: x is not a function at http://localhost:3000/email/reset-password/abc_DEF-123?email=me%40example.org ' +
    'and /email/activate?token=xyz for me+1@mail.example.org';
  const kept = scrubbed(said);
  expect(kept).toContain('TypeError: x is not a function at http://localhost:3000/email/reset-password/…');
  expect(kept).not.toMatch(/abc_DEF|xyz|example\.org/);
});
