/** The kinds of facts of the article domain. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { PRIZE_KINDS } from '#domains/reporter/constants.ts';

const prize = { prize: z.enum(PRIZE_KINDS), articleId: ids.article, headline: z.string() };

export const articleNews = [
  /** An article published by a reporter. `lead`: its beginning. */
  fact('article', {
    articleId: ids.article,
    headline: z.string(),
    lead: z.string(),
    reporter: z.string(),
    paper: z.string(),
  }),
  /** A press prize, decided by readers' votes. */
  fact('press-prize', { ...prize, reporter: z.string(), votes: z.number().int() }),
] as const;

export const articleNotifications = [
  /** To a user named in an article, directly or through one of their careers. `person`: its author. */
  fact('article-mention', {
    articleId: ids.article,
    headline: z.string(),
    personId: ids.person,
    person: z.string(),
  }),
  /** To its author. `money`: whole dollars. */
  fact('press-prize', { ...prize, votes: z.number().int(), money: z.number().int() }),
] as const;

export const articleLedgerKinds = [
  /** A paper's pay to a reporter for the readers of a day. */
  fact('readership', { readers: z.number().int() }),
  fact('press-prize', { ...prize, personId: ids.person }),
] as const;
