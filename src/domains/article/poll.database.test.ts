/** Polls in articles: asking, voting, visibility of results, and secrecy of votes. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { countOver } from '#domains/article/store/polls.ts';
import { articlePolls, articles } from '#domains/article/tables.ts';
import { votesAreVoters } from '#domains/ballot/checks.ts';
import { pollBoxes, polls, pollVoters } from '#domains/ballot/tables.ts';
import { slices } from '#domains/slices.ts';
import { readToday } from '#platform/clock/today.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const READERS = ['Anouk', 'Bente', 'Chidi', 'Dunja', 'Eskil'] as const;
const poll = { question: 'Who wins the title?', answers: ['Bears', 'Lynx', 'Nobody'], days: 2 };
const body = 'The season is long, and everybody has an opinion about how it ends.';

const { db, ids, browsers, goTo, faults } = testWorld({
  users: ['Nora', 'Rival', { name: 'Admin', isAdmin: true }, ...READERS],
  clubs: [1],
});
const [noraId, rivalId] = ids('Nora', 'Rival');
const [nora, rival, admin] = browsers('Nora', 'Rival', 'Admin');
const readers = browsers(...READERS);
let [today, asked] = [0, 0];

beforeAll(async () => {
  const deskId = await makeDesk(db, 1);
  await makeReporter(db, { userId: noraId, deskId });
  await makeReporter(db, { userId: rivalId, deskId, lastname: 'Rival' });
  today = (await readToday(db)).absoluteDay;
  asked = await draft();
});

const draft = async () =>
  (await nora.post('/api/articles', { headline: 'Who wins it all?', body, sources: '' })).body.data.id as number;
const ask = (id: number, words: object = poll, browser = nora) => browser.put(`/api/articles/${id}/poll`, words);
const publish = (id: number) => nora.post(`/api/articles/${id}/publish`, { version: 1 });
const seen = async (browser: Browser, id = asked) => (await browser.get(`/api/articles/${id}/poll`)).body.data;
const vote = (browser: Browser, answer: unknown, id = asked) =>
  browser.post(`/api/articles/${id}/poll/vote`, { answer });
const votesOf = ({ answers }: { answers: { votes: number | null }[] }) => answers.map(({ votes }) => votes);

describe('a poll in a draft', () => {
  it('asks its author’s question, in a form readers can answer', async () => {
    const refused = [
      [{ question: 'Who?' }, 'article.question-short'],
      [{ answers: ['Bears'] }, 'article.bad-answers'],
      [{ answers: ['Bears', ' '] }, 'article.bad-answers'],
      [{ answers: ['Bears', 'bears '] }, 'article.same-answers'],
      [{ answers: ['Bears', '\u202Exnyl'] }, 'input.unusable'],
    ] as const;
    for (const [change, code] of refused)
      expect((await ask(asked, { ...poll, ...change })).body, code).toMatchObject({ code });
    for (const change of [{ days: 0 }, { days: 8 }, { answers: Array(7).fill('A') }, { question: 'x'.repeat(141) }])
      expect((await ask(asked, { ...poll, ...change })).status).toBe(422);
    expect((await ask(asked, poll, rival)).body).toMatchObject({ code: 'article.unknown' });
    expect((await ask(99_999)).status).toBe(404);
    expect(await seen(nora)).toBeNull();
    expect((await ask(asked, { ...poll, days: 7 })).status).toBe(204);
    expect((await ask(asked)).status).toBe(204);
    expect(await seen(nora)).toMatchObject({
      ...poll,
      state: 'draft',
      answers: poll.answers.map((text) => ({ text })),
    });
    expect(await seen(readers[0])).toBeNull();
    expect((await vote(readers[0], 0)).body).toMatchObject({ code: 'article.no-poll' });
  });

  it('may be removed again, and is deleted with the draft', async () => {
    const other = await draft();
    await ask(other);
    expect((await rival.delete(`/api/articles/${other}/poll`)).status).toBe(404);
    expect((await nora.delete(`/api/articles/${other}/poll`)).status).toBe(204);
    expect(await seen(nora, other)).toBeNull();
    await ask(other);
    await nora.post(`/api/articles/${other}/withdraw`, {});
    expect(await db.select().from(articlePolls).where(eq(articlePolls.articleId, other))).toEqual([]);
  });
});

describe('readers of an article with a poll', () => {
  it('vote once each, even with two requests at once, and see the votes once they have voted', async () => {
    expect((await publish(asked)).status).toBe(204);
    expect((await ask(asked, { ...poll, question: 'Something else?' })).body).toMatchObject({
      code: 'article.poll-is-out',
    });
    expect(await seen(readers[0])).toMatchObject({ state: 'open', mayVote: true, hasVoted: false, voters: 0 });
    for (const answer of [3, 5]) expect((await vote(readers[0], answer)).status).toBe(422);
    for (const answer of [-1, 6, 0.5, null]) expect((await vote(readers[0], answer)).status).toBe(422);
    const pressed = await Promise.all([0, 1, 2].map((answer) => vote(readers[0], answer)));
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect((await vote(readers[0], 1)).body).toMatchObject({ code: 'ballot.voted-already' });
    const all = await Promise.all(readers.slice(1, 4).map((browser) => vote(browser, 1)));
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204]);
    const shown = await seen(readers[1]);
    expect(shown).toMatchObject({ hasVoted: true, mayVote: false, voters: 4 });
    expect(votesOf(shown).reduce((sum: number, votes) => sum + (votes ?? 0), 0)).toBe(4);
    expect(await seen(readers[4])).toMatchObject({ hasVoted: false, mayVote: true, voters: 4 });
    expect(votesOf(await seen(readers[4]))).toEqual([null, null, null]);
  });

  it('do not include the author, who sees the totals; ballots stay secret', async () => {
    expect((await vote(nora, 0)).body).toMatchObject({ code: 'article.yours' });
    expect(await seen(nora)).toMatchObject({ mayVote: false, voters: 4 });
    expect(votesOf(await seen(nora))).not.toContain(null);
    for (const browser of [nora, admin])
      expect(JSON.stringify(await seen(browser))).not.toMatch(new RegExp(READERS.join('|')));
    const box = await db.select().from(pollBoxes);
    expect(box.map(({ choices }) => choices)).toEqual([[...(box[0]?.choices ?? [])].sort()]);
  });

  it('cannot vote while the article is hidden', async () => {
    const to = (state: 'hidden' | 'published') => db.update(articles).set({ state }).where(eq(articles.id, asked));
    await to('hidden');
    expect((await vote(readers[4], 0)).status).toBe(404);
    expect(await seen(readers[4])).toBeNull();
    expect(await seen(admin)).toMatchObject({ mayVote: false });
    await to('published');
    expect((await vote(readers[4], 1)).status).toBe(204);
  });

  it('are too late after the last day: the votes are counted once, and the voter list is deleted', async () => {
    const before = votesOf(await seen(nora));
    expect(await db.transaction((tx) => countOver(tx, today + poll.days))).toBe(0);
    const { day } = await readToday(db);
    await goTo(day + poll.days + 1);
    expect((await vote(admin, 0)).body).toMatchObject({ code: 'ballot.closed' });
    expect(await seen(admin)).toMatchObject({ state: 'closed', mayVote: false });
    expect(votesOf(await seen(admin))).toEqual(before);
    const counts = await Promise.all([1, 2].map(() => db.transaction((tx) => countOver(tx, today + poll.days + 1))));
    expect(counts.sort()).toEqual([0, 1]);
    expect(votesOf(await seen(admin))).toEqual(before);
    expect(await db.select().from(pollVoters)).toEqual([]);
    expect(await faults(votesAreVoters)).toEqual([]);
    await goTo(day);
  });
});

it('a deleted user’s questions are deleted, and their votes stay anonymous', async () => {
  const other = await draft();
  await ask(other);
  await publish(other);
  await vote(readers[0], 0, other);
  const taken = await Promise.all(slices.map(({ exportUser }) => exportUser?.(db, { id: noraId, name: 'Nora' })));
  expect(Object.assign({}, ...taken).articlePolls).toHaveLength(2);
  await deleteUser(db, noraId, { now: new Date(), nouns: slices });
  expect([await db.select().from(articlePolls), await db.select().from(pollVoters)]).toEqual([[], []]);
  expect((await db.select().from(polls)).map(({ isCounted }) => isCounted)).toEqual([true, true]);
  expect(await faults(votesAreVoters)).toEqual([]);
});
