import { describe, expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('password strength', () => {
  test('is zero for a short password, however complex', () => {
    expect(strengthOf('aB3$xY9!k')).toBe(0);
  });

  test('is low for repetition and sequences', () => {
    expect(strengthOf('aaaaaaaaaaaaaaaa')).toBe(1);
    expect(strengthOf('1234567890')).toBe(1);
    expect(strengthOf('abcdefghijklmnop')).toBe(1);
  });

  test('is low for common words', () => {
    expect(strengthOf('annaberg1987', ['Anna Berg', 'anna.berg@example.org'])).toBeLessThan(strengthOf('annaberg1987'));
  });

  test('depends more on length than on symbols', () => {
    expect(strengthOf('correct horse battery staple')).toBe(4);
    expect(strengthOf('Tr0ub4dor&3')).toBeLessThan(4);
  });
});
