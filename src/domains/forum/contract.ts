/** The forum: categories, topics, posts, unread marks, and search. */
import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { named } from '#domains/article/contract.ts';
import { TRUST, TRUST_LEVELS } from '#domains/discussion/constants.ts';
import { commentText } from '#domains/discussion/contract.ts';
import { FOLLOW_LEVELS } from '#domains/follow/constants.ts';
import {
  CATEGORY_KINDS,
  MAX_NAME,
  MAX_POST,
  POLL,
  QUERY,
  REACTIONS,
  TAGS,
  TAKE_BACK_MINUTES,
  TITLE,
  TOPIC_LANGUAGES,
  TOPIC_SORTS,
} from '#domains/forum/constants.ts';
import { forumPolicy, postPolicy, topicPolicy } from '#domains/forum/policy.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { abilities, instant, pageNumber, pageOfUser, teamRef, userRef } from '#domains/shapes.ts';
import { call, get, pagination, patch, post, put } from '#platform/calls/call.ts';

const number = z.number().int();

const topicLine = z.object({
  id: number,
  title: z.string(),
  language: z.enum(TOPIC_LANGUAGES),
  tags: z.array(z.string()),
  categoryId: number,
  /** null: a deleted user, or an announcement by the game. */
  author: userRef.nullable(),
  isAnnouncement: z.boolean(),
  createdAt: instant,
  isPinned: z.boolean(),
  isLocked: z.boolean(),
  isSolved: z.boolean(),
  /** Posts after the first, without those that were taken back or removed. */
  replies: number,
  readers: number,
  lastPost: z.object({ number, author: userRef.nullable(), createdAt: instant }).nullable(),
  isUnread: z.boolean(),
  /** The reader's first unread post; null: all are read. */
  firstUnread: number.nullable(),
  subscription: z.enum(FOLLOW_LEVELS).nullable(),
});
export type TopicLine = z.infer<typeof topicLine>;

const category = z.object({
  id: number,
  kind: z.enum(CATEGORY_KINDS),
  leagueId: ids.league.nullable(),
  nationId: ids.nation.nullable(),
  isUnread: z.boolean(),
  latest: z.object({ id: number, title: z.string(), lastNumber: number, lastPostAt: instant }).nullable(),
  /** Whether the reader may start topics here. */
  mayStart: z.boolean(),
});
export type ForumCategory = z.infer<typeof category>;

const poll = z.object({
  question: z.string(),
  isMultiple: z.boolean(),
  isPublic: z.boolean(),
  closesAt: instant,
  isOpen: z.boolean(),
  /** `votes` is null while the reader has not voted and still can; `voters` are named in a public poll only. */
  options: z.array(
    z.object({ text: z.string(), votes: number.nullable(), isMine: z.boolean(), voters: z.array(userRef) }),
  ),
  voters: number,
});
export type TopicPoll = z.infer<typeof poll>;

const openTopic = topicLine.extend({
  solvedBy: number.nullable(),
  lastNumber: number,
  poll: poll.nullable(),
  /** Whether the reader may post in it. */
  mayPost: z.boolean(),
  mayModerate: z.boolean(),
  abilities: abilities(topicPolicy),
});
export type OpenTopic = z.infer<typeof openTopic>;

const postView = z.object({
  id: number,
  number,
  /** null: an announcement by the game. */
  author: userRef.nullable(),
  /** The PRO team of the author's club. */
  team: teamRef.nullable(),
  /** The author's level of trust, and their achievement points. */
  standing: z.object({ trust: z.enum(TRUST_LEVELS), points: number }),
  /** In the markup of articles. */
  text: z.string(),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** The post it answers. */
  answers: z.object({ number, author: userRef.nullable() }).nullable(),
  reactions: z.array(z.object({ reaction: z.enum(REACTIONS), count: number, isMine: z.boolean() })),
  isBookmarked: z.boolean(),
  mayTakeBack: z.boolean(),
  abilities: abilities(postPolicy),
});
export type PostView = z.infer<typeof postView>;

const foundPost = z.object({
  topic: z.object({ id: number, title: z.string(), categoryId: number, isSolved: z.boolean() }),
  number,
  /** null: the game itself. */
  author: userRef.nullable(),
  createdAt: instant,
  /** Parts of the post in order, with matches marked. */
  excerpt: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
});
export type FoundPost = z.infer<typeof foundPost>;

