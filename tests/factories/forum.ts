/** The forum through its calls. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { openCategories } from '#domains/forum/store/categories.ts';
import { forumCategories } from '#domains/forum/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { HOUR_MS } from '#platform/clock/milliseconds.ts';
import { emptyTables } from './rows.ts';
import type { Browser } from './server.ts';
import { testWorld } from './test-world.ts';

/** The start of each test; users registered an hour before. */
export const NOW = new Date('2026-01-01T13:00:00Z');

/** Returns a world whose forum is empty when each test begins: Mia manages a club, Boss is an admin. */
export function forumWorld() {
  const known = { createdAt: new Date(NOW.getTime() - HOUR_MS) };
  const { db, database, server, ids, browsers, inRows } = testWorld({
    clubs: ['Mia'],
    users: [...['Mia', 'Ole', 'Kim'].map((name) => ({ ...known, name })), { ...known, name: 'Boss', isAdmin: true }],
  });
  beforeAll(() => inRows(openCategories));
  beforeEach(async () => {
    server.clock.now = NOW;
    await emptyTables(db, 'topics, comments, taken_back, reactions, blocks, category_reads, notifications');
  });

  const later = (ms: number) => {
    server.clock.now = new Date(NOW.getTime() + ms);
  };
  async function categoryOf(kind: string): Promise<number> {
    const [row] = await db.select().from(forumCategories).where(sql`${forumCategories.kind} = ${kind}`);
    return row?.id ?? 0;
  }
  async function start(by: Browser, text = 'Who wins it?', more: Record<string, unknown> = {}): Promise<number> {
    const words = { categoryId: await categoryOf('hockey'), title: 'The cup race', text, ...more };
    return (await by.post('/api/forum/topics', words)).body.data.topicId;
  }
  const write = (by: Browser, topicId: number, text: string, answers: number | null = null) =>
    by.post(`/api/forum/topics/${topicId}/posts`, { text, answers });
  const postsOf = async (by: Browser, topicId: number, page = 1) =>
    (await by.get(`/api/forum/topics/${topicId}/posts?page=${page}`)).body.data;
  const topicOf = async (by: Browser, topicId: number) => (await by.get(`/api/forum/topics/${topicId}`)).body.data;
  const listed = async (by: Browser, query = '') =>
    (await by.get(`/api/forum/topics?${query}`)).body.data.map(({ id }: { id: number }) => id);
  const toldOf = async (userId: number) =>
    (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
  const block = (by: Browser, userId: number) => by.post(`/api/users/${userId}/block`);

  const [miaId, oleId, kimId, bossId] = ids('Mia', 'Ole', 'Kim', 'Boss');
  const [mia, ole, kim, boss] = browsers('Mia', 'Ole', 'Kim', 'Boss');
  return {
    ...{ db, database, server, miaId, oleId, kimId, bossId, mia, ole, kim, boss },
    ...{ later, categoryOf, start, write, postsOf, topicOf, listed, toldOf, block },
  };
}
