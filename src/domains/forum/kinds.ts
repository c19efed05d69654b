/** The kinds of facts of the forum domain. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** `user`: author of the post. */
const post = {
  topicId: z.number().int(),
  title: z.string(),
  number: z.number().int(),
  userId: ids.user,
  user: z.string(),
};

export const forumNotifications = [
  /** To the author of the answered post. */
  fact('forum-answer', post),
  /** To a user mentioned in it. */
  fact('forum-mention', post),
  /** To a user who watches the topic and had read all of it. */
  fact('forum-post', post),
  /** To a user who watches the category of a new topic, by a user or by the game. */
  fact('forum-topic', { topicId: post.topicId, title: post.title, number: post.number }),
] as const;
