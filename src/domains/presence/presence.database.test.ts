import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hidePresence, recordPresence } from '#domains/account/store/users.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { startTopic } from '#domains/forum/store/posts.ts';
import { forumCategories, topics } from '#domains/forum/tables.ts';
import { games } from '#domains/game/tables.ts';
import { audienceOf } from '#platform/audience.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { TALK_MINUTES } from './constants.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
const { db, database, server, realtime, ids, browsers, inRows } = testWorld({ users: ['Kim'], clubs: ['Mia', 'Ole'] });
const [miaId, oleId, kimId] = ids('Mia', 'Ole', 'Kim');
const [mia, kim] = browsers('Mia', 'Kim');
beforeAll(async () => {
  await inRows(openCategories);
});

/** Moves the clock on, since games are only read again after a while. */
beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 15_000);
});

const live = async (browser: Browser) => (await browser.get('/api/live')).body.data;
const onlineFor = async (browser: Browser): Promise<string[]> =>
  (await live(browser)).online.users.map(({ name }: { name: string }) => name);

it('online users are listed, except those who hide it and those who block the viewer', async () => {
  await recordPresence(db, oleId, NOW);
  expect(await onlineFor(kim)).toEqual(['Kim', 'Mia', 'Ole']);
  const ole = await makeLoggedInBrowser(server, database, 'ole@example.org');
  await ole.patch('/api/user/settings', { settings: { 'account.online': false } });
  await ole.get('/api/live');
  expect(await live(kim)).toMatchObject({ online: { count: 2, users: [{ name: 'Kim' }, { name: 'Mia' }] } });
  expect(JSON.stringify(await live(kim))).not.toContain('Ole');
  await mia.post(`/api/users/${kimId}/block`);
  expect([await onlineFor(mia), await onlineFor(kim)]).toEqual([['Mia'], ['Kim', 'Mia']]);
  await hidePresence(db, miaId);
  await db.execute(
    sql`update users set shown_online_at = ${new Date(NOW.getTime() - 10 * MINUTE_MS)} where id = ${kimId}`,
  );
  expect(await live(ole)).toMatchObject({ online: { count: 0, users: [] } });
});

it('live games are listed without scrimmages, most viewers first', async () => {
  const [quiet, watched, scrimmage, over] = [
    await makeGame(db, { homeTeamId: 21, awayTeamId: 11 }),
    await makeGame(db, { homeTeamId: 11, awayTeamId: 21 }),
    await makeGame(db, { homeTeamId: 11, awayTeamId: 21 }),
    await makeGame(db, { homeTeamId: 11, awayTeamId: 21 }),
  ];
  await db.update(games).set({ status: 'live' }).where(sql`id <> ${over}`);
  await db.update(games).set({ slot: null }).where(sql`id = ${scrimmage}`);
  const audience = audienceOf({ db, realtime, onError: () => undefined });
  const leave = [audience.join({ kind: 'game', id: watched }, 1), audience.join({ kind: 'game', id: scrimmage }, 2)];
  const listed = (await live(kim)).games.map((one: { game: { id: number }; watchers: number }) => [
    one.game.id,
    one.watchers,
  ]);
  expect(listed.map(([id]: [number]) => id).sort()).toEqual([quiet, watched].sort());
  for (const end of leave) end();
});

it('topics with a new post are listed, except hidden topics, announcements and blocked authors', async () => {
  const [category] = await db.select().from(forumCategories).limit(1);
  const start = async (title: string, userId = oleId) => {
    const started = await startTopic(
      db,
      { categoryId: category?.id ?? 0, title, text: `About ${title}.`, poll: null },
      { userId, isStaff: true, now: NOW },
    );
    if (!started.ok) throw new Error(started.code);
    return started.topicId;
  };
  const [shown, hidden, old, announced, blocked] = [
    await start('Shown'),
    await start('Hidden'),
    await start('Old'),
    await start('Announced'),
    await start('Blocked', kimId),
  ];
  await db.update(topics).set({ hiddenAt: NOW }).where(sql`id = ${hidden}`);
  await db.update(topics).set({ announces: 'phase 1 playoffs' }).where(sql`id = ${announced}`);
  await db
    .update(topics)
    .set({ lastPostAt: new Date(NOW.getTime() - TALK_MINUTES * MINUTE_MS) })
    .where(sql`id = ${old}`);
  const listed = async (browser: Browser) => (await live(browser)).topics.map(({ id }: { id: number }) => id);
  expect(await listed(kim)).toEqual([blocked, shown]);
  expect(await listed(mia)).toEqual([shown]);
});
