import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { comments } from '#domains/discussion/tables.ts';
import { openCategories } from '#domains/forum/store/categories.ts';
import { postIn, startTopic } from '#domains/forum/store/posts.ts';
import { forumCategories, topics } from '#domains/forum/tables.ts';
import { NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import { reveal } from '#domains/game/store/watched.ts';
import { games } from '#domains/game/tables.ts';
import { conversationMembers, conversations } from '#domains/message/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { writeForumDigests } from '#domains/reminder/store/forum-digest.ts';
import { endReminders, writeDigests, writeFaceoffs } from '#domains/reminder/store/reminders.ts';
import { reminders } from '#domains/reminder/tables.ts';
import type { SettingValue } from '#domains/settings/constants.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { mails } from '#platform/mail/tables.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { addRow, changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { makeBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, server, ids, browsers, inRows } = testWorld({
  users: [{ name: 'Mia', timeZone: 'America/New_York' }, 'Ole'],
  clubs: [
    { id: 1, manager: 'Mia', city: 'Harbor' },
    { id: 2, city: 'Summit' },
  ],
  connections: 12,
});
const [mia, ole] = ids('Mia', 'Ole');
const [browser] = browsers('Mia');
beforeEach(async () => {
  await db.delete(mails);
  await db.delete(reminders);
  await set({ 'reminder.digest': 'none', 'reminder.game-mail': false, 'reminder.forum-digest': false });
  await set({ 'reminder.quiet-from': 'none', 'reminder.quiet-until': 'none' });
});

const set = (settings: Readonly<Record<string, SettingValue>>) => saveSettings(db, mia, settings);
const publicUrl = 'https://rinkside.example';
/** New York in January is five hours behind UTC. */
const digestsAt = (now: string) => writeDigests(db, { now: new Date(now), publicUrl });
const faceoffsAt = (now: string) => writeFaceoffs(db, { now: new Date(now), publicUrl });
const sent = () => rowsOf(db, mails);
const tell = () =>
  inRows((rows) =>
    notify(rows, [{ userId: mia, channel: 'news', kind: 'shortlist-free', params: { player: 'Old Timer' } }]),
  );

