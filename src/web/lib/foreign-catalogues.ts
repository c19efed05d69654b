/**
 * Catalogues of languages other than English. Each language has one list of its catalogues, loaded with the first of
 * them: the entry chunk contains the languages, not their files.
 */
import type { ResourceKey } from 'i18next';

export type Catalogues = Readonly<Record<string, () => Promise<{ default: ResourceKey }>>>;

const languages = import.meta.glob<{ default: Catalogues }>('../locales/*/catalogues.ts');

/** @throws Error if there is no such catalogue, or if it cannot be fetched */
export async function catalogueOf(language: string, namespace: string): Promise<ResourceKey> {
  const { default: catalogues } = (await languages[`../locales/${language}/catalogues.ts`]?.()) ?? { default: {} };
  const load = catalogues[`../../features/${namespace}/words.${language}.ts`] ?? catalogues[`./${namespace}.ts`];
  if (!load) throw new Error(`No catalogue ${language}/${namespace}`);
  return (await load()).default;
}
