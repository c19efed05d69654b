import { expect, it } from 'vitest';
import { nameOf } from '#domains/fact.ts';
import { notificationFact } from '#domains/kinds.ts';
import words from './words.ts';

it('names every kind of notification for its switch in the settings, and no other', () => {
  expect(Object.keys(words.kind).sort()).toEqual(notificationFact.options.map(nameOf).sort());
});