describe('the daily digest', () => {
  it('goes to users who want it, in their morning, once a day, even with two workers', async () => {
    await tell();
    await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 9, score: [4, 2] });
    expect(await digestsAt('2026-01-01T14:00:00Z')).toBe(0);
    await set({ 'reminder.digest': 'daily' });
    // Turned on at nine in the morning, so the first digest comes the next day.
    expect(await digestsAt('2026-01-01T14:00:00Z')).toBe(0);
    expect(await digestsAt('2026-01-02T11:59:00Z')).toBe(0);
    const both = await Promise.all([digestsAt('2026-01-02T12:00:00Z'), digestsAt('2026-01-02T12:00:01Z')]);
    expect(both[0] + both[1]).toBe(1);
    expect(await digestsAt('2026-01-02T23:00:00Z')).toBe(0);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ userId: mia, to: 'mia@example.org', subject: 'Your day in hockey' });
    expect(mail?.text).toContain('Summit PRO Side 2, Harbor PRO Side 4');
    expect(mail?.text).toMatch(/unread: \d+ news items?\./);
    expect(mail?.text).toContain('https://rinkside.example/email/unsubscribe?token=');
    expect(mail?.unsubscribeUrl).toContain('/email/unsubscribe?token=');
  });

  it('names the games without their results to users who want no spoilers, unless they have watched them', async () => {
    await set({ 'reminder.digest': 'daily', [NO_SPOILERS]: true });
    await db.insert(reminders).values({ userId: mia, digestDay: 1, digestAt: new Date('2026-01-01T14:00:00Z') });
    const finishedAt = new Date('2026-01-02T01:00:00Z');
    const [seen, unseen] = [
      await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 10, score: [5, 1] }),
      await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 11, score: [0, 7] }),
    ];
    await db
      .update(games)
      .set({ finishedAt })
      .where(inArray(games.id, [seen, unseen]));
    await reveal(db, { userId: mia, gameId: seen });
    expect(await digestsAt('2026-01-02T14:00:00Z')).toBe(1);
    const [mail] = await sent();
    expect(mail?.text).toContain('Summit PRO Side 1, Harbor PRO Side 5');
    expect(mail?.text).toContain('Summit PRO Side at Harbor PRO Side');
    expect(mail?.text).not.toContain('Summit PRO Side 7');
    await set({ [NO_SPOILERS]: false });
  });

  it('counts private messages, without requests and muted ones, unless that is off', async () => {
    const now = new Date('2026-01-01T14:00:00Z');
    const { id: conversationId } = await addRow(db, conversations, {
      lowUserId: Math.min(mia, ole),
      highUserId: Math.max(mia, ole),
      createdAt: now,
    });
    await db.insert(conversationMembers).values([
      { conversationId, userId: mia, state: 'member' },
      { conversationId, userId: ole, state: 'member' },
    ]);
    const message = { subjectKind: 'conversation', subjectId: conversationId, userId: ole, text: 'Hi', createdAt: now };
    await db.insert(comments).values([message, message]);
    await set({ 'reminder.digest': 'daily' });
    let day = 2;
    const digest = async () => {
      await db.delete(reminders);
      await db.insert(reminders).values({ userId: mia, digestDay: 1, digestAt: now });
      await digestsAt(`2026-01-0${day++}T14:00:00Z`);
      return (await sent()).at(-1)?.text ?? '';
    };
    const member = (change: Partial<typeof conversationMembers.$inferInsert>) =>
      changeRows(db, conversationMembers, { userId: mia }, change);
    await tell();
    expect(await digest()).toContain('2 messages');
    for (const change of [
      { state: 'asked', shownTo: 2_000_000_000 },
      { isMuted: true },
      { archivedTo: 2_000_000_000 },
    ] as const) {
      await member(change);
      expect(await digest()).not.toContain('message');
      await member({ state: 'member', isMuted: false, archivedTo: 0 });
    }
    await set({ 'message.mail': false });
    expect(await digest()).not.toContain('message');
    await set({ 'message.mail': true });
    expect(await digest()).toContain('2 messages');
  });

  it('goes to premium members earlier in the morning', async () => {
    await tell();
    await set({ 'reminder.digest': 'daily' });
    const setUntil = (until: string | null) =>
      changeRows(db, users, { id: mia }, { premiumExpiresAt: until === null ? null : new Date(until) });
    const day = (digestAt: string) => ({ userId: mia, digestDay: 1, digestAt: new Date(digestAt) });
    await db.insert(reminders).values(day('2026-01-01T14:30:00Z'));
    await setUntil('2026-01-02T10:00:00Z');
    expect(await digestsAt('2026-01-02T09:59:00Z')).toBe(0);
    expect(await digestsAt('2026-01-02T10:00:00Z'), 'premium has just ended').toBe(0);
    await setUntil('2026-02-01T00:00:00Z');
    expect(await digestsAt('2026-01-02T10:00:00Z')).toBe(1);
    expect(await digestsAt('2026-01-02T12:00:00Z')).toBe(0);
    await setUntil(null);
  });

  it('reports each game once, and is not sent without news', async () => {
    await set({ 'reminder.digest': 'daily' });
    await db.insert(reminders).values({ userId: mia, digestDay: 1, digestAt: new Date('2026-01-01T14:30:00Z') });
    expect(await digestsAt('2026-01-02T12:00:00Z')).toBe(1);
    await browser.post('/api/notifications/read', {});
    await db.delete(mails);
    expect(await digestsAt('2026-01-03T12:00:00Z')).toBe(0);
    expect(await sent()).toEqual([]);
    // A skipped empty digest still counts as sent.
    expect(await rowsOf(db, reminders)).toMatchObject([{ digestAt: new Date('2026-01-03T12:00:00Z') }]);
  });

  it('waits during quiet hours, and is not sent to inactive users', async () => {
    await tell();
    await set({ 'reminder.digest': 'daily', 'reminder.quiet-from': '22:00', 'reminder.quiet-until': '09:00' });
    await db.insert(reminders).values({ userId: mia, digestDay: 1, digestAt: new Date('2026-01-01T14:30:00Z') });
    expect(await digestsAt('2026-01-02T13:59:00Z')).toBe(0);
    await changeRows(db, users, { id: mia }, { deactivatedAt: new Date() });
    expect(await digestsAt('2026-01-02T14:00:00Z')).toBe(0);
    await changeRows(db, users, { id: mia }, { deactivatedAt: null });
    expect(await digestsAt('2026-01-02T14:00:00Z')).toBe(1);
  });
});

describe('a mail about a user’s game', () => {
  it('is sent once as it starts, to users who want it, but not in quiet hours', async () => {
    const faceoffAt = new Date('2026-01-05T20:00:00Z');
    const live = { homeTeamId: 11, awayTeamId: 21, day: 12, status: 'live', faceoffAt } as const;
    const gameId = await makeGame(db, live);
    await makeGame(db, { ...live, homeTeamId: 22, awayTeamId: 12, day: 13 });
    expect(await faceoffsAt('2026-01-05T20:00:30Z')).toBe(0);
    await set({ 'reminder.game-mail': true, 'reminder.quiet-from': '15:00', 'reminder.quiet-until': '16:00' });
    expect(await faceoffsAt('2026-01-05T20:00:30Z')).toBe(0);
    await set({ 'reminder.quiet-from': 'none' });
    const both = await Promise.all([faceoffsAt('2026-01-05T20:01:00Z'), faceoffsAt('2026-01-05T20:01:00Z')]);
    expect(both[0] + both[1]).toBe(1);
    expect(await faceoffsAt('2026-01-05T20:02:00Z')).toBe(0);
    expect(await sent()).toMatchObject([
      {
        subject: 'The puck drops: Summit PRO Side at Harbor PRO Side',
        text: expect.stringContaining(`/game/${gameId}`),
      },
    ]);
  });

  it('is not sent long after the faceoff', async () => {
    await changeRows(db, games, { status: 'live' }, { faceoffAt: new Date('2026-01-05T20:00:00Z') });
    await set({ 'reminder.game-mail': true });
    expect(await faceoffsAt('2026-01-05T20:15:01Z')).toBe(0);
  });
});

