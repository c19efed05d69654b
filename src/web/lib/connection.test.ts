import { describe, expect, test } from 'vitest';
import {
  type Browser,
  createConnection,
  csrfTokenOf,
  DOUBLE_CLICK_MS,
  NoResponseError,
  OfflineError,
} from './connection.ts';

const ORIGIN = 'http://rinkside.test';
type Answer = Response | Error;

/** A browser that answers from a list, sets the CSRF cookie when asked for it, and records what it sent. */
function browserWith(answers: Answer[], { cookies = '', isOnline = (): boolean => true } = {}) {
  const sent: {
    path: string;
    method: string;
    token: string | null;
    body: string;
    isKeptAlive: boolean;
    credentials: string;
  }[] = [];
  const waits: number[] = [];
  let jar = cookies;
  let tokens = 0;
  const now = { at: 0 };
  const browser: Browser = {
    isOnline,
    cookies: () => jar,
    wait: async (ms) => void waits.push(ms),
    now: () => now.at,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      sent.push({
        path: pathname,
        method: request.method,
        token: request.headers.get('X-XSRF-TOKEN'),
        body: await request.text(),
        isKeptAlive: request.keepalive,
        credentials: request.credentials,
      });
      if (pathname === '/api/sanctum/csrf-cookie') {
        jar = `theme=dark; XSRF-TOKEN=t${++tokens}%3D`;
        return new Response(null, { status: 204 });
      }
      const answer = answers.shift() ?? new Response('{}');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { send: createConnection(browser), sent, waits, now };
}

const get = (path: string) => new Request(ORIGIN + path);
const post = (path: string, body = '{}') => new Request(ORIGIN + path, { method: 'POST', body });
const lost = () => new TypeError('Failed to fetch');

describe('the CSRF token', () => {
  test('is found among the cookies and decoded', () => {
    expect(csrfTokenOf('a=1; XSRF-TOKEN=x%3D%3D; b=2')).toBe('x==');
    expect(csrfTokenOf('NOT-XSRF-TOKEN=x')).toBeNull();
  });

  test('is not needed for reading', async () => {
    const { send, sent } = browserWith([]);
    await send(get('/api/world'));
    expect(sent.map(({ path }) => path)).toEqual(['/api/world']);
  });

  test('is fetched before writing when missing', async () => {
    const { send, sent } = browserWith([]);
    await send(post('/api/clubs/3/take'));
    expect(sent.map(({ path, token }) => [path, token])).toEqual([
      ['/api/sanctum/csrf-cookie', null],
      ['/api/clubs/3/take', 't1='],
    ]);
  });

  test('is fetched again before login, even if present', async () => {
    const { send, sent } = browserWith([], { cookies: 'XSRF-TOKEN=old' });
    await send(post('/api/auth/login'));
    await send(post('/api/clubs/3/take'));
    expect(sent.map(({ path, token }) => [path, token])).toEqual([
      ['/api/sanctum/csrf-cookie', null],
      ['/api/auth/login', 't1='],
      ['/api/clubs/3/take', 't1='],
    ]);
  });

  test.each(['forgot-password', 'reset-password'])('is fetched afresh before %s, too', async (call) => {
    const { send, sent } = browserWith([], { cookies: 'XSRF-TOKEN=old' });
    await send(post(`/api/auth/${call}`));
    expect(sent.map(({ path }) => path)).toEqual(['/api/sanctum/csrf-cookie', `/api/auth/${call}`]);
  });

  test('is fetched once more when refused, and the request is resent with its body', async () => {
    const { send, sent } = browserWith([new Response('', { status: 419 }), new Response('{"ok":true}')], {
      cookies: 'XSRF-TOKEN=old',
    });
    const answer = await send(post('/api/user', '{"name":"Anna"}'));
    expect(answer.status).toBe(200);
    expect(sent.map(({ token, body }) => [token, body])).toEqual([
      ['old', '{"name":"Anna"}'],
      [null, ''],
      ['t1=', '{"name":"Anna"}'],
    ]);
  });

  test('that is refused a second time is reported', async () => {
    const refusals = [new Response('', { status: 419 }), new Response('', { status: 419 })];
    const { send } = browserWith(refusals, { cookies: 'XSRF-TOKEN=old' });
    expect((await send(post('/api/user'))).status).toBe(419);
  });
});

test('every call sends credentials, the cookie call included', async () => {
  const { send, sent } = browserWith([]);
  await send(get('/api/world'));
  await send(post('/api/auth/login'));
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include', 'include']);
});

describe('a screen that is left', () => {
  test.each([
    ['a command', post('/api/rookie/steps'), true],
    ['a command too long for what browsers keep', post('/api/horns', 'x'.repeat(100_000)), false],
    ['a question', get('/api/rookie'), false],
  ])('keeps %s alive only if it is short and changes something', async (_, request, isKeptAlive) => {
    const { send, sent } = browserWith([], { cookies: 'XSRF-TOKEN=t' });
    await send(request);
    expect(sent.map((each) => each.isKeptAlive)).toEqual([isKeptAlive]);
  });
});

describe('a network failure', () => {
  test('is retried three times, after one, two and three seconds', async () => {
    const { send, waits, sent } = browserWith([lost(), lost(), lost(), new Response('{}')]);
    expect((await send(get('/api/world'))).status).toBe(200);
    expect(waits).toEqual([1000, 2000, 3000]);
    expect(sent).toHaveLength(4);
  });

  test('is reported after that', async () => {
    const { send, sent } = browserWith([lost(), lost(), lost(), lost(), lost()]);
    await expect(send(get('/api/world'))).rejects.toBeInstanceOf(NoResponseError);
    expect(sent).toHaveLength(4);
  });

  test('is not retried when the browser is offline', async () => {
    const { send, sent } = browserWith([], { isOnline: () => false });
    await expect(send(get('/api/world'))).rejects.toThrow('No internet connection');
    await expect(send(get('/api/world'))).rejects.toBeInstanceOf(OfflineError);
    expect(sent).toHaveLength(0);
  });

  test('is not assumed for an error response, which is not retried', async () => {
    const { send, sent } = browserWith([new Response('', { status: 500 })]);
    expect((await send(get('/api/world'))).status).toBe(500);
    expect(sent).toHaveLength(1);
  });
});

describe('a double click', () => {
  const cookies = 'XSRF-TOKEN=t';

  test('sends one command, and both clicks get its response', async () => {
    const { send, sent, now } = browserWith([new Response('{"id":7}')], { cookies });
    const [first, second] = await Promise.all([send(post('/api/clubs/3/take')), send(post('/api/clubs/3/take'))]);
    expect([await first.json(), await second.json()]).toEqual([{ id: 7 }, { id: 7 }]);
    now.at += DOUBLE_CLICK_MS - 1;
    expect(await (await send(post('/api/clubs/3/take'))).json()).toEqual({ id: 7 });
    expect(sent).toHaveLength(1);
  });

  test('does not merge a later click, another request, or clicks with another one between them', async () => {
    const { send, sent, now } = browserWith([], { cookies });
    await send(post('/api/user/settings', '{"a":true}'));
    await send(post('/api/user/settings', '{"a":false}'));
    await send(post('/api/user/settings', '{"a":true}'));
    expect(sent).toHaveLength(3);
    now.at += DOUBLE_CLICK_MS;
    await send(post('/api/user/settings', '{"a":true}'));
    expect(sent).toHaveLength(4);
  });

  test('does not block a retry right after a refusal', async () => {
    const { send, sent } = browserWith([new Response('{}', { status: 409 })], { cookies });
    expect((await send(post('/api/clubs/3/take'))).status).toBe(409);
    expect((await send(post('/api/clubs/3/take'))).status).toBe(200);
    expect(sent).toHaveLength(2);
  });
});

describe('a busy server', () => {
  const busy = () => Response.json({ code: 'server.busy' }, { status: 503 });

  test('is retried, with growing delays', async () => {
    const { send, sent, waits } = browserWith([busy(), busy()]);
    expect((await send(get('/api/session'))).status).toBe(200);
    expect([sent.length, waits]).toEqual([3, [1000, 2000]]);
  });

  test('counts as closed after the third time', async () => {
    const { send, waits } = browserWith([busy(), busy(), busy(), busy()]);
    expect((await send(get('/api/session'))).status).toBe(503);
    expect(waits).toEqual([1000, 2000, 3000]);
  });

  test('differs from maintenance, which is reported at once', async () => {
    const closed = () => Response.json({ code: 'world.maintenance' }, { status: 503 });
    const { send, sent } = browserWith([closed()]);
    expect((await send(get('/api/session'))).status).toBe(503);
    expect(sent).toHaveLength(1);
  });
});
