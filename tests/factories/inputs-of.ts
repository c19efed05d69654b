/** Input schemas of calls, for tests that look at all of them. */
import type * as z from 'zod';

/** Returns the input schemas of the calls of a contract, by path of the call. */
export function inputsOf(router: object, path: string[] = []): [string, z.ZodType][] {
  return Object.entries(router).flatMap(([name, part]: [string, object]) => {
    const definition = '~orpc' in part ? (part['~orpc'] as { inputSchema?: z.ZodType }) : null;
    if (!definition) return inputsOf(part, [...path, name]);
    return definition.inputSchema ? [[[...path, name].join('.'), definition.inputSchema] as [string, z.ZodType]] : [];
  });
}
