/** How facts are shown: a picture and words for each kind. `features/facts.ts` gathers them. */

import { type ComponentType, createElement, type ReactNode } from 'react';
import type { FactKind, FactOf } from '#domains/fact.ts';
import type { NationId } from '#engine/ids.ts';
import { inSentence } from '#web/lib/nation-names.ts';
import { type Namespaces, type TextKey, useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import type { IconName } from '#web/ui/icon.tsx';

interface Fact {
  kind: string;
  params: object;
}

/** The kinds of a domain, or its facts. */
export type Kinds = readonly FactKind[] | Fact;
type In<F extends Kinds> = F extends readonly FactKind[] ? FactOf<F> : F;

/** The parameters of each kind. */
export type ParamsOf<F extends Kinds> = { [K in In<F>['kind']]: Extract<In<F>, { kind: K }>['params'] };

/**
 * A picture for each kind of fact, and its words: a component that takes the parameters as properties. A missing kind
 * does not compile. A notification may name its own link, an address in the app; otherwise it links to what it names.
 */
export type RenderersOf<F extends Kinds> = {
  readonly [K in keyof ParamsOf<F>]: {
    icon: IconName;
    Words: (params: ParamsOf<F>[K]) => ReactNode;
    to?: string | ((params: ParamsOf<F>[K]) => string);
    /** Of a notification that users get only if they have turned it on. */
    isAskedFor?: true;
  };
};

/**
 * Returns the words of a fact from one line of a catalogue, with the parameters as they are; sums and such are
 * formatted by `i18n-formats.ts`.
 * @param key in the catalogue, or a function from the parameters to it
 * @param options.count the parameter that decides between singular and plural, unless it is called `count`
 */
export function said<const N extends Namespaces, P extends object>(
  catalogue: N,
  key: TextKey<N> | ((params: P) => TextKey<N>),
  options?: { count?: keyof P },
): (params: P) => ReactNode;
export function said<P extends object>(
  catalogue: Namespaces,
  key: string | ((params: P) => string),
  { count }: { count?: keyof P } = {},
): (params: P) => ReactNode {
  return (params) =>
    createElement(Said, {
      catalogue,
      line: typeof key === 'function' ? key(params) : key,
      params: count === undefined ? params : { ...params, count: params[count] },
    });
}

/** Shows a line of a catalogue, whose key was checked where it was written. */
function Said({ catalogue, line, params }: { catalogue: Namespaces; line: string; params: object }) {
  const { t } = useTranslation(catalogue);
  return (t as unknown as (line: string, params: object) => string)(line, params);
}

/** Shows a fact in words. */
export function FactWords<P extends Record<string, object>, K extends keyof P>({
  of,
  fact,
}: {
  of: { readonly [X in keyof P]: { Words: (params: P[X]) => ReactNode } };
  fact: { [X in K]: { kind: X; params: P[X] } }[K];
}) {
  const { Words } = of[fact.kind];
  if (!namesNation(fact.params)) return createElement(Words, fact.params);
  return createElement(OfNation, { Words: Words as ComponentType<object>, params: fact.params });
}

/** Facts keep the game's own name of a nation beside its id. In facts about jobs `nationId` is null if the employer is a club. */
interface NamesNation {
  nationId: NationId;
  nation?: string;
  employer?: string;
}

function namesNation(params: object): params is NamesNation {
  return 'nationId' in params && params.nationId !== null && ('nation' in params || 'employer' in params);
}

/** Shows a fact about a nation, named in the reader's language. */
function OfNation({ Words, params }: { Words: ComponentType<object>; params: NamesNation }) {
  const { language } = useTranslation().i18n;
  const known = useWorldIfLoaded()?.nationById.get(params.nationId)?.name;
  const named = (name: string) => inSentence(known ?? name, language);
  const { nation, employer } = params;
  return createElement(Words, {
    ...params,
    ...(nation !== undefined && { nation: named(nation) }),
    ...(employer !== undefined && { employer: named(employer) }),
  });
}

/** Returns the link that a fact's noun names for it; null if it names none. */
export function ownWayOf<P extends Record<string, object>, K extends keyof P>(
  of: { readonly [X in keyof P]: { to?: string | ((params: P[X]) => string) } },
  fact: { [X in K]: { kind: X; params: P[X] } }[K],
): string | null {
  const { to = null } = of[fact.kind];
  return typeof to === 'function' ? to(fact.params) : to;
}
