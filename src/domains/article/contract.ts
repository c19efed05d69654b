/** Articles: written and read. */

import * as z from 'zod';
import {
  ARTICLE_STATES,
  MAX_ANSWER,
  MAX_ANSWERS,
  MAX_BODY,
  MAX_HEADLINE,
  MAX_POLL_DAYS,
  MAX_PUBLISHED_A_DAY,
  MAX_QUESTION,
  MAX_SOURCES,
} from '#domains/article/constants.ts';
import { given, ids } from '#domains/ids.ts';
import { deskRef } from '#domains/reporter/contract.ts';
import { gameRef, instant, pageNumber, pagination, personRef, playerRef, teamRef, userRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const articleLine = z.object({
  id: ids.article,
  state: z.enum(ARTICLE_STATES),
  headline: z.string(),
  /** When it was published; null: a draft. */
  season: z.number().int().nullable(),
  day: z.number().int().nullable(),
  updatedAt: instant,
  reads: z.number().int(),
});
export type ArticleLine = z.infer<typeof articleLine>;

export const articleView = articleLine.extend({
  body: z.string(),
  sources: z.string(),
  version: z.number().int(),
  reporter: personRef,
  desk: deskRef.nullable(),
  publishedAt: instant.nullable(),
  /** When it was last changed after that; null: never. */
  editedAt: instant.nullable(),
  /** Why the admins have hidden it; only its author and they read that. */
  hiddenReason: z.string().nullable(),
  /** Its item of the news, for reactions; null: it is not in the news. */
  newsId: z.number().int().nullable(),
  isMine: z.boolean(),
  /** Whoever and whatever is mentioned; leagues, nations and federations are called as in the world's data. */
  players: z.array(playerRef),
  teams: z.array(teamRef),
  persons: z.array(personRef),
  users: z.array(userRef),
  games: z.array(gameRef.pick({ id: true, season: true, day: true, home: true, away: true })),
});
export type ArticleView = z.infer<typeof articleView>;

export const pollView = z.object({
  question: z.string(),
  /** Game days after the one on which it is published on which readers can still vote. */
  days: z.number().int(),
  state: z.enum(['draft', 'open', 'closed']),
  /** `votes` is null while who asks has not voted, and still could. */
  answers: z.array(z.object({ text: z.string(), votes: z.number().int().nullable() })),
  voters: z.number().int(),
  /** The last day on which readers can vote; null: a draft. */
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
const own = 'a reporter acts for what he has written; the store refuses others';

export const articles = {
  ofReporter: call('activated')
    .route({
      method: 'GET',
      path: '/reporters/{id}/articles',
      summary: 'Articles of a reporter, the newest first; one’s own with drafts and what is out of the news',
    })
    .input(z.object({ id: given.person, page: pageNumber }))
    .output(z.object({ data: z.array(articleLine), pagination })),
  find: call('activated')
    .route({
      method: 'GET',
      path: '/articles/{id}',
      summary: 'An article; 404 for what is not in the news, except your own',
    })
    .input(z.object({ id: given.article }))
    .output(z.object({ data: articleView })),
  write: call('activated', { open: own, rateLimit: 'talk' })
    .route({ method: 'POST', path: '/articles', successStatus: 201, summary: 'Keep a new draft' })
    .input(z.object(words))
    .output(z.object({ data: z.object({ id: ids.article, version }) })),
  save: call('activated', { open: own, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/articles/{id}',
      summary:
        'Change a draft, or a published article, which is marked as edited; 409 when another window has changed it',
    })
    .input(z.object({ id: given.article, version, ...words }))
    .output(z.object({ data: z.object({ id: ids.article, version }) })),
  publish: call('activated', { open: own, rateLimit: 'talk' })
    .route({
      method: 'POST',
      path: '/articles/{id}/publish',
      successStatus: 204,
      summary: `Put a draft in the news, for the desk that accredits you; at most ${MAX_PUBLISHED_A_DAY} a game day`,
    })
    .input(z.object({ id: given.article, version }))
    .output(z.void()),
  withdraw: call('activated', { open: own, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/articles/{id}/withdraw',
      successStatus: 204,
      summary: 'Take an article out of the news for good, or throw a draft away',
    })
    .input(z.object({ id: given.article }))
    .output(z.void()),
  poll: call('activated')
    .route({
      method: 'GET',
      path: '/articles/{id}/poll',
      summary: 'What an article asks its readers; votes are shown to those who have voted, and to all when it is over',
    })
    .input(z.object({ id: given.article }))
    .output(z.object({ data: pollView.nullable() })),
  setPoll: call('activated', { open: own, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/articles/{id}/poll',
      successStatus: 204,
      summary: 'Ask readers something with a draft',
    })
    .input(
      z.object({
        id: given.article,
        question: z.string().trim().max(MAX_QUESTION),
        answers: z.array(z.string().trim().max(MAX_ANSWER)).max(MAX_ANSWERS),
        days: z.number().int().min(1).max(MAX_POLL_DAYS),
      }),
    )
    .output(z.void()),
  dropPoll: call('activated', { open: own, rateLimit: 'write' })
    .route({ method: 'DELETE', path: '/articles/{id}/poll', successStatus: 204, summary: 'Ask nothing with a draft' })
    .input(z.object({ id: given.article }))
    .output(z.void()),
  vote: call('activated', { open: 'everybody votes for himself', rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/articles/{id}/poll/vote',
      successStatus: 204,
      summary: 'Vote in the poll of an article, once; nobody learns for what',
    })
    .input(
      z.object({
        id: given.article,
        answer: z
          .number()
          .int()
          .min(0)
          .max(MAX_ANSWERS - 1),
      }),
    )
    .output(z.void()),
  markRead: call('activated', { open: 'everybody reads for himself', rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/articles/{id}/read',
      successStatus: 204,
      summary: 'Note that you have read an article; counted once, your own never',
    })
    .input(z.object({ id: given.article }))
    .output(z.void()),
};
