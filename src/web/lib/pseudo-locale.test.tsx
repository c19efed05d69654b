/** A made-up language: any readable text left on a screen does not come from a catalogue. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { countryChoices, timeZoneChoices } from '#web/features/auth/places.ts';
import { CHAPTERS } from '#web/features/guide/chapters.ts';
import { cataloguesOf } from '#web/locales/catalogues-of.ts';
import { SCREEN_FILES } from '../../../tests/e2e/screen-files.ts';

// Rendered without a browser: effects and stores that need one start as they would there.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, read, readAtFirst = read) =>
    react.useSyncExternalStore(subscribe, read, readAtFirst);
  return { ...react, useSyncExternalStore };
});

// Other files of this worker may have loaded screens with the real modules before.
vi.resetModules();
const { routeTree } = await import('#web/route-tree.gen.ts');
const { queryClient } = await import('./query-client.ts');
const { sessionQuery } = await import('./session.ts');

/** Returns a text in letters that no keyboard has; placeholders and tags stay. */
function pseudo(text: string): string {
  return text
    .split(/(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[a-z]/gi, (letter) => String.fromCodePoint(0x1e00 + letter.charCodeAt(0))),
    )
    .join('');
}
const pseudoAll = (words: unknown): unknown => {
  if (typeof words === 'string') return pseudo(words);
  if (Array.isArray(words)) return words.map(pseudoAll);
  return Object.fromEntries(Object.entries(words as object).map(([key, inner]) => [key, pseudoAll(inner)]));
};

const catalogues = Object.fromEntries(
  [...cataloguesOf('en')].map(([namespace, catalogue]) => [namespace, pseudoAll(catalogue)]),
);
const words = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'common',
  resources: {
    en: {
      ...catalogues,
      screens: Object.fromEntries(SCREEN_FILES.map(({ path, data }) => [path, pseudo(data.title)])),
    },
  } as never,
  interpolation: { escapeValue: false },
});
afterEach(() => queryClient.clear());

/** Returns the texts of a screen and of its attributes for screen readers. */
async function textsOf(address: string, user: object | null): Promise<string[]> {
  queryClient.setQueryData<unknown>(sessionQuery.queryKey, user);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={words}>
        <MantineProvider>
          <RouterProvider router={router as never} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  ).replaceAll(/<(style|script)[\s>].*?<\/\1>/gs, '');
  const read = [...page.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text ?? '');
  const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  return [...read, ...page.replaceAll(/<[^>]*>/g, '\n').split('\n')].map(plain).filter((text) => /\S/.test(text));
}

/** Names: of the game, of languages, and names that the browser provides in the reader's language. */
const NAMES = new Set(['Rinkside', 'Rink', 'side', 'English', 'Deutsch']);

const PLACES = new Set([...countryChoices('en'), ...timeZoneChoices('UTC')].map(({ label }) => label));
const isName = (text: string) => NAMES.has(text) || PLACES.has(text);
/** Durations that the browser words: "2 hours". */
const SPANS = /\b\d+ (?:second|minute|hour|day)s?\b/g;
const isEnglish = (text: string) => /[a-z]{2}/i.test(text.replaceAll(SPANS, '')) && !isName(text);

const GUEST_SCREENS = [
  ...['/', '/auth/login', '/auth/register', '/auth/forgot-password', '/guide', '/guide?about=/quests'],
  // A letter that every text has in this language, and one that no text has.
  ...['/guide?search=ṡ', '/guide?search=ß'],
  ...CHAPTERS.map(({ id }) => `/guide?chapter=${id}`),
];
const TROUBLE_SCREENS = ['/forbidden', '/whoops', '/offline', '/maintenance', '/no-such-page'];

test.each([...GUEST_SCREENS, ...TROUBLE_SCREENS])('no English text is left at %s', async (address) => {
  const texts = await textsOf(address, null);
  expect(texts.filter(isEnglish)).toEqual([]);
  // The screen was rendered, and in that language.
  expect(texts.filter((text) => /[\u1e41-\u1e7a]/.test(text)).length).toBeGreaterThan(5);
});

const MANAGER = {
  id: 1,
  name: 'Øø',
  activatedAt: '2026-01-01T00:00:00Z',
  bankruptAt: null,
  restriction: null,
  teamId: 12,
  teams: [],
  timeZone: 'UTC',
  settings: {},
  abilities: [],
  goalHorns: [],
  onboarding: [],
  isAdmin: false,
  puckBalance: 7,
};
const GAME_SCREENS = [
  '/club/lineups',
  '/league/standings',
  '/office/trade-center',
  '/office/free-agent-center',
  '/world/news',
  '/notifications',
  '/messages',
  '/settings',
  '/search',
  '/help',
  '/help?search=ṡ',
  '/feature-voting',
];

// The frame of the game is a chunk of its own: what is drawn first waits for it.
beforeAll(() => textsOf('/settings', MANAGER));

test.each(GAME_SCREENS)('no English text is left in the frame and navigation around %s', async (address) => {
  const texts = await textsOf(address, MANAGER);
  expect(texts.filter(isEnglish)).toEqual([]);
  expect(texts.filter((text) => /[\u1e41-\u1e7a]/.test(text)).length).toBeGreaterThan(20);
});

test('a text outside the catalogues is detected', () => {
  expect(pseudo('Save {{name}} for <b>good</b>')).not.toMatch(/Save|for|good/);
  expect(pseudo('Save {{name}}')).toContain('{{name}}');
  expect(isName('Save lines')).toBe(false);
  expect(isEnglish('Save lines in 2 hours')).toBe(true);
  expect(isEnglish('ṡ 2 hours')).toBe(false);
});
