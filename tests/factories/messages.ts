/** Messages by their calls. */
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { openRealtime, type Realtime } from '#platform/realtime.ts';
import { type Browser, logIn, makeBrowser, startTestServer, type TestServer } from './server.ts';
import { testWorld } from './test-world.ts';
import { addressOf } from './user.ts';

/** When each test begins. */
export const NOW = new Date('2026-01-01T13:00:00Z');

/** Four who do not know each other, of whom Ann is an admin, and nobody has written anything as a test begins. */
export function messageWorld() {
  const { database, ids } = testWorld({
    users: ['Mia', 'Ole', 'Zoe', { name: 'Ann', isAdmin: true }],
    connections: 12,
  });
  const server = {} as TestServer;
  const realtime = {} as Realtime;
  const [mia, ole, zoe, ann] = [makeBrowser(server), makeBrowser(server), makeBrowser(server), makeBrowser(server)];
  beforeAll(async () => {
    const failures: unknown[] = [];
    Object.assign(realtime, await openRealtime(database.pool, (error) => failures.push(error)));
    Object.assign(server, await startTestServer(database, { realtime }));
    for (const [name, browser] of Object.entries({ Mia: mia, Ole: ole, Zoe: zoe, Ann: ann }))
      await logIn(browser, server, database, addressOf(name));
    return async () => {
      await server.close();
      await realtime.close();
      expect(failures).toEqual([]);
    };
  });
  beforeEach(async () => {
    server.clock.now = NOW;
    const filled = ['blocks', 'friendships', 'conversations', 'message_requests', 'comments', 'taken_back'];
    for (const table of [...filled, 'user_settings', 'text_drafts']) {
      await database.db.execute(sql`delete from ${sql.identifier(table)}`);
    }
  });

  const write = (by: Browser, userIds: number[], text = 'Hello!', name?: string) =>
    by.post('/api/conversations', { userIds, text, name });
  const begun = async (by: Browser, to: number, text?: string): Promise<number> =>
    (await write(by, [to], text)).body.data.id;
  const say = (by: Browser, id: number, text: string) => by.post(`/api/conversations/${id}/messages`, { text });
  const texts = async (by: Browser, id: number): Promise<string[]> =>
    (await by.get(`/api/conversations/${id}/messages`)).body.data.map(({ text }: { text: string }) => text);
  const box = async (by: Browser, query = '') => (await by.get(`/api/conversations${query}`)).body.data;
  const accept = (by: Browser, id: number, isAccepted = true) =>
    by.unsafe('PUT', `/api/conversations/${id}/answer`, { isAccepted });
  const unread = async (by: Browser) => (await by.get('/api/notifications')).body.messages;
  const befriend = async (one: number, other: number) => {
    await database.db.execute(sql`insert into friendships (user_id, friend_id, since)
      values (${one}, ${other}, now()), (${other}, ${one}, now())`);
  };
  const set = (by: Browser, settings: object) => by.unsafe('PATCH', '/api/user/settings', { settings });

  const [miaId, oleId, zoeId, annId] = ids('Mia', 'Ole', 'Zoe', 'Ann');
  return {
    ...{ db: database.db, database, server, realtime, miaId, oleId, zoeId, annId, mia, ole, zoe, ann },
    ...{ write, begun, say, texts, box, accept, unread, befriend, set },
  };
}
