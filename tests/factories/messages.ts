/** Messages through their calls. */
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { emptyTables } from './rows.ts';
import type { Browser } from './server.ts';
import { testWorld } from './test-world.ts';

/** The start of each test. */
export const NOW = new Date('2026-01-01T13:00:00Z');

/** Returns a world of four users who do not know each other, of whom Ann is an admin; no messages exist when a test begins. */
export function messageWorld() {
  const { db, database, server, realtime, ids, browsers } = testWorld({
    users: ['Mia', 'Ole', 'Zoe', { name: 'Ann', isAdmin: true }],
    connections: 12,
    isHeard: true,
  });
  const [mia, ole, zoe, ann] = browsers('Mia', 'Ole', 'Zoe', 'Ann');
  const filled = 'blocks, friendships, conversations, message_requests, comments, taken_back';
  beforeEach(async () => {
    server.clock.now = NOW;
    await emptyTables(db, `${filled}, user_settings, text_drafts`);
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
    await db.execute(sql`insert into friendships (user_id, friend_id, since)
      values (${one}, ${other}, now()), (${other}, ${one}, now())`);
  };
  const set = (by: Browser, settings: object) => by.unsafe('PATCH', '/api/user/settings', { settings });

  const [miaId, oleId, zoeId, annId] = ids('Mia', 'Ole', 'Zoe', 'Ann');
  return {
    ...{ db, database, server, realtime, miaId, oleId, zoeId, annId, mia, ole, zoe, ann },
    ...{ write, begun, say, texts, box, accept, unread, befriend, set },
  };
}
