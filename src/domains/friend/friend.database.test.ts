import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { recordPresence } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { articles } from '#domains/article/tables.ts';
import { blockedBy, readersOf } from '#domains/block/store.ts';
import { addComment, listComments } from '#domains/discussion/store/comments.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { startTopic } from '#domains/forum/store/posts.ts';
import { forumCategories } from '#domains/forum/tables.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { managerRatings } from '#domains/ranking/tables.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { emptyTables, rowOf } from '../../../tests/factories/rows.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { friendsAreMutual } from './checks.ts';
import { DAYS_AFTER_DECLINE, MAX_BLOCKED, MAX_INVITATIONS_A_DAY } from './constants.ts';
import { friendships } from './tables.ts';

const NOW = new Date('2026-01-01T13:00:00Z');
const { db, database, server, ids, browsers, inRows, arrive, faults } = testWorld({
  users: ['Zoe'],
  clubs: ['Mia', 'ole'],
});
const [miaId, oleId, zoeId] = ids('Mia', 'ole', 'Zoe');
const [mia, ole, zoe] = browsers('Mia', 'ole', 'Zoe');
beforeAll(async () => {
  await makeGame(db, { homeTeamId: 21, awayTeamId: 11 });
  server.clock.now = NOW;
});
beforeEach(async () => {
  server.clock.now = NOW;
  await emptyTables(db, 'blocks, invitations, friendships, notifications, user_settings');
});

const befriend = (browser: Browser, id: number) => browser.post(`/api/users/${id}/friendship`);
const relation = async (browser: Browser, id: number) =>
  (await browser.get(`/api/users/${id}/friendship`)).body.data.state;
const box = async (browser: Browser, which: 'received' | 'sent') =>
  (await browser.get(`/api/invitations?box=${which}`)).body.data;
const friendsOf = async (browser: Browser): Promise<string[]> =>
  (await browser.get('/api/friends')).body.data.map(({ user }: { user: { name: string } }) => user.name);
const answer = async (browser: Browser, how: string) => {
  const [one] = [...(await box(browser, 'received')), ...(await box(browser, 'sent'))];
  return browser.post(`/api/invitations/${one.id}/${how}`);
};

describe('a friendship', () => {
  it('starts with an invitation, is listed by name with club and game, and can be ended by either user', async () => {
    expect((await befriend(mia, oleId)).body.data).toMatchObject({ state: 'sent' });
    expect([await relation(mia, oleId), await relation(ole, miaId)]).toEqual(['sent', 'received']);
    expect(await box(ole, 'received')).toMatchObject([
      { kind: 'friendship', other: { user: { name: 'Mia' }, team: null } },
    ]);
    expect(await box(mia, 'sent')).toMatchObject([{ kind: 'friendship', other: { user: { name: 'ole' } } }]);
    expect((await answer(ole, 'accept')).status).toBe(200);
    await befriend(zoe, miaId);
    await answer(mia, 'accept');
    expect(await friendsOf(mia)).toEqual(['ole', 'Zoe']);
    const [first] = (await mia.get('/api/friends')).body.data;
    expect(first).toMatchObject({ team: { id: 21 }, nextGame: { home: { id: 21 } }, liveGame: null });
    expect(await faults(friendsAreMutual)).toEqual([]);
    expect((await ole.delete(`/api/users/${miaId}/friendship`)).status).toBe(204);
    expect([await friendsOf(mia), await friendsOf(ole)]).toEqual([['Zoe'], []]);
  });

  it('can filter leaderboards, which keep their overall ranks', async () => {
    const rated = [miaId, oleId, zoeId].map((userId, index) => ({ userId, rating: 1600 - index, best: 1600 }));
    await db.insert(managerRatings).values(rated.map((row) => ({ ...row, games: 1, wins: 1 })));
    await befriend(ole, zoeId);
    await answer(zoe, 'accept');
    for (const board of ['rankings', 'overview', 'achievements', 'trophies']) {
      const names = async (of: string) => {
        const { data, pagination } = (await ole.get(`/api/leaderboard/${board}?of=${of}`)).body;
        expect(pagination.total).toBe(data.length);
        return data.map(({ user }: { user: { name: string } }) => user.name);
      };
      const [all, some] = [await names('all'), await names('friends')];
      expect(some).toEqual(all.filter((name: string) => name !== 'Mia'));
      // The shared answer does not depend on an earlier request.
      expect(await names('all')).toEqual(all);
    }
    const { data } = (await ole.get('/api/leaderboard/rankings?of=friends')).body;
    expect(data.map(({ rank }: { rank: number }) => rank)).toEqual([2, 3]);
    await db.delete(managerRatings);
  });

  it('begins at once when both invite each other, and counts as news', async () => {
    await befriend(mia, oleId);
    expect((await ole.get('/api/notifications')).body).toEqual({ news: 0, messages: 0, world: 1 });
    expect((await befriend(ole, miaId)).body.data).toEqual({ state: 'friends', invitationId: null });
    expect((await mia.get('/api/notifications')).body).toEqual({ news: 0, messages: 0, world: 1 });
    expect((await befriend(ole, miaId)).body.code).toBe('friend.already');
    expect(await db.$count(friendships)).toBe(2);
  });

  it('begins once when both invite each other at the same moment', async () => {
    await Promise.all([befriend(mia, oleId), befriend(ole, miaId)]);
    expect([await friendsOf(mia), await friendsOf(ole)]).toEqual([['ole'], ['Mia']]);
  });

  it('waits on the invited user’s desk until it is answered', async () => {
    await befriend(mia, oleId);
    const desk = async () => (await ole.get('/api/desk')).body.data;
    expect(await desk()).toContainEqual(
      expect.objectContaining({
        kind: 'friend-invitation',
        params: expect.objectContaining({ user: 'Mia', userId: miaId }),
        path: '/friends?tab=invitations',
      }),
    );
    expect((await answer(ole, 'decline')).status).toBe(204);
    expect(JSON.stringify(await desk())).not.toContain('friend-invitation');
  });
});

