/**
 * The words of the app, in English until `language.ts` says otherwise. Catalogues are in
 * `locales/<language>/<namespace>.ts`; those of the shell are part of the entry chunk, or beside a feature, as
 * `features/<noun>/words.ts` (catalogues.ts); the others are loaded when the first component uses them. Keys are
 * checked by the compiler (words.ts).
 */
import i18next, { type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogueOf } from '#web/lib/foreign-catalogues.ts';
import common from '#web/locales/en/common.ts';
import layout from '#web/locales/en/layout.ts';
import trouble from '#web/locales/en/trouble.ts';
import { addFormats } from './i18n-formats.ts';

const catalogues = import.meta.glob<{ default: ResourceKey }>([
  '../locales/en/*.ts',
  '!../locales/en/common.ts',
  '!../locales/en/layout.ts',
  '!../locales/en/refusals.ts',
  '!../locales/en/trouble.ts',
]);

const ofFeatures = import.meta.glob<{ default: ResourceKey }>('../features/*/words.ts');

const lazyCatalogues = {
  type: 'backend' as const,
  init() {},
  read(language: string, namespace: string, done: (error: Error | null, words: ResourceKey | null) => void) {
    const load = language === 'en' ? english(namespace) : catalogueOf(language, namespace);
    load.then(
      (words) => done(null, words),
      (error: Error) => done(error, null),
    );
  },
};

async function english(namespace: string): Promise<ResourceKey> {
  const load = ofFeatures[`../features/${namespace}/words.ts`] ?? catalogues[`../locales/en/${namespace}.ts`];
  if (!load) throw new Error(`No catalogue en/${namespace}`);
  return (await load()).default;
}

export const i18n = i18next.createInstance();

void i18n
  .use(lazyCatalogues)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    partialBundledLanguages: true,
    resources: { en: { common, layout, trouble } },
    ns: ['common', 'layout', 'screens', 'trouble'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
  });

addFormats(i18n);
