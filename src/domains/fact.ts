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

/** Declares a kind of notification that is sent only to users who have turned it on. */
export function askedFor<Kind extends FactKind>(kind: Kind) {
  return Object.assign(kind, { isAskedFor: true });
}

/** A parameter that holds a deadline: a day of the season (`day`), or the days or nights left. */
const DEADLINES = ['day', 'days', 'daysLeft', 'nightsLeft'] as const;

/** How an item on a desk is ranked, and whether the user may put it off. */
export interface DeskTerms<P = unknown> {
  /** Points of a season that the answer may decide, as a range; null: it has no effect on results. */
  worth: readonly [min: number, max: number] | null;
  /** When it lapses: at the next faceoff, or at the end of the day that this parameter tells; null: it does not lapse. */
  due: 'faceoff' | Extract<keyof P, (typeof DEADLINES)[number]> | null;
  /** The last day to answer is this many days before the one that the parameter tells. */
  earlier?: number;
  /** False: the world does not wait for it, so it cannot be put off. */
  mayWait?: false;
}

/** Declares a kind of desk item: a fact, with how it is ranked. */
export function deskKind<K extends string, P extends z.ZodRawShape>(kind: K, params: P, terms: DeskTerms<P>) {
  return Object.assign(fact(kind, params), { terms: terms as DeskTerms });
}

/** Any kind of fact: the schema of `{ kind, params }`. */
export type FactKind = z.ZodObject<{ kind: z.ZodLiteral<string>; params: z.ZodObject }>;

/** Any kind of desk item. */
export type DeskKind = FactKind & { terms: DeskTerms };

/** Returns the name of a kind. */
export function nameOf({ shape }: FactKind): string {
  return shape.kind.value;
}

/** A fact of one of these kinds. */
export type FactOf<Kinds extends readonly FactKind[]> = z.infer<Kinds[number]>;