describe('a friend invitation', () => {
  it('is refused to oneself, to unknown users, to users who take none, and for a month after one was declined', async () => {
    expect((await befriend(mia, miaId)).body.code).toBe('friend.oneself');
    expect((await befriend(mia, 9999)).status).toBe(404);
    await zoe.patch('/api/user/settings', { settings: { 'friend.invitations': false } });
    expect((await befriend(mia, zoeId)).body.code).toBe('friend.takes-none');
    await befriend(mia, oleId);
    await answer(ole, 'decline');
    expect((await befriend(mia, oleId)).body).toMatchObject({ code: 'invitation.declined-lately' });
    // A user who has declined may change their mind.
    expect((await befriend(ole, miaId)).status).toBe(200);
    await answer(ole, 'withdraw');
    server.clock.now = new Date(NOW.getTime() + DAYS_AFTER_DECLINE * DAY_MS);
    const today = await makeLoggedInBrowser(server, database, 'mia@example.org');
    expect((await befriend(today, oleId)).status).toBe(200);
  });

  it('is withdrawn by its sender', async () => {
    await befriend(mia, oleId);
    expect((await answer(mia, 'withdraw')).status).toBe(204);
    expect([await box(mia, 'sent'), await box(ole, 'received')]).toEqual([[], []]);
    expect(await relation(ole, miaId)).toBe('none');
  });

  it('reaches the same user once a day, even if it is withdrawn each time', async () => {
    await befriend(mia, oleId);
    await answer(mia, 'withdraw');
    const refused = await befriend(mia, oleId);
    expect(refused.body).toMatchObject({
      code: 'invitation.too-many-to-one',
      message: expect.stringContaining('24 h'),
    });
    // Other users are not affected, and neither is an invitation in the other direction.
    expect((await befriend(mia, zoeId)).status).toBe(200);
    expect((await befriend(ole, miaId)).status).toBe(200);
  });

  it('is limited per day, and the refusal says so', async () => {
    await befriend(mia, zoeId);
    const one = await rowOf(db, invitations);
    const { id: _, ...row } = one;
    await db
      .insert(invitations)
      .values(
        Array.from({ length: MAX_INVITATIONS_A_DAY }, () => ({ ...row, state: 'withdrawn' as const, closedAt: NOW })),
      );
    const refused = await befriend(mia, oleId);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe('You can send 20 of these invitations within 24 hours. Try again in 24 h.');
  });

  it('is not visible to other users, and neither are friendships', async () => {
    await befriend(mia, oleId);
    const [{ id }] = await box(ole, 'received');
    for (const how of ['accept', 'decline', 'withdraw']) {
      expect((await zoe.post(`/api/invitations/${id}/${how}`)).body.code).toBe('invitation.unknown');
    }
    // The sender cannot accept it, and the addressee cannot withdraw it.
    expect((await mia.post(`/api/invitations/${id}/accept`)).status).toBe(404);
    expect((await ole.post(`/api/invitations/${id}/withdraw`)).status).toBe(404);
    await answer(ole, 'accept');
    expect([await friendsOf(zoe), await box(zoe, 'received'), await box(zoe, 'sent')]).toEqual([[], [], []]);
    expect([await relation(zoe, miaId), await relation(zoe, oleId)]).toEqual(['none', 'none']);
  });
});

