/** The errors of writing, publishing and judging articles. */
import { refusal } from '#platform/calls/refusal.ts';

export const articleRefusals = {
  unknown: refusal('article.unknown', 404),
  notYours: refusal('article.not-yours', 403),
  yours: refusal('article.yours', 403),
  changed: refusal('article.changed', 409),
  published: refusal('article.published', 409),
  notPublished: refusal('article.not-published', 409),
  tooManyDrafts: refusal('article.too-many-drafts', 409, ['max']),
  tooManyToday: refusal('article.too-many-today', 409, ['max']),
  tooShort: refusal('article.too-short', 422, ['min']),
  headlineShort: refusal('article.headline-short', 422, ['min']),
  tooManyEmbeds: refusal('article.too-many-embeds', 422, ['max']),
  tooManyMentions: refusal('article.too-many-mentions', 422, ['max']),
  unknownReference: refusal('article.unknown-reference', 422, ['what']),
  unseenGame: refusal('article.unseen-game', 422, ['id']),
  noPoll: refusal('article.no-poll', 404),
  pollIsOut: refusal('article.poll-is-out', 409),
  questionShort: refusal('article.question-short', 422, ['min']),
  badAnswers: refusal('article.bad-answers', 422, ['min', 'max']),
  sameAnswers: refusal('article.same-answers', 422),
  noSuchAnswer: refusal('article.no-such-answer', 422),
  wordsNotAllowed: refusal('article.words-not-allowed', 422),
};
