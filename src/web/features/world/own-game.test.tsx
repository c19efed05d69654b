/** The user's game on every other screen: its toasts, its score in the header and before the titles, and the icon of the tab. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import commonInGerman from '#web/locales/de/common.ts';
import common from '#web/locales/en/common.ts';
import worldInGerman from './words.de.ts';
import world from './words.ts';

const { seen, page } = vi.hoisted(() => {
  const icon = {
    href: '',
    setAttribute(_: 'href', to: string) {
      icon.href = to;
    },
  };
  return { seen: { current: null }, page: { title: '', icon, querySelector: () => icon } };
});
// Rendered without a browser: effects run at once, on this page, and what was seen before is known to the next look.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  const useEffect = (effect: () => void) => {
    vi.stubGlobal('document', page);
    effect();
    vi.unstubAllGlobals();
  };
  return { ...react, useEffect, useRef: () => seen };
});
// Other files of this worker may have loaded the real modules before.
vi.resetModules();
const { default: OwnGame, askAgainIn } = await import('./own-game.tsx');
const { look } = await import('../../../../tests/factories/look.tsx');
const { currentAlerts, dismissAllAlerts } = await import('#web/lib/alerts.ts');
const { api } = await import('#web/lib/api.ts');

const NOW = Date.parse('2026-01-01T12:00:00Z');
const minutesFromNow = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  seen.current = null;
  dismissAllAlerts();
});
afterEach(() => void vi.useRealTimers());

async function inLanguage(lng: 'en' | 'de') {
  const words = i18next.createInstance();
  const resources = { en: { common, world }, de: { common: commonInGerman, world: worldInGerman } };
  await words.use(initReactI18next).init({ lng, resources, defaultNS: 'common' });
  return words;
}

const team = (id: number, city: string, abbr: string) => ({ id, city, abbr });
const game = {
  ...{ id: 7, status: 'live', overtime: { men: 3, minutes: 5, shootout: true }, homeScore: null, awayScore: null },
  ...{ home: team(11, 'Hamilton', 'HAM'), away: team(21, 'Oslo', 'OSL') },
};
/** Looks at a screen while the game is live with this score; null: the user wants to know none. */
async function seeScore(score: [away: number, home: number] | null, { language = 'en', address = '/' } = {}) {
  const [awayScore, homeScore] = score ?? [0, 0];
  const live = score && { period: 2, second: 749, inIntermission: false, homeScore, awayScore };
  const own = { id: 7, faceoffAt: minutesFromNow(-20), isLive: true, endsAt: null };
  const answer = { data: { game: { ...own, live: { game: { ...game, live }, msPerSecond: 50 } } } };
  const known: [readonly unknown[], unknown][] = [[api.world.pace.queryKey(), answer]];
  return (await look(OwnGame, { address, known, language: await inLanguage(language as 'en' | 'de') })).page;
}

it('shows a toast at a goal, with a link to the game, and none for goals from before the first look', async () => {
  await seeScore([1, 2]);
  expect(currentAlerts()).toEqual([]);
  await seeScore([1, 3]);
  expect(currentAlerts()).toMatchObject([{ msg: 'Goal, Hamilton! OSL 1–3 HAM', game: { id: 7 } }]);
  // A goal that is taken back is none, and the next one takes the place of the first.
  await seeScore([1, 2]);
  await seeScore([2, 2], { language: 'de' });
  expect(currentAlerts()).toMatchObject([{ msg: 'Tor für Oslo! OSL 2:2 HAM', game: { id: 7 } }]);
});

it('shows none on the page of the game, nor to a user who does not want to know', async () => {
  await seeScore([0, 0]);
  expect(await seeScore([0, 1], { address: '/game' })).not.toContain('HAM');
  await seeScore(null);
  expect(currentAlerts()).toEqual([]);
});

it('shows score and time in the header and before the title, and the live icon', async () => {
  expect(await seeScore([1, 2])).toContain('<b>OSL 1–2 HAM</b><span>2nd 7:31</span>');
  expect(page.title).toMatch(/^OSL 1–2 HAM · 2nd 7:31 · /);
  expect(page.icon.href).toBe('/favicon-live.svg');
  expect(await seeScore([1, 2], { language: 'de' })).toContain('<b>OSL 1:2 HAM</b><span>2. Dr. 7:31</span>');
  expect(await seeScore(null)).toContain('<b>OSL · HAM</b><span>Live</span>');
  expect(page.title).not.toContain('HAM');
});

it('asks often near a game, each minute in front, and seldom in the background', () => {
  const at = (minutes: number, isLive = false) => ({ isLive, faceoffAt: minutesFromNow(minutes) });
  const games = [at(-20, true), at(0.5), at(4), at(30), null];
  expect(games.map((one) => askAgainIn(one, false) / 1_000)).toEqual([10, 10, 60, 60, 60]);
  // A minute before the faceoff at the latest, so that the score is before the title from the first goal on.
  expect(games.map((one) => askAgainIn(one, true) / 1_000)).toEqual([10, 10, 180, 600, 600]);
});
