/**
 * Acts that make a community worse, written from the community's goals (never from the code of the limits): each abuser tries
 * more often than any honest user would, and states how many attempts may get through in a day.
 */
import type { Answer, Browser } from '../factories/server.ts';

export interface Setting {
  /** The category in which they write. */
  categoryId: number;
  /** A topic open to all. */
  topicId: number;
  gameId: number;
  /** Users who do not know them, far more than any quota. */
  strangers: readonly number[];
  /** Comments of honest users. */
  comments: readonly number[];
  /** A stranger who has blocked them. */
  blocker: { id: number; browser: Browser };
}

export interface Abuse {
  name: string;
  /** Attempts per day. */
  tries: number;
  /** Attempts that may get through. */
  quota: number;
  /** Makes one attempt; null: there was nothing to try it on. */
  attempt(by: Browser, setting: Setting, index: number): Promise<Answer>;
  /** How many reached their victim, where that differs from how many were accepted. */
  reached?(setting: Setting): Promise<number>;
}

const topic = (categoryId: number, text: string) => ({ categoryId, title: `Look at this ${text}`, text, poll: null });
const postIn = (by: Browser, topicId: number, text: string) => by.post(`/api/forum/topics/${topicId}/posts`, { text });

/** The post that each author keeps editing: their first of the day. */
const ownPosts = new WeakMap<Browser, Promise<number>>();
function ownPost(by: Browser, topicId: number): Promise<number> {
  const made =
    ownPosts.get(by) ?? postIn(by, topicId, 'My first word of the day').then(({ body }) => body.data.postId as number);
  ownPosts.set(by, made);
  return made;
}

/** Twelve of them. A quota is what readers and moderators can bear of one user in a day. */
export const ABUSES: readonly Abuse[] = [
  {
    name: 'changes a post over and over, to bump it and to fill its history',
    tries: 90,
    quota: 60,
    attempt: async (by, { topicId }, index) =>
      by.put(`/api/forum/posts/${await ownPost(by, topicId)}`, { text: `Changed ${index}` }),
  },
  {
    name: 'starts topic after topic',
    tries: 40,
    quota: 2,
    attempt: (by, { categoryId }, index) => by.post('/api/forum/topics', topic(categoryId, `flood ${index}`)),
  },
  {
    name: 'names many users in a post, so that all of them are notified',
    tries: 20,
    quota: 0,
    attempt: (by, { topicId, strangers }, index) =>
      postIn(
        by,
        topicId,
        `Hey ${strangers
          .slice(index, index + 8)
          .map((id) => `[[user:${id}]]`)
          .join(' ')}`,
      ),
  },
  {
    name: 'posts the same advertisement again and again',
    tries: 30,
    quota: 1,
    attempt: (by, { topicId }) => postIn(by, topicId, 'Cheap pucks at pucks dot example'),
  },
  {
    name: 'floods a topic with posts',
    tries: 60,
    quota: 10,
    attempt: (by, { topicId }, index) => postIn(by, topicId, `flood ${index}`),
  },
  {
    name: 'writes to everybody they do not know',
    tries: 60,
    quota: 25,
    attempt: (by, { strangers }, index) =>
      by.post('/api/conversations', { userIds: [strangers[index] ?? 0], text: `Join my league ${index}` }),
  },
  {
    name: 'pesters one who does not answer',
    tries: 30,
    quota: 5,
    attempt: (by, { strangers }, index) =>
      by.post('/api/conversations', { userIds: [strangers.at(-1) ?? 0], text: `Answer me ${index}` }),
  },
  {
    name: 'founds groups to pull strangers in',
    tries: 20,
    quota: 2,
    attempt: (by, { strangers }, index) =>
      by.post('/api/conversations', {
        userIds: strangers.slice(19 * index, 19 * index + 19),
        name: `Group ${index}`,
        text: 'Welcome',
      }),
  },
  {
    name: 'invites everybody to be friends',
    tries: 60,
    quota: 25,
    attempt: (by, { strangers }, index) => by.post(`/api/users/${strangers[index]}/friendship`),
  },
  {
    name: 'reports what is harmless, to bury the moderators',
    tries: 60,
    quota: 40,
    attempt: (by, { comments }, index) =>
      by.post('/api/reports', { subject: { kind: 'comment', id: comments[index % comments.length] }, reason: 'abuse' }),
  },
  {
    name: 'floods the chat of a game within a minute',
    tries: 120,
    quota: 60,
    attempt: (by, { gameId }, index) => by.post(`/api/games/${gameId}/messages`, { text: `GOAL ${index}` }),
  },
  {
    name: 'goes on writing to one who has blocked them',
    tries: 20,
    quota: 0,
    attempt: (by, { blocker }, index) =>
      by.post('/api/conversations', { userIds: [blocker.id], text: `I know where you play ${index}` }),
    reached: async ({ blocker: { browser } }) =>
      (
        await Promise.all(['inbox', 'requests', 'archive'].map((box) => browser.get(`/api/conversations?box=${box}`)))
      ).flatMap(({ body }) => body.data as unknown[]).length,
  },
];
