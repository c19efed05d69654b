import { describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { pollsAreCounted } from '#domains/forum/checks.ts';
import { topicPolls } from '#domains/forum/tables.ts';
import { slices } from '#domains/slices.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { forumWorld, NOW } from '../../../tests/factories/forum.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, database, server, mia, ole, kim, later, start, topicOf } = forumWorld();

describe('a forum poll', () => {
  it('hides its votes until a user has voted or it is closed, and takes one choice per user', async () => {
    const poll = { question: 'Who?', options: ['Owls', 'Foxes'], isMultiple: false, isPublic: true, days: 1 };
    const id = await start(mia, 'Vote', { poll });
    const vote = (by: Browser, options: number[]) => by.put(`/api/forum/topics/${id}/vote`, { options });
    await Promise.all([vote(ole, [0]), vote(ole, [1])]);
    await vote(ole, [1]);
    expect((await vote(ole, [0, 1])).status).toBe(422);
    expect((await vote(ole, [2])).status).toBe(422);
    expect((await topicOf(kim, id)).poll).toMatchObject({
      voters: 1,
      options: [{ votes: null, voters: [] }, { votes: null }],
    });
    expect((await topicOf(ole, id)).poll.options).toMatchObject([
      { votes: 0, isMine: false },
      { votes: 1, isMine: true, voters: [{ name: 'Ole' }] },
    ]);
    later(24 * HOUR_MS);
    expect((await vote(kim, [0])).status).toBe(409);
    expect((await topicOf(kim, id)).poll.options).toMatchObject([{ votes: 0 }, { votes: 1 }]);
  });
});

describe('a forum poll with many voters', () => {
  const counts = async (id: number) => (await topicOf(mia, id)).poll;
  const vote = (by: Browser, id: number, ...options: number[]) => by.put(`/api/forum/topics/${id}/vote`, { options });
  const faults = async () => (await pollsAreCounted.run({ db: db, world: await readWorld(db) })).faults;

  it('keeps its counts as users vote, change votes in many tabs at once, and leave', async () => {
    const poll = { question: 'Who?', options: ['Owls', 'Foxes', 'Bears'], isMultiple: true, isPublic: true, days: 1 };
    const id = await start(mia, 'Vote', { poll });
    const leaver = await makeUser(db, { name: 'Goner' });
    const goner = await makeLoggedInBrowser(server, database, 'goner@example.org');
    await Promise.all([
      vote(mia, id, 0, 1),
      vote(ole, id, 1),
      vote(ole, id, 1, 2),
      vote(ole, id, 2),
      vote(kim, id, 0),
      vote(goner, id, 0, 2),
    ]);
    expect(await faults()).toEqual([]);
    expect((await counts(id)).voters).toBe(4);
    await vote(ole, id, 2);
    await vote(kim, id);
    const shown = await counts(id);
    expect(shown.voters).toBe(3);
    expect(
      shown.options.map(({ votes, voters }: { votes: number; voters: { name: string }[] }) => [
        votes,
        voters.map(({ name }) => name),
      ]),
    ).toEqual([
      [2, ['Mia', 'Goner']],
      [1, ['Mia']],
      [2, ['Ole', 'Goner']],
    ]);
    await deleteUser(db, leaver, { now: NOW, nouns: slices });
    expect(await faults()).toEqual([]);
    expect((await counts(id)).options).toMatchObject([{ votes: 1 }, { votes: 1 }, { votes: 1 }]);
    await db.update(topicPolls).set({ voters: 9 });
    expect(await faults()).toHaveLength(1);
  });
});
