/** Articles: writing, reading, and removal from the news. */
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { ARTICLES_PER_PAGE, MAX_PUBLISHED_A_DAY, PAY_PER_READER } from '#domains/article/constants.ts';
import { payReporters } from '#domains/article/store/pay.ts';
import { articleSubject } from '#domains/article/store/subject.ts';
import { articles } from '#domains/article/tables.ts';
import { MAX_LEAD } from '#domains/discussion/constants.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { news } from '#domains/news/tables.ts';
import { slices } from '#domains/slices.ts';
import { readToday } from '#platform/clock/today.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, ids, browsers } = testWorld({ users: ['Nora', 'Reader', { name: 'Admin', isAdmin: true }], clubs: [1, 2] });
const [noraId] = ids('Nora');
const [nora, reader, admin] = browsers('Nora', 'Reader', 'Admin');
let [person, star, game, article] = [0, 0, 0, 0];
let body = '';

beforeAll(async () => {
  star = await makePlayer(db, { teamId: 21, firstname: 'Åke', lastname: 'Öberg' });
  game = await makeResult(db, { day: 8, homeTeamId: 11, awayTeamId: 21, score: [4, 1] });
  person = await makeReporter(db, { userId: noraId, deskId: await makeDesk(db, 1) });
  await makeReporter(db, { lastname: 'Wire' });
  body = `Nobody saw it coming, least of all [[player:${star}]] and [[team:21]].\n\n[[game:${game}]]\n[[win-chance:${game}]]\n[[points:${star}]]\n[[standings:1]]`;
});

const headline = 'Bears stun the Lynx at home';

