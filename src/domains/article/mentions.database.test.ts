/** Mentions in articles, and notifications about them. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { articleMentions } from '#domains/article/tables.ts';
import { SCRIMMAGE_SETTINGS } from '#domains/competition/rules.ts';
import { competitions } from '#domains/competition/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { slices } from '#domains/slices.ts';
import { makeAgent } from '../../../tests/factories/agent.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { makeFederation } from '../../../tests/factories/federation.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makeDesk, makeReporter } from '../../../tests/factories/reporter.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers } = testWorld({ users: ['Nora', 'Cora', 'Uma', 'Ray'], clubs: [1, 2], nations: ['SE'] });
const [noraId, coraId, umaId, rayId] = ids('Nora', 'Cora', 'Uma', 'Ray');
const [writer, reader] = browsers('Nora', 'Ray');
let [nora, reporter, coach, agent, game, scrimmage, article] = [0, 0, 0, 0, 0, 0, 0];
beforeAll(async () => {
  await makeFederation(db, { id: 1 });
  game = await makeResult(db, { day: 8, homeTeamId: 11, awayTeamId: 21, score: [4, 1] });
  const [practice] = await db
    .insert(competitions)
    .values({ kind: 'scrimmage', name: 'Scrimmages', season: 3, settings: SCRIMMAGE_SETTINGS })
    .returning({ id: competitions.id });
  scrimmage = await makeGame(db, { homeTeamId: 11, awayTeamId: 21, competitionId: practice?.id ?? 0, slot: null });
  nora = await makeReporter(db, { userId: noraId, deskId: await makeDesk(db, 1) });
  reporter = await makeReporter(db, { lastname: 'Wire' });
  coach = await makeCoach(db, { lastname: 'Berg', userId: coraId });
  agent = await makeAgent(db, { lastname: 'Dahl' });
});

const headline = 'Who is who in the north';
const told = async () =>
  (await db.select().from(notifications).where(eq(notifications.kind, 'article-mention')))
    .map(({ userId }) => userId)
    .sort((one, other) => one - other);
const items = async (path: string): Promise<number[]> =>
  (await reader.get(path)).body.data.page.items.map((item: { params: { articleId: number } }) => item.params.articleId);
const textNaming = (...more: string[]) =>
  [
    `[[user:${umaId}]] met [[person:${coach}]], and [[person:${coach}]] met [[person:${agent}]] and [[person:${nora}]].`,
    `[[person:${reporter}]] saw [[game:${game}]] in [[league:1]], of [[nation:2]] and the [[federation:1]].`,
    ...more,
  ].join(' ');

describe('a published article', () => {
  it('names people, users, leagues, nations, federations and games by their current names', async () => {
    const made = await writer.post('/api/articles', { headline, body: textNaming(), sources: '' });
    article = made.body.data.id;
    expect((await writer.post(`/api/articles/${article}/publish`, { version: 1 })).status).toBe(204);
    const { data } = (await reader.get(`/api/articles/${article}`)).body;
    expect(data.persons.map(({ id }: { id: number }) => id).sort()).toEqual([nora, reporter, coach, agent].sort());
    expect(data.users).toMatchObject([{ id: umaId, name: 'Uma' }]);
    expect(data.games).toEqual([
      {
        id: game,
        season: 3,
        day: 8,
        home: expect.objectContaining({ id: 11 }),
        away: expect.objectContaining({ id: 21 }),
      },
    ]);
    const [item] = await db.select().from(news).where(eq(news.kind, 'article'));
    expect(((item?.params ?? { lead: '' }) as { lead: string }).lead).toMatch(
      /^Uma met .* Berg, and .* Berg met .* Dahl .* saw City 2 @ City 1 in .*, of Sweden and the Canada\.$/,
    );
  });

  it('appears in the news of the people it names, and of a reporter only where they signed it', async () => {
    for (const path of [`/api/coaches/${coach}/news`, `/api/agents/${agent}/news`])
      expect(await items(path), path).toEqual([article]);
    const ofReporter = async (id: number) => (await reader.get(`/api/reporters/${id}/news`)).body.data.items;
    expect(await ofReporter(reporter)).toEqual([]);
    expect(await ofReporter(nora)).toHaveLength(1);
  });

  it('notifies each user it names once, by account or by career, but not its author', async () => {
    expect(await told()).toEqual([coraId, umaId].sort((one, other) => one - other));
    const [notice] = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.kind, 'article-mention'), eq(notifications.userId, umaId)));
    expect(notice?.params).toMatchObject({ articleId: article, headline, personId: nora });
    const save = async (body: string) => {
      const { version } = (await writer.get(`/api/articles/${article}`)).body.data;
      return writer.unsafe('PUT', `/api/articles/${article}`, { version, headline, body, sources: '' });
    };
    // Named, removed and named again: no second notification.
    for (const body of [textNaming(`[[user:${rayId}]]`), textNaming(), textNaming(`[[user:${rayId}]]`)])
      expect((await save(body)).status).toBe(200);
    expect(await told()).toEqual([coraId, umaId, rayId].sort((one, other) => one - other));
  });

  it('cannot refer to a missing subject or a scrimmage, and notifies no user while it is a draft', async () => {
    for (const what of [
      'person:9999',
      'user:9999',
      'nation:99',
      'federation:2',
      'league:99',
      'game:9999',
      `game:${scrimmage}`,
    ]) {
      const made = await writer.post('/api/articles', { headline, body: textNaming(`[[${what}]]`), sources: '' });
      const { id } = made.body.data;
      const refused = await writer.post(`/api/articles/${id}/publish`, { version: 1 });
      expect(refused.body, what).toMatchObject({
        code: 'article.unknown-reference',
        facts: { what: what.replace(':', ' ') },
      });
      // The author sees the draft without it.
      expect((await writer.get(`/api/articles/${id}`)).body.data.games, what).toHaveLength(1);
      await writer.post(`/api/articles/${id}/withdraw`, {});
    }
    expect(await told()).toHaveLength(3);
  });
});

describe('a user named in an article', () => {
  it('exports the articles that name them, and is no longer named once the account is deleted', async () => {
    const nouns = slices;
    const taken = await Promise.all(nouns.map(({ exportUser }) => exportUser?.(db, { id: umaId, name: 'Uma' })));
    expect(Object.assign({}, ...taken).articlesNaming).toMatchObject([{ article_id: article }]);
    for (const id of [umaId, coraId]) await deleteUser(db, id, { now: new Date(), nouns });
    const [item] = await db.select().from(news).where(eq(news.kind, 'article'));
    const { lead } = (item?.params ?? { lead: '' }) as { lead: string };
    expect(lead).not.toMatch(/Uma|Berg/);
    expect(lead).toContain('Dahl');
    expect((await reader.get(`/api/articles/${article}`)).body.data.users.map(({ id }: { id: number }) => id)).toEqual([
      rayId,
    ]);
    const left = await db.select().from(articleMentions);
    expect(left.map(({ userId }) => userId)).toEqual([rayId]);
  });
});
