/**
 * Facts: something that happened, as a kind and the parameters of its text, which is written where it is shown. A
 * domain declares its kinds of facts in `kinds.ts`; `domains/kinds.ts` lists them, and each screen has one renderer per
 * kind.
 */
import * as z from 'zod';

/**
 * Declares a kind of fact.
 * @param kind unique among facts of its sort (news, notifications, desk items, transactions), e.g. 'suspension'
 * @param params the parameters of its text, resolved when it happened: names, numbers, ids to link to
 */
export function fact<K extends string, P extends z.ZodRawShape>(kind: K, params: P) {
  return z.object({ kind: z.literal(kind), params: z.object(params) });
}

/** Any kind of fact: the schema of `{ kind, params }`. */
export type FactKind = z.ZodObject<{ kind: z.ZodLiteral<string>; params: z.ZodObject }>;

/** Returns the name of a kind. */
export function nameOf({ shape }: FactKind): string {
  return shape.kind.value;
}

/** A fact of one of these kinds. */
export type FactOf<Kinds extends readonly FactKind[]> = z.infer<Kinds[number]>;