describe('what a user shows of themselves', () => {
  const between = async (browser: Browser, id: number) => (await browser.get(`/api/users/${id}/between`)).body.data;
  const written = async (browser: Browser, what: 'posts' | 'articles') =>
    (await browser.get(`/api/users/${miaId}/${what}`)).body;
  const choose = (browser: Browser, settings: object) => browser.patch('/api/user/settings', { settings });

  beforeAll(async () => {
    await inRows(openCategories);
    const category = await rowOf(db, forumCategories, { kind: 'hockey' });
    const topic = { categoryId: category.id, title: 'The cup race', text: 'Who wins it?', poll: null };
    await startTopic(db, topic, { userId: miaId, isStaff: true, now: NOW });
    const personId = await makeReporter(db, { userId: miaId });
    const deskId = await makeDesk(db, 1);
    const article = {
      personId,
      deskId,
      season: 3,
      day: 1,
      headline: 'What a race',
      body: 'Text',
      sources: '',
      updatedAt: NOW,
    };
    await db.insert(articles).values([
      { ...article, state: 'published' },
      { ...article, headline: 'Not yet', state: 'draft' },
    ]);
  });

  it('includes their posts, for the audience they choose', async () => {
    expect(await written(zoe, 'posts')).toMatchObject({ isShown: true, data: [{ topic: { title: 'The cup race' } }] });
    expect(await written(zoe, 'articles')).toMatchObject({ isShown: true, data: [{ headline: 'What a race' }] });
    await choose(mia, { 'friend.activity': 'friends' });
    await befriend(mia, oleId);
    await answer(ole, 'accept');
    for (const what of ['posts', 'articles'] as const) {
      expect(await written(zoe, what)).toMatchObject({ isShown: false, data: [], pagination: { total: 0 } });
      expect((await written(ole, what)).data).toHaveLength(1);
      expect((await written(mia, what)).data).toHaveLength(1);
    }
    await choose(mia, { 'friend.activity': 'nobody' });
    expect((await written(ole, 'posts')).isShown).toBe(false);
    expect((await zoe.get('/api/users/9999/posts')).status).toBe(404);
    expect((await choose(mia, { 'friend.activity': 'enemies' })).status).toBe(422);
  });

  it('includes mutual friends, unless one of the two keeps friends private', async () => {
    for (const friend of [oleId, zoeId]) await befriend(mia, friend);
    for (const browser of [ole, zoe]) await answer(browser, 'accept');
    expect((await between(ole, zoeId)).mutualFriends).toBeNull();
    await choose(zoe, { 'friend.list': 'everyone' });
    expect((await between(ole, zoeId)).mutualFriends).toEqual([{ id: miaId, name: 'Mia' }]);
    await choose(mia, { 'friend.list': 'nobody' });
    expect((await between(ole, zoeId)).mutualFriends).toEqual([]);
    expect((await between(ole, miaId)).mutualFriends).toBeNull();
  });

  it('includes that they are online, unless they hide it, which takes effect at once', async () => {
    const isOnline = async () => {
      const { data } = (await ole.get('/api/search/users?name=Zoe')).body;
      return data[0].user.isOnline;
    };
    const visit = () => recordPresence(db, zoeId, NOW);
    await visit();
    expect(await isOnline()).toBe(true);
    await choose(zoe, { 'account.online': false });
    expect(await isOnline()).toBe(false);
    await visit();
    expect(await isOnline()).toBe(false);
    await choose(zoe, { 'account.online': true });
    await visit();
    expect(await isOnline()).toBe(true);
  });

  it('includes their clubs’ games against each other while both managed them', async () => {
    expect((await between(mia, oleId)).headToHead).toEqual({ wins: 0, losses: 0 });
    await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 9, score: [3, 2] });
    await makeResult(db, { homeTeamId: 21, awayTeamId: 11, day: 10, score: [4, 1] });
    await makeResult(db, { homeTeamId: 21, awayTeamId: 11, day: 11, score: [1, 2] });
    expect((await between(mia, oleId)).headToHead).toEqual({ wins: 2, losses: 1 });
    expect((await between(ole, miaId)).headToHead).toEqual({ wins: 1, losses: 2 });
    expect((await between(zoe, miaId)).headToHead).toEqual({ wins: 0, losses: 0 });
    // Another manager ran the club when the first of them was played.
    await db.execute(
      sql`update seats set from_day = (select g.season * 63 + 10 from games g where g.day = 9 limit 1) where user_id = ${oleId}`,
    );
    expect((await between(mia, oleId)).headToHead).toEqual({ wins: 1, losses: 1 });
  });
});

