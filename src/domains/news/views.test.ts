import { expect, it } from 'vitest';
import { newsFact } from '#domains/kinds.ts';
import { KINDS } from '#domains/news/views.ts';

it('every kind of news is under a topic', () => {
  const under = new Set<string>(Object.values(KINDS).flat());
  expect(newsFact.options.map(({ shape }) => shape.kind.value).filter((kind) => !under.has(kind))).toEqual([]);
});
