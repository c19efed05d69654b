/** The kinds of facts that articles state. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { PRIZE_KINDS } from '#domains/reporter/constants.ts';

const prize = { prize: z.enum(PRIZE_KINDS), articleId: ids.article, headline: z.string() };

export const articleNews = [
  /** What a reporter has published. `lead`: how it begins. */
  fact('article', {
    articleId: ids.article,
    headline: z.string(),
    lead: z.string(),
    reporter: z.string(),
    paper: z.string(),
  }),
  /** A prize of the press, by votes of readers. */
  fact('press-prize', { ...prize, reporter: z.string(), votes: z.number().int() }),
] as const;

export const articleNotifications = [
  /** To a user whom it names, himself or by a career of his. `person`: who has written it. */
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
  /** What a paper pays a reporter for the readers of a day. */
  fact('readership', { readers: z.number().int() }),
  fact('press-prize', { ...prize, personId: ids.person }),
] as const;
