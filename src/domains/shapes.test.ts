import { expect, it } from 'vitest';
import { commentText, optionalComment } from '#domains/discussion/contract.ts';
import { plainLine } from '#domains/shapes.ts';

const BROKEN = ['a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u2029b', 'a\u202eb', 'a\u2066b', 'a\u0000b', 'too long'];

it.each([
  ['a plain line', plainLine(5)],
  ['a comment', commentText(5, { isOneLine: true })],
  ['a comment that may be empty', optionalComment(5, { isOneLine: true })],
])('%s is one line, without text-direction marks', (_, line) => {
  expect(BROKEN.filter((text) => line.safeParse(text).success)).toEqual([]);
  expect(line.parse(' a b ')).toBe('a b');
});

it('a blank optional text is stored as empty', () => {
  const parsed = [plainLine(5), optionalComment(5, { isOneLine: true })].map((line) => line.parse(' \n'));
  expect(parsed).toEqual(['', '']);
  expect(commentText(5).safeParse(' \n').success).toBe(false);
});