describe('a deleted user', () => {
  it('has no friends or invitations, and is named in no notification', async () => {
    const { id: gone, browser: leaver } = await arrive('Leaver');
    await befriend(leaver, miaId);
    await answer(mia, 'accept');
    await befriend(leaver, oleId);
    await befriend(zoe, gone);
    const taken = await exportUser(db, gone, slices);
    expect(taken).toMatchObject({
      friends: [{ name: 'Mia' }],
      invitations: [
        { as: 'sender', subjectKind: 'friendship', state: 'accepted' },
        { as: 'sender', state: 'open' },
        { as: 'addressee', state: 'open' },
      ],
    });
    await deleteUser(db, gone, { now: NOW, nouns: slices });
    expect(await friendsOf(mia)).toEqual([]);
    expect([await box(ole, 'received'), await box(zoe, 'sent')]).toEqual([[], []]);
    const told = await db.select({ params: notifications.params }).from(notifications);
    expect(JSON.stringify(told)).not.toContain('Leaver');
    expect((await befriend(mia, gone)).status).toBe(404);
    expect(await db.$count(users, eq(users.name, 'Leaver'))).toBe(0);
  });
});

describe('a blocked user', () => {
  it('cannot invite the blocker, and gets the same responses as before', async () => {
    expect((await mia.post(`/api/users/${oleId}/block`)).status).toBe(204);
    expect((await befriend(ole, miaId)).body.data).toMatchObject({ state: 'sent' });
    expect((await box(ole, 'sent')).length).toBe(1);
    expect(await relation(ole, miaId)).toBe('sent');
    expect(await box(mia, 'received')).toEqual([]);
    expect(await relation(mia, oleId)).toBe('blocked');
    expect((await mia.get('/api/notifications')).body).toEqual({ news: 0, messages: 0, world: 0 });
    expect(JSON.stringify((await mia.get('/api/desk')).body.data)).not.toContain('friend-invitation');
    expect((await mia.get('/api/user/blocked')).body.data).toEqual([{ id: oleId, name: 'ole' }]);
    expect((await ole.get('/api/user/blocked')).body.data).toEqual([]);
    expect((await befriend(mia, oleId)).body).toMatchObject({ code: 'friend.blocked' });
    expect((await mia.delete(`/api/users/${oleId}/block`)).status).toBe(204);
    expect((await box(mia, 'received')).length).toBe(1);
  });

  it('is hidden in comments from the blocker alone, and notifies none of those they mention', async () => {
    await mia.post(`/api/users/${oleId}/block`);
    const subject = { kind: 'game', id: 99 };
    for (const userId of [oleId, miaId])
      await db.transaction((tx) => addComment(tx, subject, { userId, text: 'What a game', now: NOW }));
    const authors = async (readerId: typeof miaId) =>
      (await listComments(db, subject, { limit: 5, readerId })).comments.map(({ author }) => author.id);
    expect(await authors(miaId)).toEqual([miaId]);
    expect(await authors(oleId)).toEqual([oleId, miaId]);
    expect([...(await blockedBy(db, miaId))]).toEqual([oleId]);
    expect(await db.transaction((tx) => readersOf(tx, oleId, [miaId, oleId]))).toEqual([oleId]);
  });

  it('sees as much of the blocker as any stranger', async () => {
    const seen = async (browser: Browser) => {
      const paths = ['between', 'posts', 'articles', 'trophies', 'friendship', 'rating', 'conversation'];
      const answers = await Promise.all(paths.map((path) => browser.get(`/api/users/${miaId}/${path}`)));
      return answers.map(({ status, text }) => `${status} ${text}`);
    };
    await mia.patch('/api/user/settings', { settings: { 'friend.activity': 'friends' } });
    const before = await seen(ole);
    await befriend(mia, oleId);
    await answer(ole, 'accept');
    expect(await seen(ole)).not.toEqual(before);
    await mia.post(`/api/users/${oleId}/block`);
    expect(await seen(ole)).toEqual(before);
  });

  it('is one of at most 500 per user', async () => {
    await db.execute(sql`insert into users (name, name_skeleton, email, password_hash, country, time_zone, ref_code)
      select w, w, w || '@example.org', 'x', 'SE', 'UTC', w
      from (select 'blocked' || n as w from generate_series(1, ${MAX_BLOCKED}::int) n) words`);
    await db.execute(sql`insert into blocks (user_id, blocked_id, since)
      select ${miaId}, id, ${NOW.toISOString()} from users where name like 'blocked%'`);
    const refused = await mia.post(`/api/users/${oleId}/block`);
    expect([refused.status, refused.body.code]).toEqual([409, 'friend.too-many-blocked']);
  });
});
