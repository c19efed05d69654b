import { ORPCError } from '@orpc/client';
import { describe, expect, test, vi } from 'vitest';
import english from '#web/locales/en/refusals.ts';
import { NoResponseError, OfflineError } from './connection.ts';
import { failureOf, fieldErrorsOf } from './failure.ts';

const refused = (status: number, data?: unknown) => new ORPCError(`HTTP_${status}`, { status, message: 'No.', data });
const lost = new NoResponseError(new TypeError('Failed to fetch'));

describe('the error catalogue', () => {
  test('401 logs the user out', () => {
    for (const call of ['club.overview', 'notifications.counts', 'notifications.live', 'game.live', 'lineups.save'])
      expect(failureOf(call, refused(401)), call).toEqual({ kind: 'log-out' });
    expect(failureOf('account.session', refused(401)), 'the session itself deals with it').toEqual({ kind: 'stay' });
  });

  test('403 leads to /forbidden, except for the current-user call', () => {
    expect(failureOf('admin.clock', refused(403))).toEqual({ kind: 'go', to: '/forbidden' });
    expect(failureOf('account.session', refused(403))).toEqual({ kind: 'stay' });
    // A user who may read but not write learns until when, and stays on the screen.
    expect(failureOf('game.say', refused(403, { code: 'account.muted' }))).toEqual({ kind: 'stay' });
    expect(failureOf('game.say', refused(403, { code: 'account.banned' }))).toEqual({ kind: 'go', to: '/forbidden' });
  });

  test('503 leads to /maintenance, from every call except the one polling there', () => {
    expect(failureOf('club.take', refused(503))).toEqual({ kind: 'go', to: '/maintenance' });
    expect(failureOf('account.session', refused(503))).toEqual({ kind: 'go', to: '/maintenance' });
    expect(failureOf('notifications.counts', refused(503))).toEqual({ kind: 'go', to: '/maintenance' });
    expect(failureOf('world.status', refused(503))).toEqual({ kind: 'stay' });
    // Pages work, and the refusal says why nothing is saved.
    expect(failureOf('club.take', refused(503, { code: 'server.disk-full' }))).toEqual({ kind: 'stay' });
  });

  test('offline leads to /offline', () => {
    expect(failureOf('auth.login', new OfflineError())).toEqual({ kind: 'go', to: '/offline' });
  });

  test('no response leads to /whoops, except on login, register, world and csrf-cookie', () => {
    expect(failureOf('league.standings', lost)).toEqual({ kind: 'go', to: '/whoops' });
    for (const call of ['auth.login', 'auth.register', 'world.data', 'auth.csrfCookie']) {
      expect(failureOf(call, lost), call).toEqual({ kind: 'stay' });
      expect(failureOf(call, refused(500)), call).toEqual({ kind: 'stay' });
    }
  });

  test('an invalid request is handled by the screen itself', () => {
    for (const status of [404, 409, 412, 413, 419, 422, 429]) {
      expect(failureOf('lineups.save', refused(status)), String(status)).toEqual({ kind: 'stay' });
    }
  });

  test('a server error leads to /whoops, except from background polling', () => {
    expect(failureOf('club.overview', refused(500))).toEqual({ kind: 'go', to: '/whoops' });
    expect(failureOf('notifications.counts', refused(500))).toEqual({ kind: 'stay' });
    expect(failureOf('world.version', lost)).toEqual({ kind: 'stay' });
  });

  test('an aborted call is no failure', () => {
    expect(failureOf('club.overview', new DOMException('Aborted', 'AbortError'))).toEqual({ kind: 'stay' });
    const cut = new Error('Cannot parse response body', { cause: new DOMException('Aborted', 'AbortError') });
    expect(failureOf('world.today', cut), 'while its answer was on the way').toEqual({ kind: 'stay' });
  });
});

test('a refusal shows the catalogue’s words if there are any, else the server’s, else the fallback', async () => {
  // Once more: another test of the same worker may have loaded the catalogue.
  vi.resetModules();
  const { messageOf } = await import('./failure.ts');
  const { haveEnglishRefusals } = await import('./refusal-words.ts');
  expect(messageOf(refused(429), 'Fallback')).toBe('No.');
  const unworded = { code: 'player.number-worn', facts: { by: 'Aki Salo', number: 9 } };
  expect(messageOf(refused(409, unworded), 'Fallback'), 'before a screen brings the catalogue').toBe('No.');
  haveEnglishRefusals(english);
  const worn = { code: 'player.number-worn', facts: { by: 'Aki Salo', number: 9 } };
  expect(messageOf(refused(409, worn), 'Fallback')).toBe('Aki Salo wears number 9. Choose a free one.');
  expect(messageOf(refused(409, { code: 'of.tomorrow', facts: {} }), 'Fallback')).toBe('No.');
  expect(messageOf(new Error('internal detail'), 'Fallback')).toBe('Fallback');
});

test('a form shows the first message of each invalid field', () => {
  const error = refused(422, { errors: { email: ['Unknown.', 'Second.'], name: ['Short.'] } });
  expect(fieldErrorsOf(error)).toEqual({ email: 'Unknown.', name: 'Short.' });
  expect(fieldErrorsOf(refused(500))).toEqual({});
});
