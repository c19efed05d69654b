import { describe, expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  test('what is too short has none, however wild', () => {
    expect(strengthOf('aB3$xY9!k')).toBe(0);
  });

  test('repeating and counting on are worth little', () => {
    expect(strengthOf('aaaaaaaaaaaaaaaa')).toBe(1);
    expect(strengthOf('1234567890')).toBe(1);
    expect(strengthOf('abcdefghijklmnop')).toBe(1);
  });

  test('words that everybody knows are worth little', () => {
    expect(strengthOf('annaberg1987', ['Anna Berg', 'anna.berg@example.org'])).toBeLessThan(strengthOf('annaberg1987'));
  });

  test('length beats signs', () => {
    expect(strengthOf('correct horse battery staple')).toBe(4);
    expect(strengthOf('Tr0ub4dor&3')).toBeLessThan(4);
  });
});
