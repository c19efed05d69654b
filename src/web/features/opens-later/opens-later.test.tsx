import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { sessionQuery } from '#web/lib/session.ts';
import common from '#web/locales/en/common.ts';
import layout from '#web/locales/en/layout.ts';
import opensLater from '#web/locales/en/opens-later.ts';
import { SCREEN_FILES } from '../../../../tests/e2e/screen-files.ts';
import { OpensLater } from './opens-later.tsx';

const screens = SCREEN_FILES.filter(({ data }) => data.opensLater !== undefined);
const words = i18next.createInstance();
await words.use(initReactI18next).init({
  lng: 'en',
  resources: {
    en: {
      common,
      layout,
      'opens-later': opensLater,
      screens: Object.fromEntries(SCREEN_FILES.map(({ path, data }) => [path, data.title])),
    },
  },
  interpolation: { escapeValue: false },
});

/** Returns the screen at an address, as an activated manager or a visitor sees it. */
async function shown(address: string, user: object | null): Promise<string> {
  const root = createRootRoute({ staticData: { title: 'Rinkside', area: 'public' } });
  const router = createRouter({
    routeTree: root.addChildren(
      SCREEN_FILES.map(({ path, data }) =>
        createRoute({ getParentRoute: () => root, path, staticData: data, component: OpensLater }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const queries = new QueryClient();
  queries.setQueryData<unknown>(sessionQuery.queryKey, user);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={words}>
        <MantineProvider>
          <RouterProvider router={router} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

const MANAGER = { activatedAt: '2026-01-01T12:00:00Z', bankruptAt: null };

describe('a screen that opens later', () => {
  it.each(screens)('at $path has its title and says what it will show', async ({ path, data }) => {
    const address = path.replace('{-$id}', '7').replace(/\$\w+/, '7');
    for (const user of data.guest ? [MANAGER, null] : [MANAGER]) {
      const page = await shown(address, user);
      expect(page.match(/<h1[^>]*>([^<]*)</g)).toHaveLength(1);
      expect(/<h1[^>]*>([^<]*)</.exec(page)?.[1]).toBe(data.title);
      expect(page).toContain(opensLater.title);
      expect(page).toContain(opensLater.area[data.opensLater ?? 'other']);
      expect(page).toContain(user ? 'href="/club/overview"' : 'href="/"');
    }
  });
});
