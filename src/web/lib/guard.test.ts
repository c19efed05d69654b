import { describe, expect, test } from 'vitest';
import { SCREEN_FILES, screenDataOf } from '../../../tests/e2e/screen-files.ts';
import { redirectFor, type Visit } from './guard.ts';
import type { ScreenPath } from './screens.ts';

const visit = (route: ScreenPath, change: Partial<Visit> = {}): Visit => ({
  route,
  screen: screenDataOf(route),
  hasId: false,
  standing: 'activated',
  hasClub: true,
  ...change,
});
const everyRoute = SCREEN_FILES.map(({ path, data }) => [path, data] as const);
const TROUBLE = ['/forbidden', '/whoops', '/offline', '/maintenance'];
/** Reached by the link in an email, from any device and in any state of the account. */
const BY_MAIL = ['/email/change', '/email/unsubscribe'];

describe('access to screens', () => {
  test.each(everyRoute)('lets a visitor of %s see it only if it is open to guests', (route, flags) => {
    expect(redirectFor(visit(route, { standing: 'visitor', hasClub: false }))).toBe(flags.guest ? null : '/auth/login');
  });

  test('limits an unactivated user to the activation, its link, and error screens', () => {
    const open = everyRoute
      .map(([route]) => route)
      .filter((route) => redirectFor(visit(route, { standing: 'not-activated', hasClub: false })) === null);
    expect(open.sort()).toEqual(['/auth/activate', '/email/activate', ...BY_MAIL, ...TROUBLE].sort());
    expect(redirectFor(visit('/club/roster/{-$id}', { standing: 'not-activated' }))).toBe('/auth/activate');
  });

  test('confines a bankrupt user to the bankruptcy page', () => {
    const open = everyRoute
      .map(([route]) => route)
      .filter((route) => redirectFor(visit(route, { standing: 'bankrupt' })) === null);
    expect(open.sort()).toEqual(['/auth/bankruptcy', ...BY_MAIL, ...TROUBLE].sort());
    expect(redirectFor(visit('/settings', { standing: 'bankrupt' }))).toBe('/auth/bankruptcy');
  });

  test('confines a banned user to the settings, with appeal and export, and to purchases', () => {
    const open = everyRoute
      .map(([route]) => route)
      .filter((route) => redirectFor(visit(route, { standing: 'banned' })) === null);
    expect(open.sort()).toEqual(['/settings', '/purchase/$id', ...BY_MAIL, ...TROUBLE].sort());
    expect(redirectFor(visit('/', { standing: 'banned' }))).toBe('/settings');
  });

  test('sends an activated user from guest pages and the bankruptcy page to their club', () => {
    for (const route of [
      '/',
      '/auth/login',
      '/auth/register',
      '/auth/activate',
      '/email/activate',
      '/auth/bankruptcy',
    ] as const) {
      expect(redirectFor(visit(route)), route).toBe('/club/overview');
    }
  });

  test('has a manager without a club choose one before seeing their own', () => {
    const clubless = { hasClub: false };
    expect(redirectFor(visit('/', clubless))).toBe('/club/choose');
    expect(redirectFor(visit('/club/overview/{-$id}', clubless))).toBe('/club/choose');
    expect(redirectFor(visit('/club/overview/{-$id}', { ...clubless, hasId: true }))).toBeNull();
    expect(redirectFor(visit('/club/choose', clubless))).toBeNull();
    expect(redirectFor(visit('/settings', clubless))).toBeNull();
  });
});
