import { expect, test } from 'vitest';
import { type Field, hasUnsaved, holdUnsaved, noteSending, noteTyping, wouldLoseWork } from './unsaved.ts';

test('changes are unsaved until all their holders have released them', () => {
  expect(hasUnsaved()).toBe(false);
  const [lines, article] = [holdUnsaved(), holdUnsaved()];
  lines();
  lines();
  expect(hasUnsaved()).toBe(true);
  article();
  expect(hasUnsaved()).toBe(false);
});

/** A field within elements of these kinds. */
function field(kinds: Record<string, Field>): Field & { isConnected: boolean } {
  const closest = (selectors: string) =>
    Object.entries(kinds).find(([kind]) => selectors.split(', ').includes(kind))?.[1] ?? null;
  return { isConnected: true, closest: closest as Element['closest'] };
}

test('typed text counts as unsaved until its form is sent or removed', () => {
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

test('text outside a form counts as unsaved, and search fields do not', () => {
  const text = field({});
  const box = field({ textarea: text });
  noteTyping(field({ '[role="search"]': field({}), form: field({}) }));
  expect(wouldLoseWork()).toBe(false);
  noteTyping(box);
  expect(wouldLoseWork()).toBe(true);
  text.isConnected = false;
  expect(wouldLoseWork()).toBe(false);
});

test('changes held by a screen count as unsaved', () => {
  const release = holdUnsaved();
  expect(wouldLoseWork()).toBe(true);
  release();
  expect(wouldLoseWork()).toBe(false);
});
