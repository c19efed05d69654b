import { expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '#domains/contract.ts';
import { inputsOf } from '../../tests/factories/inputs-of.ts';

it('every paged list starts with page one', () => {
  const paged = inputsOf(contract).flatMap(([call, schema]) =>
    schema instanceof z.ZodObject && 'page' in schema.shape ? [[call, schema.shape['page']] as const] : [],
  );
  expect(paged.length).toBeGreaterThan(8);
  for (const [call, page] of paged) expect((page as z.ZodType).safeParse(undefined).data, call).toBe(1);
});
