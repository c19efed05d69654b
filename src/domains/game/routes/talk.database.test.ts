import { call } from '@orpc/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { discussionRoutes } from '#domains/discussion/routes.ts';
import { comments, reactions } from '#domains/discussion/tables.ts';
import { MAX_MESSAGE } from '#domains/game/constants.ts';
import { MESSAGES_AT_A_TIME, type ReactionKind } from '#domains/game/contract/talk.ts';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import { finishLiveGame, startLiveGames } from '#domains/game/store/live.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { gameConsumers, slices } from '#domains/slices.ts';
import { makeApiContext, makeSessionUser } from '../../../../tests/factories/api-context.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { testQueue } from '../../../../tests/factories/queue.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';
import { gameRoutes } from './game.ts';

const FACEOFF = new Date('2026-01-01T12:06:00Z');
const DAY_MINUTES = 60;

const { database, ids } = freshWorld({
  users: ['Ben', { name: 'The Admin', isAdmin: true }],
  clubs: ['Anna', 2],
  rosters: ['PRO'],
});
const [anna, ben, admin] = ids('Anna', 'Ben', 'The Admin');
let gameId: number;
beforeEach(async () => {
  gameId = await makeGame(database.db, { homeTeamId: 11, awayTeamId: 21 });
});

const contextOf = (userId: number, now = FACEOFF) =>
  ({
    context: makeApiContext(database.db, makeSessionUser({ id: userId, isAdmin: userId === admin }), { now }),
  }) as const;
const say = async (userId: number, text: string, now?: Date) =>
  (await call(gameRoutes.say, { id: gameId, text }, contextOf(userId, now))).data;
const read = (more: { before?: number; after?: number } = {}) =>
  call(gameRoutes.messages, { id: gameId, ...more }, contextOf(ben));
const react = (userId: number, event: number, { kind = 'cheer' as ReactionKind, isOn = true, now = FACEOFF } = {}) =>
  call(gameRoutes.react, { id: gameId, event, kind, isOn }, contextOf(userId, now));

async function start(): Promise<void> {
  await database.db.transaction((tx) =>
    startLiveGames(tx, {
      gameIds: [gameId],
      now: FACEOFF,
      msPerSecond: msPerGameSecond(DAY_MINUTES),
      enqueue: testQueue().enqueue,
    }),
  );
}

/** Returns index and moment of the first save of the game, and of the first event of another type. */
async function firstSave() {
  const [period] = (await loadPeriods(database.db, [gameId])).get(gameId) ?? [];
  const events = period?.events ?? [];
  const save = events.findIndex(({ type }) => type === 'save');
  const at = (index: number) =>
    new Date(FACEOFF.getTime() + (events[index]?.second ?? 0) * msPerGameSecond(DAY_MINUTES));
  return { save, at: at(save), faceoff: events.findIndex(({ type }) => type === 'faceoff') };
}

