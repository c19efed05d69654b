import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { userName } from '#domains/shapes.ts';
import { wordsOf } from './input-words.ts';

const words = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(wordsOf);

describe('the error of a field', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a missing field', z.object({ name: z.string() }), {}, 'This is missing.'],
    ['an empty text', z.string().min(1), '', 'Please fill this in.'],
    ['a short password', z.string().min(10), 'short', 'Use at least 10 characters.'],
    ['a list with nothing in it', z.array(z.number()).min(1), [], 'Use at least 1 entry.'],
    ['a text of two letters', z.string().max(1), 'ab', 'Use at most 1 character.'],
    ['a long list', z.array(z.number()).max(2), [1, 2, 3], 'Use at most 2 entries.'],
    ['a number that is too high', z.number().max(63), 64, 'Use at most 63.'],
    ['a list where a text belongs', z.string(), [], 'This must be text.'],
    ['half a number', z.int(), 1.5, 'This must be a whole number.'],
    ['a bad address', z.email(), 'nobody', 'Enter a valid email address.'],
    ['a country in lower case', z.string().regex(/^[A-Z]{2}$/), 'ca', 'This is not in the expected format.'],
    ['a choice that is none', z.enum(['asc', 'desc']), 'up', 'Choose one of: asc, desc.'],
    ['a field nobody asked for', z.strictObject({}), { odd: 1 }, 'Unknown field: odd.'],
  ])('exists for %s', (_, schema, value, expected) => {
    expect(words(schema, value)).toEqual([expected]);
  });

  it('uses the contract’s own message where there is one', () => {
    const own = z.string().refine(() => false, 'That name is taken.');
    expect(words(own, 'x')).toEqual(['That name is taken.']);
    expect(words(z.string().min(2, 'Two letters at least.'), 'x')).toEqual(['Two letters at least.']);
    expect(words(userName, 'Anna 🏒')).toEqual(['“🏒” is not allowed here, or not at the start.']);
  });
});
