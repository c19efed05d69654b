import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addComment, removeComment } from '#domains/discussion/store/comments.ts';
import { setReaction } from '#domains/discussion/store/reactions.ts';
import { LiveStreams } from '#domains/game/routes/live-streams.ts';
import { TalkFeed } from '#domains/game/routes/talk-feed.ts';
import type { SharedMessage } from '#domains/game/routes/watcher.ts';
import { findMessages } from '#domains/game/store/talk.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { openRealtime, type Realtime } from '#platform/realtime.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const NOW = new Date('2026-01-01T12:00:00Z');

const { database, ids } = freshWorld({ users: ['Anna'], clubs: [1, 2], rosters: ['PRO'], connections: 10 });
const [userId] = ids('Anna');
let gameId: number;
/** Two web processes beside one database. */
let nodes: { realtime: Realtime; streams: LiveStreams }[];
const failures: unknown[] = [];
beforeEach(async () => {
  gameId = await makeGame(database.db, { homeTeamId: 11, awayTeamId: 21 });
  failures.length = 0;
  const onError = (error: unknown) => failures.push(error);
  nodes = [];
  for (let node = 0; node < 2; node++) {
    const realtime = await openRealtime(database.pool, onError);
    nodes.push({ realtime, streams: new LiveStreams({ db: database.db, realtime, onError, clock: () => NOW }) });
  }
});
afterEach(async () => {
  for (const { streams, realtime } of nodes) {
    streams.close();
    await realtime.close();
  }
  expect(failures).toEqual([]);
});

type Talk = Extract<SharedMessage, { kind: 'chat' | 'reactions' }>;

/** Watches on one of the nodes; `next` returns the next message of the chat or the reactions. */
async function watch(node: number) {
  const view = await findGameView(database.db, gameId, { teamIds: [], watchers: 0 }, NOW);
  const streams = nodes[node]?.streams;
  if (!view || !streams) throw new Error('there is nothing to watch');
  const stream = streams.watch({ gameId, after: -1, userId: 1, teamIds: [] }, view);
  return {
    async next(): Promise<Talk> {
      while (true) {
        const { value, done } = await stream.next();
        if (done) throw new Error('the stream has ended');
        if (value.message.kind === 'chat' || value.message.kind === 'reactions') return value.message;
      }
    },
  };
}

const game = () => ({ kind: 'game', id: gameId });
async function say(text: string) {
  const id = await database.db.transaction((tx) => addComment(tx, game(), { userId, text, part: -1, now: NOW }));
  const [message] = await findMessages(database.db, [id]);
  if (!message) throw new Error('the message was not stored');
  return message;
}
const react = (event: number, isOn = true) =>
  database.db.transaction((tx) => setReaction(tx, game(), { part: event, userId, reaction: 'cheer', isOn, now: NOW }));

describe('the feed of a game chat', () => {
  it('starts with the earlier messages', async () => {
    const message = await say('Is anybody here?');
    await react(7);
    const watcher = await watch(0);
    expect(await watcher.next()).toEqual({ kind: 'chat', isBacklog: true, messages: [message], removed: [] });
    expect(await watcher.next()).toMatchObject({ kind: 'reactions', reactions: [{ event: 7, counts: { cheer: 1 } }] });
  });

  it('reaches the viewers of every web process, deletions included', async () => {
    const watchers = [await watch(0), await watch(1)];
    for (const watcher of watchers) {
      expect(await watcher.next()).toMatchObject({ kind: 'chat', isBacklog: true, messages: [] });
      expect(await watcher.next()).toEqual({ kind: 'reactions', reactions: [] });
    }
    const message = await say('Hello, everybody.');
    for (const watcher of watchers) {
      expect(await watcher.next()).toEqual({ kind: 'chat', isBacklog: false, messages: [message], removed: [] });
    }
    await database.db.transaction((tx) => removeComment(tx, message.id, { places: [], now: new Date() }));
    for (const watcher of watchers) {
      expect(await watcher.next()).toEqual({ kind: 'chat', isBacklog: false, messages: [], removed: [message.id] });
    }
  });

  it('includes reaction counts, down to none', async () => {
    const watcher = await watch(1);
    await watcher.next();
    await watcher.next();
    await react(3);
    expect(await watcher.next()).toMatchObject({ reactions: [{ event: 3, counts: { cheer: 1, wow: 0 } }] });
    await react(3, false);
    expect(await watcher.next()).toMatchObject({ reactions: [{ event: 3, counts: { cheer: 0, wow: 0 } }] });
  });

  it('catches up at the next poll when a database notification was lost', async () => {
    const told: SharedMessage[] = [];
    const feed = new TalkFeed(gameId, { db: database.db, onError: (error) => failures.push(error) }, (message) =>
      told.push(message),
    );
    await feed.look();
    expect(told).toEqual([]);
    // This feed is not notified.
    const [kept, gone] = [await say('I am here.'), await say('I am not.')];
    await react(5);
    await feed.look();
    await database.db.transaction((tx) => removeComment(tx, gone.id, { places: [], now: new Date() }));
    await react(5, false);
    await feed.look();
    await feed.look();
    feed.close();
    expect(told).toMatchObject([
      { kind: 'chat', messages: [kept, gone], removed: [] },
      { kind: 'reactions', reactions: [{ event: 5, counts: { cheer: 1 } }] },
      { kind: 'chat', messages: [], removed: [gone.id] },
      { kind: 'reactions', reactions: [{ event: 5, counts: { cheer: 0 } }] },
    ]);
  });
});