describe('the unsubscribe link', () => {
  it('works without a login and repeatedly, for its user alone', async () => {
    await tell();
    await set({ 'reminder.digest': 'daily', 'reminder.game-mail': true });
    await db.insert(reminders).values({ userId: mia, digestDay: 1, digestAt: new Date('2026-01-01T14:30:00Z') });
    await digestsAt('2026-01-02T12:00:00Z');
    const [mail] = await sent();
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    const stranger = makeBrowser(server);
    const end = (wrong: string) => stranger.post('/api/mails/unsubscribe', { token: wrong });
    for (const wrong of [token.slice(0, -1), `${mia + 1}${token.slice(String(mia).length)}`, token.replace('-', '_')]) {
      expect((await end(wrong)).status, wrong).toBe(422);
    }
    expect((await browser.get('/api/user')).body.data.settings).toMatchObject({ 'reminder.digest': 'daily' });
    for (const status of [204, 204]) expect((await end(token)).status).toBe(status);
    const { settings } = (await browser.get('/api/user')).body.data;
    expect(settings).toMatchObject({
      'reminder.digest': 'none',
      'reminder.game-mail': false,
      'reminder.season-mail': false,
    });
    expect(await digestsAt('2026-01-04T12:00:00Z')).toBe(0);
  });
});

describe('the forum digest', () => {
  const forumDigestsAt = (now: string) => writeForumDigests(db, { now: new Date(now), publicUrl });
  const topicOf = async (title: string, userId = ole) => {
    const category = await rowOf(db, forumCategories);
    const topic = { categoryId: category.id, title, text: `About ${title}.`, poll: null };
    const started = await startTopic(db, topic, { userId, isStaff: true, now: new Date('2026-01-01T15:00:00Z') });
    if (!started.ok) throw new Error(started.code);
    return started.topicId;
  };
  const post = (topicId: number, text: string) =>
    postIn(db, { topicId, text, answers: null }, { userId: ole, isStaff: true, now: new Date('2026-01-03T15:00:00Z') });
  const follow = (id: number, level: string) => browser.put(`/api/follows/topic/${id}`, { level });

  it('goes out on Monday to users who want it: posts by others in the topics they follow', async () => {
    await inRows(openCategories);
    await set({ 'reminder.forum-digest': true });
    // Turned on on a Thursday.
    expect(await forumDigestsAt('2026-01-01T14:00:00Z')).toBe(0);
    const [busy, quiet, muted, hidden, read, other] = [
      await topicOf('Busy & loud'),
      await topicOf('Quiet'),
      await topicOf('Muted'),
      await topicOf('Hidden'),
      await topicOf('Known'),
      await topicOf('Other'),
    ];
    await follow(busy, 'watching');
    await follow(quiet, 'tracking');
    await follow(muted, 'muted');
    await follow(read, 'watching');
    await browser.put(`/api/forum/topics/${read}/read`, { number: 1 });
    await follow(hidden, 'watching');
    await changeRows(db, topics, { id: hidden }, { hiddenAt: new Date('2026-01-02T00:00:00Z') });
    await post(busy, 'One.');
    await post(other, 'Elsewhere.');
    await db.delete(mails);
    expect(await forumDigestsAt('2026-01-05T11:59:00Z')).toBe(0);
    const both = await Promise.all([forumDigestsAt('2026-01-05T12:00:00Z'), forumDigestsAt('2026-01-05T12:00:01Z')]);
    expect(both[0] + both[1]).toBe(1);
    const [mail] = await sent();
    expect(mail).toMatchObject({ userId: mia, subject: 'Your week in the forum' });
    expect(mail?.text).toContain('Busy & loud: 2 new posts');
    expect(mail?.text).toContain('Quiet: 1 new post');
    for (const absent of ['Muted', 'Hidden', 'Known', 'Other']) expect(mail?.text).not.toContain(absent);
    expect(mail?.text).toContain('https://rinkside.example/forum/category?sort=followed');
    // No mail after a week without posts.
    expect(await forumDigestsAt('2026-01-12T12:00:00Z')).toBe(0);
    expect(await sent()).toHaveLength(1);
  });

  it('leaves out blocked users, and ends with the unsubscribe link', async () => {
    await set({ 'reminder.forum-digest': true });
    await db.insert(reminders).values({
      ...{ userId: mia, digestDay: 1, digestAt: new Date('2026-01-01T14:30:00Z') },
      ...{ forumDay: 20_454, forumAt: new Date('2026-01-01T14:30:00Z') },
    });
    await browser.post(`/api/users/${ole}/block`);
    expect(await forumDigestsAt('2026-01-05T12:00:00Z')).toBe(0);
    await endReminders(db, mia);
    const own = await rowOf(db, userSettings, { settingId: 'reminder.forum-digest' });
    expect(own.value).toBe(false);
  });
});