/** A post of the reader's own, with the number of answers and reactions. */
const ownPost = foundPost.extend({ answers: number, reactions: number });
export type OwnPost = z.infer<typeof ownPost>;

/** Messages of a topic's live stream. */
const topicNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  /** Another user has posted. */
  z.object({ kind: z.literal('post') }),
  /** The last message of a stream that was replaced by the same user's newer one. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type TopicNews = z.infer<typeof topicNews>;

const tag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}-]{${TAGS.min - 2},${TAGS.max - 2}}[\\p{L}\\p{N}]$`, 'u'),
    `Must be ${TAGS.min} to ${TAGS.max} letters, digits and hyphens.`,
  );
const labels = {
  language: z.enum(TOPIC_LANGUAGES).default('en'),
  tags: z
    .array(tag)
    .max(TAGS.most)
    .refine((tags) => new Set(tags).size === tags.length, 'Must all be different.')
    .default([]),
};
const title = commentText(TITLE.max, { isOneLine: true }).min(TITLE.min);
const text = commentText(MAX_POST);
const option = commentText(POLL.option, { isOneLine: true });
const newPoll = z.object({
  question: commentText(POLL.question, { isOneLine: true }),
  options: z
    .array(option)
    .min(POLL.minOptions)
    .max(POLL.maxOptions)
    .refine((options) => new Set(options).size === options.length, 'Must all be different.'),
  isMultiple: z.boolean(),
  isPublic: z.boolean(),
  days: z.number().int().min(1).max(POLL.maxDays),
});
const ofTopic = { id };
const ofPost = { id };
const written = z.object({ topicId: number, number, postId: number });
const own = 'everybody reads for themselves';
const take = forumPolicy.take;

export const forum = {
  categories: get('activated', '/forum/categories')
    .says('The categories of the forum, with what is new in them')
    .answers(z.array(category)),
  topics: get('activated', '/forum/topics')
    .says('Topics of a category, or of all: the first ones, or those after one')
    .takes({
      category: id.optional(),
      /**
       * latest: by the last post, pinned ones first; top: the busiest of the last days; followed: those the reader
       * watches or tracks; mine: those they have started.
       */
      sort: z.enum(TOPIC_SORTS).default('latest'),
      language: z.enum(TOPIC_LANGUAGES).optional(),
      tag: tag.optional(),
      /** The last topic listed so far. */
      after: id.optional(),
    })
    .answersBody(z.object({ data: z.array(topicLine), hasMore: z.boolean() })),
  lastRead: get('activated', '/forum/topics/last-read')
    .says('The topic that you have read last')
    .answers(z.object({ id: number }).nullable()),
  topic: get('activated', '/forum/topics/{id}').says('A topic, without its posts').takes(ofTopic).answers(openTopic),
  posts: get('activated', '/forum/topics/{id}/posts')
    .says('A page of the posts of a topic: post 30 is on page 2, whatever is gone before it')
    .takes({ id, page: pageNumber })
    .answersBody(z.object({ data: z.array(postView), named })),
  live: call('activated')
    .route({
      method: 'GET',
      path: '/forum/topics/{id}/live',
      summary: 'Server-sent events: when another user has posted in a topic',
    })
    .input(z.object(ofTopic))
    .output(eventIterator(topicNews)),
  start: post('activated', '/forum/topics', {
    ability: take,
    rateLimit: 'talk',
    speaks: true,
  })
    .says(`Start a topic, with a poll or without; new users may start ${TRUST.new.topicsADay} a day`)
    .takes({ categoryId: id, title, ...labels, text, poll: newPoll.nullable().default(null) })
    .creates(written),
  post: post('activated', '/forum/topics/{id}/posts', {
    ability: take,
    rateLimit: 'talk',
    speaks: true,
  })
    .says(
      `Post in a topic; new users may post ${TRUST.new.postsADay} times a day. DELETE /comments/{id} takes a post back within ${TAKE_BACK_MINUTES} minutes`,
    )
    .takes({ ...ofTopic, text, answers: wholeNumber(1, 2_147_483_647).nullable().default(null) })
    .creates(written),
  edit: put('activated', '/forum/posts/{id}', {
    ability: postPolicy.edit,
    rateLimit: 'talk',
    speaks: true,
  })
    .says('Change a post of yours; what it said stays in its history')
    .takes({ ...ofPost, text })
    .nothing(),
  edits: get('activated', '/forum/posts/{id}/edits')
    .says('What a post said before it was changed, the latest first')
    .takes({ ...ofPost, page: pageNumber })
    .answersPage(z.object({ text: z.string(), until: instant })),
  react: put('activated', '/forum/posts/{id}/reaction', { ability: take })
    .says('React to a post in one way more, or take that reaction back')
    .takes({ ...ofPost, reaction: z.enum(REACTIONS), isOn: z.boolean() })
    .nothing(),
  ownPosts: get('activated', '/forum/posts/mine')
    .says('Your posts, the newest first, with how many answers and reactions they have; and how far you are trusted')
    .takes({ page: pageNumber })
    .answersBody(z.object({ data: z.array(ownPost), pagination, trust: z.enum(TRUST_LEVELS) })),
  bookmark: put('activated', '/forum/posts/{id}/bookmark', { open: own })
    .says('Keep a post among your bookmarks, or take it out')
    .takes({ ...ofPost, isOn: z.boolean() })
    .nothing(),
  bookmarks: get('activated', '/forum/bookmarks')
    .says('Your bookmarks, the newest first')
    .takes({ page: pageNumber })
    .answersPage(foundPost),
  markRead: put('activated', '/forum/topics/{id}/read', { open: own, restricted: 'suspended' })
    .says('Mark a topic as read up to the post of a number')
    .takes({ ...ofTopic, number: wholeNumber(1, 2_147_483_647) })
    .nothing(),
  markAllRead: put('activated', '/forum/read', { open: own, restricted: 'suspended' })
    .says('Mark all topics of a category as read, or of all categories')
    .takes({ category: id.optional() })
    .nothing(),
  vote: put('activated', '/forum/topics/{id}/vote', { ability: take })
    .says('Choose in the poll of a topic, change the choice, or take it back with no options')
    .takes({
      ...ofTopic,
      options: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(POLL.maxOptions - 1),
        )
        .max(POLL.maxOptions),
    })
    .nothing(),
  solve: put('activated', '/forum/topics/{id}/solution', { ability: topicPolicy.solve })
    .says('Mark a topic as solved by one of its posts, or as not solved with null')
    .takes({ ...ofTopic, number: wholeNumber(1, 2_147_483_647).nullable() })
    .nothing(),
  rename: put('activated', '/forum/topics/{id}/title', {
    ability: topicPolicy.rename,
    speaks: true,
  })
    .says('Give a topic another title')
    .takes({ ...ofTopic, title })
    .nothing(),
  label: put('activated', '/forum/topics/{id}/labels', {
    ability: topicPolicy.label,
    speaks: ['tags'],
  })
    .says('Say in which language a topic is, and with which tags it is found')
    .takes({ ...ofTopic, ...labels })
    .nothing(),
  move: put('activated', '/forum/topics/{id}/category', { ability: topicPolicy.move })
    .says('Move a topic to another category')
    .takes({ ...ofTopic, categoryId: id })
    .nothing(),
  moderate: patch('activated', '/forum/topics/{id}', { ability: forumPolicy.moderate })
    .says('Pin, lock or move a topic')
    .takes({
      ...ofTopic,
      isPinned: z.boolean().optional(),
      isLocked: z.boolean().optional(),
      categoryId: id.optional(),
    })
    .nothing(),
  ofUser: get('activated', '/users/{id}/posts')
    .says('What a manager has posted, the newest first; nothing where they do not show it')
    .takes({ id: given.user, page: pageNumber })
    .answersBody(pageOfUser(foundPost)),
  search: get('activated', '/forum/search')
    .says('Posts that have all of the words, the best match first')
    .takes({
      words: z.string().trim().min(QUERY.min, { error: 'Two letters at least.' }).max(QUERY.max),
      category: id.optional(),
      /** Name of the author. */
      author: z.string().trim().max(MAX_NAME).default(''),
      isSolved: z.enum(['true', 'false']).default('false'),
      /** Posted at this moment or later. */
      from: z.iso.datetime().optional(),
      /** Posted before this moment. */
      to: z.iso.datetime().optional(),
    })
    .answers(z.array(foundPost)),
};
