import { describe, expect, it } from 'vitest';
import { type DeclaredCall, declaredCalls } from '#app/http/calls.ts';
import { admin } from '#platform/calls/policy.ts';
import { type Answer, makeBrowser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { isStream } from '../../../tests/factories/streams.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { someOf } from '../../../tests/thorough.ts';

const { database, server } = testWorld({ users: [{ name: 'Boss', isAdmin: true }], clubs: ['Owner', 2] });

/** Ids that exist (league 1, club 1, team 11, user 1) and ids that cannot. */
const IDS = [
  '1',
  '11',
  '0',
  '-1',
  '1.5',
  '2147483648',
  '99999999999999999999',
  'abc',
  '%00',
  '__proto__',
  '%E0%A4%A',
  'x'.repeat(300),
];

const QUERIES = [
  '',
  'page=0&season=-1&day=64&order=up',
  'page=99999999999&season=1e308&after=NaN',
  'page[]=1&page[]=2&season[a][b]=1&search[]=x',
  '__proto__[admin]=1&constructor[prototype][x]=1&toString=1',
  'search=%00&position=%00&sort=%00',
  'tier=%27%20or%201=1--&tournament_level=PRO&scope=game&sort=constructor',
  `search=${'%25'.repeat(30)}&page=100000`,
];

/** Nested arrays: small in bytes, deep in levels. */
const DEEP = `{"settings":${'['.repeat(5000)}${']'.repeat(5000)},"lineup":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`;

const BODIES: unknown[] = [
  undefined,
  '',
  'null',
  '[]',
  '"text"',
  '17',
  '{',
  '{"a":1e999}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  DEEP,
  { email: 'nul\0@example.org', name: 'a\0b', password: 'a long\0 password', search: '\0', error: '\0' },
  { email: ['a@example.org'], password: { $ne: null }, settings: [], lineup: 'no', token: 5, channel: {} },
  { email: 'x'.repeat(5000), name: 'x'.repeat(5000), timeZone: 'x'.repeat(60), country: 'XX', token: 'x'.repeat(40) },
  { email: "a'--@example.org", password: '\ud800'.repeat(20), name: "O'Neill", country: 'CA', timeZone: 'UTC' },
  { settings: { theme: 'dark\0' } },
  { settings: { 'no-such': true, theme: 7, 'rating-colors': { '90': 'red' } } },
  { jerseyNumber: 1e308, dayMinutes: -0.5, count: 99999999999999, by: 'decade', id: 5 },
  '{"onboarding":["\\ud800"],"name":"\\ud800","settings":{"\\udc00":"\\ud800"},"error":"\\ud800"}',
  { onboarding: Array.from({ length: 1000 }, () => 'x'), name: '\u202e\u0000' },
];

const HEADERS: Record<string, string>[] = [
  {},
  { 'if-match': '*' },
  { 'if-match': '"99999999999999"' },
  { 'last-event-id': '-5' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/json; charset=utf-99' },
];

/** Thousands of requests, possibly on a slow machine. */
const LIMIT_MS = 900_000;

const WHO = ['nobody', 'owner@example.org', 'boss@example.org'] as const;

/** Every call of the contract except streams, which do not end. */
const calls = declaredCalls().filter((call) => !isStream(call));

function expectShape(answer: Answer, what: string): void {
  expect(answer.status, `${what} → ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.body, what).toMatchObject({
    message: expect.any(String),
    code: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
  });
  expect(
    Object.keys(answer.body).filter((key) => !['message', 'code', 'facts', 'errors', 'faults'].includes(key)),
    what,
  ).toEqual([]);
  expect(answer.text, what).not.toMatch(/\bselect\b .*\bfrom\b|node_modules|\bat \w+ \(/i);
  for (const messages of Object.values(answer.body.errors ?? {})) {
    expect(messages, what).toEqual(expect.arrayContaining([expect.any(String)]));
  }
}

/** One of this many values is tried on a call by users with access, and by others. */
const SAMPLED_OF = { hosts: 16, others: 32 };

/**
 * Returns the values to try on a call, different ones for every call. Users without access are refused
 * (guards.database.test.ts) and get no further than those with access, so they try fewer.
 */
function tried<Thing>(things: readonly Thing[], call: DeclaredCall, who: (typeof WHO)[number]): readonly Thing[] {
  return someOf(things, hostsOf(call).includes(who) ? SAMPLED_OF.hosts : SAMPLED_OF.others, calls.indexOf(call));
}

function hostsOf({ meta: { permission, ability }, path }: DeclaredCall): (typeof WHO)[number][] {
  if (path.startsWith('/admin')) return ['boss@example.org'];
  if (ability?.roles.includes(admin)) return ['owner@example.org', 'boss@example.org'];
  return permission === 'anyone' ? ['nobody', 'owner@example.org'] : ['owner@example.org'];
}

/** Returns whether a call may end the session, so that each request needs a new one. */
const endsSessions = ({ path }: DeclaredCall) => /^\/(admin|auth|user|session)/.test(path);

function browserOf(who: (typeof WHO)[number]) {
  return who === 'nobody' ? Promise.resolve(makeBrowser(server)) : makeLoggedInBrowser(server, database, who);
}

function addressOf({ path }: DeclaredCall, id: string, query: string): string {
  return `/api${path.replace(/\{\w+\}/g, id)}${query === '' ? '' : `?${query}`}`;
}

describe('no input can make the server fail', () => {
  for (const who of WHO) {
    it(`whatever ${who} puts into addresses and queries`, { timeout: LIMIT_MS }, async () => {
      const browser = await browserOf(who);
      for (const call of calls.filter(({ method }) => method === 'GET')) {
        const ids = call.path.includes('{') ? IDS : ['1'];
        for (const id of tried(ids, call, who)) {
          const address = addressOf(call, id, QUERIES[(ids.indexOf(id) + call.name.length) % QUERIES.length] ?? '');
          expectShape(await browser.get(address), `GET ${address}`);
        }
        for (const query of tried(QUERIES, call, who)) {
          const address = addressOf(call, '11', query);
          expectShape(await browser.get(address), `GET ${address}`);
        }
      }
    });

    it(`whatever ${who} sends as a body`, { timeout: LIMIT_MS }, async () => {
      let browser = await browserOf(who);
      for (const call of calls.filter(({ method }) => method !== 'GET')) {
        const method = String(call.method);
        for (const body of tried(BODIES, call, who)) {
          const index = BODIES.indexOf(body);
          if (endsSessions(call)) browser = await browserOf(who);
          const address = addressOf(call, IDS[index % IDS.length] ?? '1', '');
          const headers = HEADERS[index % HEADERS.length];
          const what = `${method} ${address} ${JSON.stringify(body)?.slice(0, 100)} ${JSON.stringify(headers)}`;
          for (const answer of [
            await browser.unsafe(method, address, body, headers),
            await browser.unsafe(method, addressOf(call, '11', ''), body),
          ]) {
            expectShape(answer, what);
            // The session is still open: they are tried as this user.
            if (who !== 'nobody' && !endsSessions(call)) expect(answer.status, what).not.toBe(401);
          }
        }
        if (endsSessions(call)) browser = await browserOf(who);
      }
    });
  }

  it('nor can calls without a CSRF token, which are all refused', async () => {
    for (const who of WHO) {
      // Calls that are refused end no session.
      const browser = await browserOf(who);
      for (const call of calls.filter(({ method }) => method !== 'GET')) {
        const answer = await browser.send(String(call.method), addressOf(call, '1', ''), {});
        expect(answer.status, call.name).toBe(419);
        expectShape(answer, call.name);
      }
    }
  });

  it('nor can numbers in disguise, which match nothing', async () => {
    const browser = await browserOf('owner@example.org');
    for (const id of ['0xb', '1.1e1', '%2011', '+11', '11%2F', '', '1e309', 'true']) {
      expect((await browser.get(`/api/teams/${id}/roster`)).status, id).toBe(422);
    }
    expect((await browser.get('/api/games?day[]=1')).status).toBe(422);
    expect((await browser.get('/api/world/records?tier=top')).status).toBe(422);
    expect((await browser.get('/api/world/records?tier=1')).status).toBe(200);
  });

  it('nor can a body or query that contradicts its address', async () => {
    const browser = await browserOf('owner@example.org');
    const answer = await browser.post('/api/teams/11/lineup/auto-fill', { id: 21, lineup: null });
    expect(answer).toMatchObject({ status: 422, body: { errors: { id: ['The address says it already.'] } } });
    expect((await browser.get('/api/teams/11/roster?id=21')).status).toBe(422);
    expect((await browser.post('/api/teams/11/lineup/auto-fill', { lineup: null })).status).not.toBe(422);
  });

  it('nor can unknown addresses, other methods and oversized bodies', async () => {
    const browser = makeBrowser(server);
    expect((await browser.get('/api/no/such/call')).status).toBe(404);
    expectShape(await browser.get('/api/no/such/call'), 'unknown');
    const wrong = await browser.post('/api/world', {});
    expect(wrong.status).toBe(405);
    expect(wrong.headers['allow']).toBe('GET');
    expect((await browser.send('OPTIONS', '/api/world')).status).toBe(405);
    for (const address of ['/api', '/api/', '/api%2Fworld']) {
      expect((await browser.get(address)).status, address).toBe(404);
      expectShape(await browser.get(address), address);
    }
    const huge = await browser.post('/api/auth/login', { email: 'a@example.org', password: 'x'.repeat(100_000) });
    expect(huge.status).toBe(413);
    expectShape(huge, 'huge');
  });
});
