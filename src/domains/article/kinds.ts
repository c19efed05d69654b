/** The kinds of facts that articles state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const articleNews = [
  /** What a reporter has published. `lead`: how it begins. */
  fact('article', {
    articleId: z.number().int(),
    headline: z.string(),
    lead: z.string(),
    reporter: z.string(),
    paper: z.string(),
  }),
] as const;

export const articleNotifications = [
  /** To its author: the admins have hidden it. */
  fact('article-hidden', { articleId: z.number().int(), headline: z.string(), reason: z.string() }),
] as const;

export const articleLedgerKinds = [
  /** What a paper pays a reporter for the readers of a day. */
  fact('readership', { readers: z.number().int() }),
] as const;
