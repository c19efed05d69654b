import { describe, expect, it } from 'vitest';
import { CountStreams } from '#domains/notifications/routes/live-counts.ts';
import { notify } from '#domains/notifications/store.ts';
import { publishNotified } from '#platform/realtime.ts';
import { makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, server, realtime, ids, inRows } = testWorld({
  users: ['Mia', 'Ole'],
  connections: 12,
  isHeard: true,
});
const [mia, ole] = ids('Mia', 'Ole');

const tell = (userId: number) =>
  inRows((rows) =>
    notify(rows, [{ userId, channel: 'news', kind: 'shortlist-free', params: { player: 'Old Timer' } }]),
  );

/** Opens a stream and yields what the server sends. */
async function listen(name: string) {
  const browser = await makeLoggedInBrowser(server, database, `${name}@example.org`);
  const at = server.app.server.address();
  const port = typeof at === 'object' && at ? at.port : await listenOn();
  const leaving = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/notifications/live`, {
    headers: { cookie: `rinkside_session=${browser.cookies.get('rinkside_session')}` },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  const said: string[] = [];
  const over = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) said.push(part);
  })().catch(() => {});
  const news = () => [...said.join('').matchAll(/"news":(\d+)/g)].map(([, count]) => Number(count));
  return { browser, news, over, leave: () => leaving.abort() };
}

async function listenOn(): Promise<string> {
  return new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port;
}

describe('the stream of unread counts', () => {
  it('sends the counts at once, then the user’s own changes, including items read elsewhere', async () => {
    const hers = await listen('mia');
    const his = await listen('ole');
    await expect.poll(hers.news).toEqual([0]);
    await expect.poll(his.news).toEqual([0]);
    await tell(mia);
    await expect.poll(hers.news, { timeout: 120_000 }).toEqual([0, 1]);
    await hers.browser.post('/api/notifications/read', {});
    await expect.poll(hers.news, { timeout: 120_000 }).toEqual([0, 1, 0]);
    expect(his.news()).toEqual([0]);
    await his.browser.post('/api/auth/logout');
    await his.over;
    hers.leave();
    await hers.over;
  });

  it('sends nothing when the counts are the same, and counts on its own when no message came', async () => {
    const deaf = { ...realtime, subscribe: () => () => {} };
    const failures: unknown[] = [];
    const stop = new AbortController();
    const options = { db, realtime: deaf, onError: (error: unknown) => failures.push(error) };
    const stream = new CountStreams({ ...options, recountMs: 50 }).watch(ole, stop.signal);
    const before = (await stream.next()).value;
    expect(before).toMatchObject({ kind: 'counts', counts: { news: 0 } });
    const next = stream.next();
    await tell(ole);
    expect((await next).value).toMatchObject({ counts: { news: 1 } });
    stop.abort();
    expect((await stream.next()).done).toBe(true);
    expect(failures).toEqual([]);
  });
});

it('messages that notify many users stay within the size limit', async () => {
  const many = Array.from({ length: 1_203 }, (_, index) => 1_000_000 + index);
  const heard: number[] = [];
  const stop = realtime.subscribe('notified', ({ userIds }) => heard.push(...userIds));
  await db.transaction((tx) => publishNotified(tx, [...many, ...many]));
  await realtime.caughtUp();
  stop();
  expect(heard.sort()).toEqual(many);
});
