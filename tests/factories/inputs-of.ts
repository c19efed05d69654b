/** Input schemas of calls, for tests that look at all of them. */
import * as z from 'zod';

/** Returns the input schemas of the calls of a contract, by path of the call. */
export function inputsOf(router: object, path: string[] = []): [string, z.ZodType][] {
  return Object.entries(router).flatMap(([name, part]: [string, object]) => {
    const definition = '~orpc' in part ? (part['~orpc'] as { inputSchema?: z.ZodType }) : null;
    if (!definition) return inputsOf(part, [...path, name]);
    return definition.inputSchema ? [[[...path, name].join('.'), definition.inputSchema] as [string, z.ZodType]] : [];
  });
}

/** Returns the fields of an input that take free text, dotted where nested. */
export function textsIn(input: z.ZodType): string[] {
  return [...new Set(textsOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })))];
}

type Schema = z.core.JSONSchema.BaseSchema;

/** Colors and ids are not free text. */
function textsOf(schema: Schema, field = ''): string[] {
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, part]) =>
      typeof part === 'object' ? textsOf(part, field === '' ? name : `${field}.${name}`) : [],
    );
  }
  const parts = [schema.items, ...(schema.prefixItems ?? []), ...(schema.anyOf ?? []), schema.additionalProperties];
  const inner = parts.flatMap((part) => (typeof part === 'object' && !Array.isArray(part) ? [part] : []));
  const isColor = schema.pattern === '^#[0-9a-f]{6}$';
  const isText = schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.format && !isColor;
  return [...(isText ? [field] : []), ...inner.flatMap((part) => textsOf(part, field))];
}
