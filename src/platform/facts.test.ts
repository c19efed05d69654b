import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { keepKnown } from './facts.ts';

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('traded'), params: z.object({ player: z.string() }) }),
  z.object({ kind: z.literal('waived'), params: z.object({ days: z.number() }) }),
]);

afterEach(() => vi.restoreAllMocks());

it('known facts are read with their additional fields', () => {
  const rows = [{ id: 7, kind: 'waived', params: { days: 2 } }];
  expect(keepKnown('news', schema, rows)).toEqual([{ id: 7, kind: 'waived', params: { days: 2 } }]);
});

it('a fact of another version is skipped, with one warning', () => {
  const warning = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const rows = [
    { id: 1, kind: 'drafted', params: {} },
    { id: 2, kind: 'traded', params: { player: 'Berg' } },
    { id: 3, kind: 'waived', params: { days: 'two' } },
    { id: 4, kind: 'drafted', params: {} },
  ];
  expect(keepKnown('news', schema, rows).map(({ id }) => id)).toEqual([2]);
  expect(warning.mock.calls.map(([words]) => String(words).split(':')[0])).toEqual([
    'news of the kind drafted cannot be read',
    'news of the kind waived cannot be read',
  ]);
});
