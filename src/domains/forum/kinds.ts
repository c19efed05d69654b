/** The kinds of facts that the forum states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** `user`: who has written the post. */
const post = {
  topicId: z.number().int(),
  title: z.string(),
  number: z.number().int(),
  userId: ids.user,
  user: z.string(),
};

export const forumNotifications = [
  /** To the author of the post that it answers. */
  fact('forum-answer', post),
  /** To a user whom it names. */
  fact('forum-mention', post),
  /** To a user who watches the topic and had read everything in it. */
  fact('forum-post', post),
  /** To a user who watches the category in which it was started, by a user or by the game. */
  fact('forum-topic', { topicId: post.topicId, title: post.title, number: post.number }),
] as const;
