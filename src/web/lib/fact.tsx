/** How facts are shown: a picture and words for each kind. `features/facts.ts` gathers them. */
import { createElement, type ReactNode } from 'react';
import type { IconName } from '#web/ui/icon.tsx';

interface Fact {
  kind: string;
  params: object;
}

/** The parameters of each kind. */
export type ParamsOf<F extends Fact> = { [K in F['kind']]: Extract<F, { kind: K }>['params'] };

/**
 * A picture for each kind of fact, and its words: a component whose properties are the parameters. A kind without does not
 * compile. A notification may say where it leads, an address of the app; else it leads to what it names.
 */
export type RenderersOf<F extends Fact> = {
  readonly [K in F['kind']]: {
    icon: IconName;
    Words: (params: ParamsOf<F>[K]) => ReactNode;
    to?: string | ((params: ParamsOf<F>[K]) => string);
  };
};

/** The words of a fact. */
export function FactWords<P extends Record<string, object>, K extends keyof P>({
  of,
  fact,
}: {
  of: { readonly [X in keyof P]: { Words: (params: P[X]) => ReactNode } };
  fact: { [X in K]: { kind: X; params: P[X] } }[K];
}) {
  return createElement(of[fact.kind].Words, fact.params);
}

/** The button that answers a fact at once, if its kind has one. */
export function FactAct<P extends Record<string, object>, K extends keyof P>({
  of,
  fact,
}: {
  of: { readonly [X in keyof P]: { Act?: (params: P[X]) => ReactNode } };
  fact: { [X in K]: { kind: X; params: P[X] } }[K];
}) {
  const { Act } = of[fact.kind];
  return Act ? createElement(Act, fact.params) : null;
}

/** Where the noun of a fact says that it leads; null where it says nothing. */
export function ownWayOf<P extends Record<string, object>, K extends keyof P>(
  of: { readonly [X in keyof P]: { to?: string | ((params: P[X]) => string) } },
  fact: { [X in K]: { kind: X; params: P[X] } }[K],
): string | null {
  const { to = null } = of[fact.kind];
  return typeof to === 'function' ? to(fact.params) : to;
}
