import i18next from 'i18next';
import { expect, it } from 'vitest';
import { addFormats } from './i18n-formats.ts';

it('a count is written as its language does, other values as they are given', async () => {
  const words = {
    pucks_one: '{{count}} puck',
    pucks_other: '{{count}} pucks, case {{id}}, {{season, season}}',
    both: '$t(pucks, {"count": {{pucks}}, "id": 7, "season": 3 }) for {{name}}',
  };
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', resources: { en: { translation: words }, de: { translation: words } } });
  addFormats(i18n);
  const t = (key: string, of: object) => String(i18n.t(key as never, of as never));
  const values = { count: 2650, id: 2650, season: 3 };
  expect(t('pucks', values)).toBe('2,650 pucks, case 2650, 2025–26');
  expect(t('pucks', { ...values, lng: 'de' })).toBe('2.650 pucks, case 2650, 2025–26');
  expect(t('pucks', { ...values, count: 1 })).toBe('1 puck');
  expect(t('both', { pucks: 1200, name: 'Mia' })).toBe('1,200 pucks, case 7, 2025–26 for Mia');
});
