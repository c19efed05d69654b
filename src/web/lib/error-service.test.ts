import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createErrorService, masked } from './error-service.ts';

const calls = vi.hoisted(() => ({ logError: vi.fn(async () => undefined), errorService: vi.fn() }));
vi.mock('./api.ts', async (original) => ({ ...(await original<object>()), client: { world: calls } }));

interface Envelope {
  path: string;
  headers: Record<string, unknown>;
  text: string;
}
let received: Envelope[] = [];
let server: Server;
let dsn = '';

/** A server that takes envelopes, as the service does. */
beforeEach(async () => {
  received = [];
  // Other files of this worker may have loaded the real modules before.
  vi.resetModules();
  calls.logError.mockClear();
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, text: Buffer.concat(parts).toString() });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  dsn = `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

/** The event of an envelope: its third line. */
const eventOf = ({ text }: Envelope) => JSON.parse(text.split('\n')[2] ?? 'null');

describe('the error-reporting service', () => {
  test('gets an envelope with the error and its location, and nothing else', async () => {
    const service = createErrorService(dsn);
    const token = 'a1b2c3d4'.repeat(5);
    service.report(new TypeError(`no answer for mia@example.org at /email/reset-password/${token}?token=${token}`));
    expect(await service.close(20_000)).toBe(true);
    expect(received).toHaveLength(1);
    const [envelope] = received as [Envelope];
    expect(envelope.path).toMatch(/^\/api\/7\/envelope\/\?.*sentry_key=publickey/);
    expect(envelope.headers['cookie']).toBeUndefined();
    expect(envelope.headers['referer']).toBeUndefined();
    const event = eventOf(envelope);
    expect(event.exception.values).toMatchObject([
      { type: 'TypeError', value: 'no answer for …@… at /email/reset-password/…' },
    ]);
    expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0);
    for (const secret of ['mia@', token, 'user_agent', '"user"', '"request"', 'breadcrumbs']) {
      expect(envelope.text).not.toContain(secret);
    }
  });

  test('gets errors on staging, including those before it was ready', async () => {
    const report = await import('./error-report.ts');
    vi.stubGlobal('location', { pathname: '/club/overview', hostname: 'staging.example.org' });
    calls.errorService.mockResolvedValue({ dsn });
    const started = report.startErrorService();
    report.reportError(new Error('early'));
    await started;
    report.reportError(new Error('late'));
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 20_000 });
    const said = received.map((envelope) => eventOf(envelope).exception.values[0].value);
    expect(said.sort()).toEqual(['early', 'late']);
    expect(calls.logError).toHaveBeenCalledTimes(2);
  });

  test('gets unanswered calls on staging, and nowhere else', async () => {
    const { startErrorService } = await import('./error-report.ts');
    const { createFailureHandler } = await import('./on-failure.ts');
    const { NoResponseError } = await import('./connection.ts');
    calls.errorService.mockResolvedValue({ dsn });
    await startErrorService();
    const heard = createFailureHandler(() => {});
    const lost = new NoResponseError(new TypeError('Failed to fetch'));
    vi.stubGlobal('location', { pathname: '/', hostname: 'rinkside.example.org' });
    heard('club.schedule', lost);
    vi.stubGlobal('location', { pathname: '/', hostname: 'staging.example.org' });
    heard('club.overview', lost);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 20_000 });
    expect(received.map((envelope) => eventOf(envelope).exception.values.at(-1).value)).toEqual([
      'club.overview: no response',
    ]);
  });

  test('is off where the operator names none', async () => {
    const report = await import('./error-report.ts');
    vi.stubGlobal('location', { pathname: '/', hostname: 'staging.example.org' });
    calls.errorService.mockResolvedValue({ dsn: null });
    await report.startErrorService();
    report.reportError(new Error('only here'));
    expect(calls.logError).toHaveBeenCalledTimes(1);
    expect(received).toEqual([]);
  });

  test('is on for hosts whose name starts with staging', async () => {
    const { isStaging } = await import('./error-report.ts');
    expect(['staging.example.org', 'staging-2.example.org'].map(isStaging)).toEqual([true, true]);
    expect(['example.org', 'my-staging.example.org', 'localhost'].map(isStaging)).toEqual([false, false, false]);
  });
});

test('a text is masked where it names people, tokens or queries, and otherwise unchanged', () => {
  expect(masked('club.overview: no response')).toBe('club.overview: no response');
  expect(masked('https://staging.example.org/assets/shared-B1x9_aZ2.js')).toBe(
    'https://staging.example.org/assets/shared-B1x9_aZ2.js',
  );
  expect(masked('GET /search?q=mia 404')).toBe('GET /search 404');
  expect(masked('mia%40example.org')).toBe('…@…');
});
