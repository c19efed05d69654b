/** The kinds of facts that following states, all of them to a user who watches the subject. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const count = z.number().int();
const user = { userId: ids.user, user: z.string() };

export const followNotifications = [
  /** Items of the news about a subject, `path`: where they are. */
  fact('follow-news', { name: z.string(), path: z.string(), count }),
  /** The same about a user. */
  fact('follow-user-news', { ...user, count }),
  /** A user has started a topic; `number`: of its first post. */
  fact('follow-topic', { ...user, topicId: z.number().int(), title: z.string(), number: z.number().int() }),
  /** A user has published an article, as the reporter whom they play. */
  fact('follow-article', {
    articleId: ids.article,
    headline: z.string(),
    personId: ids.person,
    person: z.string(),
  }),
] as const;
