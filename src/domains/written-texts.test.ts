/** Every text that users write for others belongs to a subject of moderation, so that it can be reported, removed and checked. */
import { expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { contract } from '#domains/contract.ts';
import { slices } from '#domains/slices.ts';
import { inputsOf, textsIn } from '../../tests/factories/inputs-of.ts';

const kinds = slices.flatMap(({ subjects }) => subjects?.({ slices }) ?? []);
const subjectsOf = (call: string) => kinds.filter(({ writtenBy }) => writtenBy[call]).map(({ kind }) => kind);

/** Drafts are visible to no one else until they are published, by another call. */
const UNPUBLISHED = ['articles.write', 'articles.setPoll'];

const inputs = new Map(inputsOf(contract));
const spoken = declaredCalls().filter(({ name, meta: { speaks } }) => {
  const schema = inputs.get(name);
  return speaks !== undefined && schema !== undefined && textsIn(schema).length > 0;
});

it('every user-written text has a subject that users report and checks read', () => {
  const open = spoken.map(({ name }) => name).filter((name) => subjectsOf(name).length === 0);
  expect(open).toEqual(UNPUBLISHED);
});

it('every user-written text is written by existing calls that exclude muted users', () => {
  const names = new Set(declaredCalls().flatMap(({ name, meta }) => (meta.speaks === undefined ? [] : name)));
  const unknown = kinds.flatMap(({ writtenBy }) => Object.keys(writtenBy)).filter((name) => !names.has(name));
  expect(unknown).toEqual([]);
});

it('every kind of user-written text has a call that writes it', () => {
  expect(kinds.filter(({ writtenBy }) => Object.keys(writtenBy).length === 0).map(({ kind }) => kind)).toEqual([]);
});
