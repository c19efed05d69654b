/**
 * What all screens have in common on the first render: their frame, explanations of errors, and numbers that could be
 * misread.
 */
import { describe, expect, test } from 'vitest';
import type { TeamId } from '#engine/ids.ts';
import { CoachCardScreen } from '#web/features/coach/coach-card-screen.tsx';
import { BooksTab } from '#web/features/finances/books-tab.tsx';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { GuestFrame } from '#web/features/layout/guest-frame.tsx';
import { NotFoundScreen } from '#web/features/layout/not-found-screen.tsx';
import { StandingsLegend } from '#web/features/league/standings-table.tsx';
import Mascot from '#web/features/mascot/mascot.tsx';
import { ForbiddenScreen } from '#web/features/trouble/forbidden-screen.tsx';
import { MaintenanceScreen } from '#web/features/trouble/maintenance-screen.tsx';
import { OfflineScreen } from '#web/features/trouble/offline-screen.tsx';
import { WhoopsScreen } from '#web/features/trouble/whoops-screen.tsx';
import { api } from '#web/lib/api.ts';
import mascot from '#web/locales/en/mascot.ts';

import { look, MANAGER, type Screen, type Visit, WORLD, words } from '../../../tests/factories/look.tsx';

describe('ambiguous figures', () => {
  test('show the credit line of a debt-free club as a limit, not as debt', async () => {
    const forecast = { expected: 1, low: 1, high: 1, ahead: [], homeGamesLeft: 0 };
    const credit = { line: -5_000_000, daysBelow: 0, warnAfter: 7, bankruptAfter: 21, rescueUntil: null };
    const books = {
      ...{ season: 3, day: 30, balance: 9_000_000, balanceBefore: 8_000_000, income: 1_000_000, expenses: 0, lent: 0 },
      ...{ kinds: [], balances: [], forecast, credit },
    };
    const known: Visit['known'] = [[api.finances.books.queryOptions({ input: { id: 7 } }).queryKey, { data: books }]];
    const { page } = await look(() => <BooksTab teamId={7 as TeamId} />, { language: words, known });
    const tile = /Credit line.*?\$5M.*?Lowest balance allowed: −.?\$5M/s.exec(page)?.[0];
    expect(tile).toBeDefined();
    expect(tile?.match(/−/g)).toHaveLength(1);
  });

  test('explain the points for wins and losses in regulation and overtime', async () => {
    const lines = { promoted: 0, relegated: 0, playoffs: 8 };
    const { page } = await look(() => <StandingsLegend rows={[]} lines={lines} />, { language: words });
    expect(page).toMatch(/W \(.*?: 3 points · OTW \(.*?: 2 · OTL \(.*?: 1 · L \(.*?: 0\./);
  });
});

describe('an error screen', () => {
  const english = (Screen: Screen) => look(Screen, { language: words }).then(({ page }) => page);

  test('says that something is broken, and reloads the club overview', async () => {
    const page = await english(WhoopsScreen);
    expect(page).toContain('Whoops, something is broken!');
    expect(page).toMatch(/Reload the page or try again.*contact support/);
    expect(page).toMatch(/<a [^>]*href="\/club\/overview"[^>]*>.*Reload/);
  });

  test('says that there is no connection', async () => {
    expect(await english(OfflineScreen)).toContain('You have no internet connection');
  });

  test('says that a page is forbidden', async () => {
    expect(await english(ForbiddenScreen)).toMatch(/Access Forbidden.*You do not have permission to view this page/s);
  });

  test('says that a page was not found, and leads home', async () => {
    const page = await english(NotFoundScreen);
    expect(page).toContain("Whoops! We couldn't find that page.");
    expect(page).toMatch(/<a [^>]*href="\/"[^>]*>.*Back To Homepage/);
  });

  test('says that the game is in maintenance, with a countdown from ten seconds', async () => {
    const page = await english(MaintenanceScreen);
    expect(page).toContain(
      'The site is currently down for game maintenance. This usually takes less than a minute. Season transition takes a few minutes. You will automatically be returned to the game once the maintenance is done.',
    );
    expect(page).toContain('0:10');
  });
});

describe('the app frame', () => {
  const logoOf = (page: string) => /<a [^>]*aria-label="Rinkside"[^>]*>/.exec(page)?.[0];

  test.each([
    ['a visitor', null, '/'],
    ['a manager', MANAGER, '/club/overview'],
    ['a user who is not activated', { ...MANAGER, activatedAt: null }, '/club/overview'],
    ['a bankrupt manager', { ...MANAGER, bankruptAt: '2026-01-02T00:00:00Z' }, '/club/overview'],
  ])('has a logo that leads %s to the right place', async (_who, user, to) => {
    const { page } = await look(() => <GuestFrame>{null}</GuestFrame>, { user });
    expect(logoOf(page)).toContain(`href="${to}"`);
  });

  test('introduces the game: at length on the home page, in short on every guest page', async () => {
    const { page } = await look(HomeScreen, { user: null, language: words });
    expect(page).toContain('A multiplayer online GM game for hockey fanatics');
    const frame = await look(() => <GuestFrame>{null}</GuestFrame>, { user: null, language: words });
    expect(frame.page).toContain('GM game for hockey fans');
  });

  test.each([
    ['own', 'time stops until they play on'],
    ['ready', 'when every manager is ready, or at the deadline'],
    ['clock', 'lasts 1 day of real time'],
  ])('says on the home page how time passes: %s', async (pace, says) => {
    const clock = { ...WORLD.clock, pace, dayMinutes: 1440, isPaused: true, quietUntil: null, nextFaceoffAt: null };
    const today = { clock, live: [], next: [], recent: [], storylines: [], counts: {} };
    const known: Visit['known'] = [[api.world.today.queryKey(), { data: today }]];
    const { page } = await look(HomeScreen, { user: null, language: words, known });
    expect(page).toContain(says);
  });

  test('shows a coach’s contract on the card: salary and last season', async () => {
    const employer = { of: 'nation', nationId: 1 };
    const person = { id: 5, kind: 'coach', firstname: 'Aki', lastname: 'Salo', nationId: 1, isUser: false };
    const job = { role: 'head', employer, pay: 350_000, untilSeason: 5 };
    const coach = { person, job, age: 50, style: 'attack', fit: 60, skills: [], specialSkills: [] };
    const known: Visit['known'] = [
      [api.coaches.find.queryOptions({ input: { id: 5 } }).queryKey, { data: { coach, stints: [] } }],
    ];
    const { page } = await look(CoachCardScreen, { address: '/5', known });
    expect(page).toContain('card.contract');
    expect(page).toContain('$350,000');
  });

  test('has a mascot whose bubble can be closed', async () => {
    const { page } = await look(() => <Mascot message={{ id: 1, msg: 'welcome' }} />, { language: words });
    expect(page).toContain(mascot.says.welcome);
    expect(page).toMatch(/<button [^>]*aria-label="Thanks, Joe"/);
  });
});
