/** The input of each call of the contract by its schema, and samples of it: for tests that make every call. */
import { isContractProcedure } from '@orpc/contract';
import * as z from 'zod';
import { contract } from '#domains/contract.ts';

/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  format?: string;
  required?: string[];
}

/** Returns a value that the schema accepts, as far as the schema determines one. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return sampleOf(either);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return 'sample text '.padEnd(schema.minLength ?? 0, 'x');
  }
}

/** Returns samples that the schema accepts, each with `text` in one of the places for free text. */
export function samplesWith(text: string, schema: Schema): unknown[] {
  if (schema.const !== undefined || schema.enum) return [];
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.flatMap((one) => samplesWith(text, one));
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
        samplesWith(text, inner).map((part) => ({ ...(sampleOf(schema) as object), [name]: part })),
      );
    case 'array':
      return samplesWith(text, schema.items ?? {}).map((part) => [part]);
    case 'string':
      return [text];
    default:
      return [];
  }
}

/** Returns the input schema of each call, by its name. */
export function callInputs(tree: object = contract, names: readonly string[] = []): Map<string, Schema> {
  const inputs = new Map<string, Schema>();
  for (const [key, value] of Object.entries(tree) as [string, object][]) {
    const path = [...names, key];
    if (!isContractProcedure(value)) {
      for (const [name, schema] of callInputs(value, path)) inputs.set(name, schema);
      continue;
    }
    const { inputSchema } = value['~orpc'];
    if (!(inputSchema instanceof z.ZodType)) continue;
    inputs.set(path.join('.'), z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as Schema);
  }
  return inputs;
}

/** Returns every value of a filter, where its schema lists them; otherwise one sample. */
export function choicesOf(schema: Schema): unknown[] {
  if (schema.enum) return schema.enum;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.flatMap(choicesOf);
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'array') return choicesOf(schema.items ?? {});
  return schema.type === 'null' ? [] : [sampleOf(schema)];
}
