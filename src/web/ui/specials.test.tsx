import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { worldQuery } from '#web/lib/world.ts';
import skills from '#web/locales/en/skills.ts';
import { Specials } from './specials.tsx';

const words = i18next.createInstance();
await words.use(initReactI18next).init({ lng: 'en', resources: { en: { skills } } });

/** @param inactive skills that do not count this season */
function shown(ofPlayer: readonly string[], inRow: boolean, inactive: readonly string[] = []): string {
  const client = new QueryClient();
  client.setQueryData<unknown>(worldQuery.queryKey, {
    data: { nations: [], unrankedNations: [], leagues: [], inactiveSpecialSkills: inactive },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={words}>
        <MantineProvider>
          <Specials skills={ofPlayer} inRow={inRow} />
        </MantineProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  );
}

const THREE = ['power-forward', 'shot-blocker', 'one-timer'];

it('a table row names two special skills, so rows stay equally high, and shows the third on demand', () => {
  const row = shown(THREE, true);
  expect(row).toContain('>Power forward<');
  expect(row).toContain('>Shot blocker<');
  expect(row).toMatch(/\+(<!-- -->)?1 ?<span class="visually-hidden">One-timer</);
});

it('all special skills are named where there is room', () => {
  for (const name of ['Power forward', 'Shot blocker', 'One-timer']) expect(shown(THREE, false)).toContain(`>${name}<`);
});

it('a resting special skill is struck through and explained, in words and in its row’s tooltip', () => {
  expect(shown(THREE, false, ['one-timer'])).toContain('Inactive this season');
  expect(shown(THREE, false)).not.toContain('Inactive this season');
  const row = shown(THREE, true, ['power-forward']);
  expect(row).toMatch(/data-inactive="true" data-tip="Inactive this season: [A-Z][^"]+"/);
  expect(row.match(/data-inactive/g)).toHaveLength(1);
});
