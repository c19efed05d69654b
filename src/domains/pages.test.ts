import { expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '#domains/contract.ts';

/** Input schemas of all calls, by path of the call. */
function inputsOf(router: object, path: string[] = []): [string, z.ZodType][] {
  return Object.entries(router).flatMap(([name, part]: [string, object]) => {
    const definition = '~orpc' in part ? (part['~orpc'] as { inputSchema?: z.ZodType }) : null;
    if (!definition) return inputsOf(part, [...path, name]);
    return definition.inputSchema ? [[[...path, name].join('.'), definition.inputSchema] as [string, z.ZodType]] : [];
  });
}

it('every list that has pages begins with the first', () => {
  const paged = inputsOf(contract).flatMap(([call, schema]) =>
    schema instanceof z.ZodObject && 'page' in schema.shape ? [[call, schema.shape['page']] as const] : [],
  );
  expect(paged.length).toBeGreaterThan(8);
  for (const [call, page] of paged) expect((page as z.ZodType).safeParse(undefined).data, call).toBe(1);
});