describe('a reporter', () => {
  it('keeps a draft that only they see, and only users with that career can write one', async () => {
    expect((await reader.post('/api/articles', { headline, body, sources: '' })).status).toBe(409);
    const made = await nora.post('/api/articles', { headline, body, sources: 'The dressing room' });
    expect(made.status).toBe(201);
    article = made.body.data.id;
    expect((await reader.get(`/api/articles/${article}`)).status).toBe(404);
    expect((await reader.post(`/api/articles/${article}/publish`, { version: 1 })).status).toBe(409);
    expect((await nora.get(`/api/articles/${article}`)).body.data).toMatchObject({ state: 'draft', isMine: true });
    expect((await reader.get(`/api/reporters/${person}/articles`)).body.data).toEqual([]);
  });

  it('keeps a draft of which a stranger cannot tell that it exists', async () => {
    const words = { version: 1, headline, body, sources: '' };
    const poll = { question: 'Who wins it all?', answers: ['We do', 'They do'], days: 3 };
    const acts = (id: number) =>
      Promise.all([
        reader.get(`/api/articles/${id}`),
        reader.get(`/api/articles/${id}/poll`),
        reader.get(`/api/articles/${id}/comments`),
        reader.put(`/api/articles/${id}`, words),
        reader.put(`/api/articles/${id}/poll`, poll),
        reader.delete(`/api/articles/${id}/poll`),
        reader.post(`/api/articles/${id}/poll/vote`, { answer: 0 }),
        reader.post(`/api/articles/${id}/publish`, { version: 1 }),
        reader.post(`/api/articles/${id}/withdraw`, {}),
        reader.post(`/api/articles/${id}/comments`, { text: 'Is it there?' }),
        reader.post(`/api/articles/${id}/read`, {}),
      ]);
    const said = async (id: number) => (await acts(id)).map(({ status, text }) => `${status} ${text}`);
    expect(await said(article)).toEqual(await said(999_999));
  });

  it('is warned when another window has changed the draft', async () => {
    const save = (version: number) =>
      nora.unsafe('PUT', `/api/articles/${article}`, { version, headline, body, sources: '' });
    expect((await save(1)).body.data).toEqual({ id: article, version: 2 });
    expect((await save(1)).status).toBe(409);
    expect((await nora.post(`/api/articles/${article}/publish`, { version: 1 })).status).toBe(409);
  });

  it('gets back the latest text of a draft until it is saved, published or discarded', async () => {
    const draft = async (place: string) => (await nora.get(`/api/drafts/${place}`)).body.data.text;
    const keep = (place: string) => nora.put(`/api/drafts/${place}`, { text: 'Nobody saw' });
    await keep('new-article/1');
    const { id } = (await nora.post('/api/articles', { headline, body, sources: '' })).body.data;
    expect(await draft('new-article/1')).toBe('');
    await keep(`article-body/${id}`);
    await nora.unsafe('PUT', `/api/articles/${id}`, { version: 1, headline, body, sources: '' });
    expect(await draft(`article-body/${id}`)).toBe('');
    await keep(`article-body/${id}`);
    await nora.post(`/api/articles/${id}/withdraw`, {});
    expect(await draft(`article-body/${id}`)).toBe('');
  });

  it('cannot link to other sites while new, neither on publishing nor by a later edit', async () => {
    const text = `${body}\nhttps://pucks.example/cheap`;
    const { id } = (await nora.post('/api/articles', { headline, body: text, sources: '' })).body.data;
    const publish = (version: number) => nora.post(`/api/articles/${id}/publish`, { version });
    expect((await publish(1)).body).toMatchObject({ code: 'discussion.no-links-yet' });
    await nora.unsafe('PUT', `/api/articles/${id}`, { version: 1, headline, body: text, sources: '' });
    expect((await publish(2)).status).toBe(422);
    await nora.post(`/api/articles/${id}/withdraw`, {});
  });

  it('publishes an article with valid references, once, however often they press the button', async () => {
    for (const drawn of ['game', 'win-chance', 'expected-goals', 'momentum', 'points', 'cup', 'pick']) {
      const text = `${body}\n[[${drawn}:9999]]`;
      const wrong = await nora.post('/api/articles', { headline, body: text, sources: '' });
      const refused = await nora.post(`/api/articles/${wrong.body.data.id}/publish`, { version: 1 });
      expect(refused.body, drawn).toMatchObject({ code: 'article.unknown-reference' });
      await nora.post(`/api/articles/${wrong.body.data.id}/withdraw`, {});
    }
    const pressed = await Promise.all(
      [1, 2, 3].map(() => nora.post(`/api/articles/${article}/publish`, { version: 2 })),
    );
    expect(pressed.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const items = await db.select().from(news).where(eq(news.kind, 'article'));
    expect(items).toMatchObject([{ clubId: 1, personId: person, params: { headline, paper: 'Test Courier' } }]);
    expect(items[0]?.params).toMatchObject({
      lead: 'Nobody saw it coming, least of all Åke Öberg and City 2 PRO Side.',
    });
  });
});

describe('an article in the news', () => {
  const kinds = async (path: string) => (await reader.get(path)).body.data.items;

  it('appears signed by the club desk, with everyone it mentions, and in the world news', async () => {
    for (const path of [
      '/api/teams/11/news',
      '/api/teams/21/news',
      `/api/players/${star}/news`,
      '/api/news?topic=press',
    ])
      expect(await kinds(path), path).toMatchObject([{ kind: 'article', byline: { id: person, isUser: true } }]);
    expect(await kinds('/api/teams/11/news?before=1')).toEqual([]);
    expect(await kinds(`/api/reporters/${person}/news`)).toHaveLength(1);
  });

  it('counts each reader once, never the author, and pays the author for them', async () => {
    for (const browser of [nora, reader, reader, admin])
      expect((await browser.post(`/api/articles/${article}/read`, {})).status).toBe(204);
    expect((await reader.get(`/api/articles/${article}`)).body.data.reads).toBe(2);
    const { season, day } = await readToday(db);
    for (let twice = 0; twice < 2; twice++) await db.transaction((tx) => payReporters(tx, { season, day: day + 1 }));
    expect(await balanceOf(db, `person:${person}`)).toBe(2 * PAY_PER_READER);
    expect((await nora.get(`/api/reporters/${person}`)).body.data).toMatchObject({
      readers: 2,
      own: { purse: 800 },
    });
    expect((await reader.get(`/api/reporters/${person}`)).body.data.own).toBeNull();
  });

  it('is edited only by its author, is marked as edited, and keeps its readers’ reactions', async () => {
    const { newsId, version } = (await reader.get(`/api/articles/${article}`)).body.data;
    await reader.unsafe('PUT', `/api/news/${newsId}/reaction`, { reaction: 'cheer' });
    const change = { version, headline: 'Bears stun everybody at home', body, sources: '' };
    const linked = { ...change, body: `${body}\nhttps://pucks.example/cheap` };
    const refused = await nora.unsafe('PUT', `/api/articles/${article}`, linked);
    expect(refused.body).toMatchObject({ code: 'discussion.no-links-yet' });
    expect((await reader.unsafe('PUT', `/api/articles/${article}`, change)).status).toBe(403);
    expect((await nora.unsafe('PUT', `/api/articles/${article}`, { ...change, body: 'Short.' })).status).toBe(422);
    expect((await nora.unsafe('PUT', `/api/articles/${article}`, change)).status).toBe(200);
    const { editedAt, newsId: same } = (await reader.get(`/api/articles/${article}`)).body.data;
    expect([editedAt === null, same]).toEqual([false, newsId]);
    expect((await reader.get(`/api/news/reactions?items=${newsId}`)).body.data).toMatchObject([{ mine: 'cheer' }]);
    expect(await kinds('/api/teams/21/news')).toMatchObject([{ params: { headline: change.headline } }]);
  });
});

describe('readers', () => {
  const kinds = async (path: string) => (await reader.get(path)).body.data.items;

  it('comment on a published article, in pages', async () => {
    const address = `/api/articles/${article}/comments`;
    const ids = [];
    for (const text of ['First.', 'Second.']) ids.push((await reader.post(address, { text })).body.data.id);
    expect((await nora.get(address)).body).toMatchObject({
      data: [
        { text: 'First.', author: { name: 'Reader' }, abilities: { remove: false, report: true } },
        { text: 'Second.' },
      ],
      hasMore: false,
    });
    expect((await nora.get(`${address}?before=${ids[1]}`)).body.data).toMatchObject([{ text: 'First.' }]);
    expect((await reader.post(address, { text: ' ' })).status).toBe(422);
    const draft = (await nora.post('/api/articles', { headline, body })).body.data.id;
    expect((await reader.get(`/api/articles/${draft}/comments`)).status).toBe(404);
    expect((await reader.post(`/api/articles/${draft}/comments`, { text: 'Hello?' })).status).toBe(404);
    await nora.post(`/api/articles/${draft}/withdraw`);
  });

  it('find a restored article in its old place in the news, with reactions and comments', async () => {
    const { newsId } = (await reader.get(`/api/articles/${article}`)).body.data;
    const before = await kinds('/api/teams/21/news');
    const kept = await db.transaction((tx) => articleSubject.remove(tx, article, { reason: 'Lies', now: new Date() }));
    expect(await kinds('/api/teams/21/news')).toEqual([]);
    expect((await reader.get(`/api/articles/${article}/comments`)).status).toBe(404);
    await db.transaction((tx) => articleSubject.restore(tx, article, kept ?? {}));
    expect(await kinds('/api/teams/21/news')).toMatchObject(
      before.map(({ id, kind, params }: Record<string, unknown>) => ({ id, kind, params })),
    );
    expect((await reader.get(`/api/articles/${article}`)).body.data.newsId).toBe(newsId);
    expect((await reader.get(`/api/news/reactions?items=${newsId}`)).body.data).toMatchObject([{ mine: 'cheer' }]);
    expect((await reader.get(`/api/articles/${article}/comments`)).body.data).toHaveLength(2);
  });
});

describe('article limits', () => {
  it('cap the articles a reporter publishes in a game day, and cut a lead of emojis between them', async () => {
    const sticks = '🏒'.repeat(120);
    const tries = Array.from({ length: MAX_PUBLISHED_A_DAY + 1 }, () =>
      nora.post('/api/articles', { headline, body: sticks }),
    );
    const drafts = (await Promise.all(tries)).map((made) => made.body.data.id);
    const done = await Promise.all(drafts.map((id) => nora.post(`/api/articles/${id}/publish`, { version: 1 })));
    // The hidden one counts toward today's limit, too.
    expect(done.filter(({ status }) => status === 204)).toHaveLength(MAX_PUBLISHED_A_DAY - 1);
    expect(done.find(({ status }) => status !== 204)?.body).toMatchObject({ code: 'article.too-many-today' });
    const [told] = await db.select().from(news).where(eq(news.kind, 'article')).orderBy(desc(news.id)).limit(1);
    expect(told?.params).toMatchObject({ lead: `${'🏒'.repeat(MAX_LEAD / 2)}…` });
  });

  it('refuse headlines and bodies that are too long, and invisible letters', async () => {
    expect((await nora.post('/api/articles', { headline: 'x'.repeat(121), body })).status).toBe(422);
    expect((await nora.post('/api/articles', { headline, body: 'x'.repeat(12_001) })).status).toBe(422);
  });
});

it('a deleted user’s texts are deleted', async () => {
  const nouns = slices;
  const taken = await Promise.all(nouns.map(({ exportUser }) => exportUser?.(db, { id: noraId, name: 'Nora' })));
  expect(Object.assign({}, ...taken).articles.length).toBeGreaterThan(2);
  await deleteUser(db, noraId, { now: new Date(), nouns });
  expect(await db.select().from(articles)).toEqual([]);
  expect(await db.select().from(news).where(eq(news.kind, 'article'))).toEqual([]);
});

it('a user’s articles are listed in pages that add up to the total', async () => {
  const userId = await makeUser(db, { name: 'Writer' });
  const personId = await makeReporter(db, { userId, lastname: 'Writer' });
  const deskId = await makeDesk(db, 2);
  const count = 2 * ARTICLES_PER_PAGE + 1;
  const published = { personId, deskId, state: 'published', headline, body: 'A text.', sources: '', season: 1, day: 1 };
  const made = Array.from({ length: count }, () => ({ ...published, updatedAt: new Date() }) as const);
  await db.insert(articles).values(made as (typeof articles.$inferInsert)[]);
  const page = async (number: number) => (await reader.get(`/api/users/${userId}/articles?page=${number}`)).body;
  expect((await page(1)).pagination).toEqual({ currentPage: 1, totalPages: 3, total: count });
  expect((await page(3)).data).toHaveLength(1);
});
