/**
 * Facts: something that was so, as a kind and what it needs to be said. The words are made where it is shown. A noun declares
 * the kinds of its facts in its `kinds.ts`; `domains/kinds.ts` lists them, and a screen has one renderer for each.
 */
import * as z from 'zod';

/**
 * One kind of fact.
 * @param kind unique among facts of its sort (news, notifications, desk items, transactions), e.g. 'suspension'
 * @param params what its words are made from, resolved when it happened: names, numbers, ids to link to
 */
export function fact<K extends string, P extends z.ZodRawShape>(kind: K, params: P) {
  return z.object({ kind: z.literal(kind), params: z.object(params) });
}

/** Any kind of fact: the schema of `{ kind, params }`. */
export type FactKind = z.ZodObject<{ kind: z.ZodLiteral<string>; params: z.ZodObject }>;

/** What a kind is called. */
export function nameOf({ shape }: FactKind): string {
  return shape.kind.value;
}

/** A fact of one of these kinds. */
export type FactOf<Kinds extends readonly FactKind[]> = z.infer<Kinds[number]>;
