import { afterEach, expect, test, vi } from 'vitest';
import { i18n } from './i18n.ts';
import { followSetting, showLanguage } from './language.ts';

afterEach(async () => {
  await showLanguage('en');
  vi.unstubAllGlobals();
});

test('the app uses the user’s language setting, and the page declares it', async () => {
  const kept = new Map<string, string>();
  const page = { documentElement: { lang: 'en' } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  followSetting('de');
  await vi.waitFor(() => expect(page.documentElement.lang).toBe('de'));
  expect(i18n.language).toBe('de');
});
