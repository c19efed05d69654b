import { call } from '@orpc/server';
import { describe, expect, vi } from 'vitest';
import { blockUser, unblockUser } from '#domains/friend/store.ts';
import type { LiveMessage } from '#domains/game/contract/game.ts';
import { makeApiContext, makeSessionUser } from '../../../../tests/factories/api-context.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { gameRoutes } from './game.ts';

const { db, realtime, ids, it } = testWorld({ isHeard: true, users: ['Anna', 'Ben'], clubs: [1, 2] });
const [anna, ben] = ids('Anna', 'Ben');
const now = new Date('2026-01-01T12:06:00Z');

describe('the live chat of a game', () => {
  it('leaves out a blocked user’s messages, from the block until it is lifted', async () => {
    const gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21 });
    const contextOf = (id: number) => ({ context: makeApiContext(db, makeSessionUser({ id }), { now, realtime }) });
    const say = (userId: number, text: string) => call(gameRoutes.say, { id: gameId, text }, contextOf(userId));
    const leaving = new AbortController();
    const read: string[] = [];
    const stream = await call(gameRoutes.live, { id: gameId }, { ...contextOf(anna), signal: leaving.signal });
    const reading = (async () => {
      for await (const message of stream as AsyncIterable<LiveMessage>)
        if (message.kind === 'chat') read.push(...message.messages.map(({ text }) => text));
    })();
    const isRead = (text: string) => vi.waitFor(() => expect(read).toContain(text), { timeout: 20_000 });
    await say(ben, 'before');
    await isRead('before');
    await blockUser(db, { userId: anna, otherId: ben, now });
    await realtime.caughtUp();
    await say(ben, 'blocked');
    await say(anna, 'mine');
    await isRead('mine');
    await unblockUser(db, { userId: anna, otherId: ben });
    await realtime.caughtUp();
    await say(ben, 'after');
    await isRead('after');
    leaving.abort();
    await reading;
    expect(read).toEqual(['before', 'mine', 'after']);
  });
});
