import { expect, test } from 'vitest';
import { type Field, hasUnsaved, holdUnsaved, noteSending, noteTyping, wouldLoseWork } from './unsaved.ts';

test('there are unsaved changes until everybody who has some has let go', () => {
  expect(hasUnsaved()).toBe(false);
  const [lines, article] = [holdUnsaved(), holdUnsaved()];
  lines();
  lines();
  expect(hasUnsaved()).toBe(true);
  article();
  expect(hasUnsaved()).toBe(false);
});

/** Stands in others of these kinds. */
function field(kinds: Record<string, Field>): Field & { isConnected: boolean } {
  const closest = (selectors: string) =>
    Object.entries(kinds).find(([kind]) => selectors.split(', ').includes(kind))?.[1] ?? null;
  return { isConnected: true, closest: closest as Element['closest'] };
}

test('what was typed and not sent would be lost, until its form is sent or gone', () => {
  const form = field({});
  const name = field({ form });
  noteTyping(name);
  expect(wouldLoseWork()).toBe(true);
  noteSending(form);
  expect(wouldLoseWork()).toBe(false);
  noteTyping(name);
  form.isConnected = false;
  expect(wouldLoseWork()).toBe(false);
});

test('a text outside of a form counts, and what only looks for something does not', () => {
  const text = field({});
  const box = field({ textarea: text });
  noteTyping(field({ '[role="search"]': field({}), form: field({}) }));
  expect(wouldLoseWork()).toBe(false);
  noteTyping(box);
  expect(wouldLoseWork()).toBe(true);
  text.isConnected = false;
  expect(wouldLoseWork()).toBe(false);
});

test('changes that a screen holds would be lost', () => {
  const release = holdUnsaved();
  expect(wouldLoseWork()).toBe(true);
  release();
  expect(wouldLoseWork()).toBe(false);
});