describe('the chat of a game', () => {
  it('is open before, during and after the game, and records what the author had seen', async () => {
    const before = await say(anna, 'Who is in goal tonight?');
    expect(before).toMatchObject({ author: { id: anna }, afterEvent: -1 });
    expect((await read()).data).toMatchObject([{ author: { id: anna, name: 'Anna', clubId: 1 }, afterEvent: -1 }]);
    await start();
    const { save, at } = await firstSave();
    expect((await say(ben, 'What a save!', at)).afterEvent).toBeGreaterThanOrEqual(save);
    await database.db.transaction((tx) => finishLiveGame(tx, { gameId, now: FACEOFF, consumers: gameConsumers }));
    await say(ben, 'Good game.');
    const { data, hasMore } = await read();
    expect(data.map(({ text }) => text)).toEqual(['Who is in goal tonight?', 'What a save!', 'Good game.']);
    expect(hasMore).toBe(false);
  });

  it('stores the text as it is, trimmed', async () => {
    expect((await say(anna, '  <b>Go!</b> example.org & co. 🏒  ')).text).toBe('<b>Go!</b> example.org & co. 🏒');
    expect((await say(anna, '🏒'.repeat(MAX_MESSAGE))).text).toHaveLength(2 * MAX_MESSAGE);
  });

  it.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['only what cannot be seen', '\u200b\u2060'],
    ['too much', 'a'.repeat(MAX_MESSAGE + 1)],
    ['two lines', 'one\ntwo'],
    ['a bell', 'ding\u0007'],
    ['a tower of accents', `a${'\u0301'.repeat(5)}`],
    ['text that turns the direction of what follows', 'abc\u202edef'],
  ])('refuses %s', async (_, text) => {
    await expect(say(anna, text)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await read()).data).toEqual([]);
  });

  it('is read in pages, backward from the newest and forward from a message', async () => {
    const rows = Array.from({ length: 2 * MESSAGES_AT_A_TIME + 5 }, (_, number) => ({
      subjectKind: 'game',
      subjectId: gameId,
      userId: ben,
      text: `number ${number}`,
      part: -1,
      createdAt: FACEOFF,
    }));
    await database.db.insert(comments).values(rows);
    const newest = await read();
    expect(newest).toMatchObject({ hasMore: true });
    expect(newest.data.at(-1)?.text).toBe('number 104');
    const older = await read({ before: newest.data[0]?.id ?? 0 });
    expect(older.data.map(({ text }) => text)).toEqual(rows.slice(5, 55).map(({ text }) => text));
    const newer = await read({ after: older.data.at(-1)?.id ?? 0 });
    expect(newer.data).toEqual(newest.data);
    expect(newer.hasMore).toBe(false);
  });

  it('lets users delete their own messages, and not those of others', async () => {
    const taking = discussionRoutes([]);
    const { id } = await say(anna, 'one');
    for (const other of [ben, admin])
      await expect(call(taking.remove, { id }, contextOf(other))).rejects.toMatchObject({ status: 403 });
    await call(taking.remove, { id }, contextOf(anna));
    expect((await read()).data).toEqual([]);
    await expect(call(taking.remove, { id }, contextOf(anna))).rejects.toMatchObject({ status: 404 });
  });

  it('does not exist for an unknown game', async () => {
    const nowhere = { id: 999, text: 'hello' };
    await expect(call(gameRoutes.say, nowhere, contextOf(anna))).rejects.toMatchObject({ status: 404 });
    await expect(call(gameRoutes.messages, nowhere, contextOf(anna))).rejects.toMatchObject({ status: 404 });
  });
});

describe('reactions', () => {
  it('apply to revealed events; later ones are refused as if they did not exist', async () => {
    await start();
    const { save, at, faceoff } = await firstSave();
    const early = new Date(at.getTime() - 1);
    const refusals = await Promise.all(
      [react(anna, save, { now: early }), react(anna, 99_999, { now: early }), react(anna, faceoff, { now: at })].map(
        (refused) => refused.then(() => null).catch((error: unknown) => error),
      ),
    );
    const [future, never] = refusals;
    expect(refusals).toEqual([0, 1, 2].map(() => expect.objectContaining({ status: 404 })));
    expect(String(future)).toBe(String(never));
    expect((await react(anna, save, { now: at })).data).toMatchObject({ event: save, counts: { cheer: 1, boo: 0 } });
  });

  it('count once per user, event and kind, and can be removed', async () => {
    await start();
    const { save, at } = await firstSave();
    await react(anna, save, { now: at });
    await react(anna, save, { now: at });
    await react(anna, save, { now: at, kind: 'wow' });
    expect((await react(ben, save, { now: at })).data.counts).toMatchObject({ cheer: 2, wow: 1 });
    expect((await react(anna, save, { now: at, isOn: false })).data.counts).toMatchObject({ cheer: 1, wow: 1 });
    const { data, mine } = await call(gameRoutes.reactions, { id: gameId }, contextOf(anna, at));
    expect(data).toEqual([{ event: save, counts: { cheer: 1, wow: 1, laugh: 0, heart: 0, boo: 0 } }]);
    expect(mine).toEqual([{ event: save, kind: 'wow' }]);
  });
});

describe('a user who leaves', () => {
  it('exports messages and reactions, and nothing of them stays', async () => {
    await start();
    const { save, at } = await firstSave();
    await say(ben, 'Mine.');
    await say(anna, 'Hers.');
    await react(ben, save, { now: at });
    expect(await exportUser(database.db, ben, slices)).toMatchObject({
      discussion: {
        comments: [{ on: 'game', id: gameId, text: 'Mine.' }],
        reactions: [{ on: 'game', id: gameId, part: save, reaction: 'cheer' }],
      },
    });
    await deleteUser(database.db, ben, { now: at, nouns: slices });
    expect((await read()).data.map(({ text }) => text)).toEqual(['Hers.']);
    expect(await database.db.select().from(reactions)).toEqual([]);
  });
});
