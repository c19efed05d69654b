/** Articles: writing and reading. */

import * as z from 'zod';
import {
  ARTICLE_STATES,
  MAX_ANSWER,
  MAX_ANSWERS,
  MAX_BODY,
  MAX_COMMENT,
  MAX_HEADLINE,
  MAX_NAMED_AT_ONCE,
  MAX_POLL_DAYS,
  MAX_PUBLISHED_A_DAY,
  MAX_QUESTION,
  MAX_SOURCES,
} from '#domains/article/constants.ts';
import { MAX_REFERENCE_DIGITS } from '#domains/discussion/constants.ts';
import { comment, commentText } from '#domains/discussion/contract.ts';
import { given, id, ids } from '#domains/ids.ts';
import { deskRef } from '#domains/reporter/contract.ts';
import { gameRef, instant, pageNumber, pageOfUser, personRef, playerRef, teamRef, userRef } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

const articleLine = z.object({
  id: ids.article,
  state: z.enum(ARTICLE_STATES),
  headline: z.string(),
  /** Date of publication; null: a draft. */
  season: z.number().int().nullable(),
  day: z.number().int().nullable(),
  updatedAt: instant,
  reads: z.number().int(),
});
export type ArticleLine = z.infer<typeof articleLine>;

/** Everything that a text mentions; leagues, nations and federations have the names of the world's data. */
export const named = z.object({
  players: z.array(playerRef),
  teams: z.array(teamRef),
  persons: z.array(personRef),
  users: z.array(userRef),
  games: z.array(gameRef.pick({ id: true, season: true, day: true, home: true, away: true })),
});
export type Named = z.infer<typeof named>;

export const articleView = articleLine.extend({
  body: z.string(),
  sources: z.string(),
  version: z.number().int(),
  reporter: personRef,
  desk: deskRef.nullable(),
  publishedAt: instant.nullable(),
  /** Time of the last change after publication; null: never. */
  editedAt: instant.nullable(),
  /** The admins' reason for hiding it, visible only to the author and to them. */
  hiddenReason: z.string().nullable(),
  /** Its news item, for reactions; null: not in the news. */
  newsId: z.number().int().nullable(),
  isMine: z.boolean(),
  ...named.shape,
});
export type ArticleView = z.infer<typeof articleView>;

export const pollView = z.object({
  question: z.string(),
  /** Number of game days after publication on which readers can vote. */
  days: z.number().int(),
  state: z.enum(['draft', 'open', 'closed']),
  /** `votes` is null while the reader has not voted and still can. */
  answers: z.array(z.object({ text: z.string(), votes: z.number().int().nullable() })),
  voters: z.number().int(),
  /** The last day of voting; null: a draft. */
  closes: z.object({ season: z.number().int(), day: z.number().int() }).nullable(),
  hasVoted: z.boolean(),
  mayVote: z.boolean(),
});
export type PollView = z.infer<typeof pollView>;

const words = {
  headline: z.string().trim().max(MAX_HEADLINE),
  body: z.string().trim().max(MAX_BODY),
  sources: z.string().trim().max(MAX_SOURCES).default(''),
};
const version = z.number().int().min(1);
const REFERENCES = new RegExp(
  `^$|^[a-z]+:\\d{1,${MAX_REFERENCE_DIGITS}}(,[a-z]+:\\d{1,${MAX_REFERENCE_DIGITS}}){0,${MAX_NAMED_AT_ONCE - 1}}$`,
);
const own = 'a reporter acts for what he has written; the store refuses others';

export const articles = {
  ofReporter: get('activated', '/reporters/{id}/articles')
    .says('Articles of a reporter, the newest first; one’s own with drafts and what is out of the news')
    .takes({ id: given.person, page: pageNumber })
    .answersPage(articleLine),
  ofUser: get('activated', '/users/{id}/articles')
    .says('What a manager has published as a reporter, the newest first; nothing where they do not show it')
    .takes({ id: given.user, page: pageNumber })
    .answersBody(pageOfUser(articleLine.extend({ reporterId: ids.person }))),
  find: get('activated', '/articles/{id}')
    .says('An article; 404 for what is not in the news, except your own')
    .takes({ id: given.article })
    .answers(articleView),
  write: post('activated', '/articles', { open: own, rateLimit: 'talk', speaks: true })
    .says('Keep a new draft')
    .takes(words)
    .creates(z.object({ id: ids.article, version })),
  save: put('activated', '/articles/{id}', { open: own, speaks: true })
    .says('Change a draft, or a published article, which is marked as edited; 409 when another window has changed it')
    .takes({ id: given.article, version, ...words })
    .answers(z.object({ id: ids.article, version })),
  publish: post('activated', '/articles/{id}/publish', {
    open: own,
    rateLimit: 'talk',
    speaks: true,
  })
    .says(`Put a draft in the news, for the desk that accredits you; at most ${MAX_PUBLISHED_A_DAY} a game day`)
    .takes({ id: given.article, version })
    .nothing(),
  withdraw: post('activated', '/articles/{id}/withdraw', { open: own })
    .says('Take an article out of the news for good, or throw a draft away')
    .takes({ id: given.article })
    .nothing(),
  poll: get('activated', '/articles/{id}/poll')
    .says('What an article asks its readers; votes are shown to those who have voted, and to all when it is over')
    .takes({ id: given.article })
    .answers(pollView.nullable()),
  setPoll: put('activated', '/articles/{id}/poll', { open: own, speaks: true })
    .says('Ask readers something with a draft')
    .takes({
      id: given.article,
      question: z.string().trim().max(MAX_QUESTION),
      answers: z.array(z.string().trim().max(MAX_ANSWER)).max(MAX_ANSWERS),
      days: z.number().int().min(1).max(MAX_POLL_DAYS),
    })
    .nothing(),
  dropPoll: remove('activated', '/articles/{id}/poll', { open: own })
    .says('Ask nothing with a draft')
    .takes({ id: given.article })
    .nothing(),
  vote: post('activated', '/articles/{id}/poll/vote', { open: 'everybody votes for himself' })
    .says('Vote in the poll of an article, once; nobody learns for what')
    .takes({
      id: given.article,
      answer: z
        .number()
        .int()
        .min(0)
        .max(MAX_ANSWERS - 1),
    })
    .nothing(),
  named: get('activated', '/mentions')
    .says('Names of players, teams, people, users and games that texts mention, as “player:12,user:9”')
    .takes({
      of: z.string().regex(REFERENCES, 'Must be references like “player:12,user:9”.').default(''),
    })
    .answers(named),
  comments: get('activated', '/articles/{id}/comments')
    .says('What readers say about a published article: the newest comments, or those before one; oldest first')
    .takes({ id: given.article, before: id.optional() })
    .answersBody(z.object({ data: z.array(comment), hasMore: z.boolean() })),
  comment: post('activated', '/articles/{id}/comments', {
    open: 'everybody may say what they think of an article',
    rateLimit: 'talk',
    speaks: true,
  })
    .says('Comment on an article')
    .takes({ id: given.article, text: commentText(MAX_COMMENT) })
    .creates(z.object({ id: z.number().int() })),
  markRead: post('activated', '/articles/{id}/read', { open: 'everybody reads for himself', restricted: 'suspended' })
    .says('Note that you have read an article; counted once, your own never')
    .takes({ id: given.article })
    .nothing(),
};
