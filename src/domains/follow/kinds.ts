/** The kinds of facts of the follow domain, all sent to users who watch the subject. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

const count = z.number().int();
const user = { userId: ids.user, user: z.string() };

export const followNotifications = [
  /** News about a subject; `path`: its page. */
  fact('follow-news', { name: z.string(), path: z.string(), count }),
  /** News about a user. */
  fact('follow-user-news', { ...user, count }),
  /** A user has started a topic; `number`: of its first post. */
  fact('follow-topic', { ...user, topicId: z.number().int(), title: z.string(), number: z.number().int() }),
  /** A user has published an article in their career as a reporter. */
  fact('follow-article', {
    articleId: ids.article,
    headline: z.string(),
    personId: ids.person,
    person: z.string(),
  }),
] as const;
