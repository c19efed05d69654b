/** The kinds of facts that rumors state: what a town talks about, never an amount or whom a club has asked. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const about = { player: z.string(), team: z.string() };

export const rumorNews = [
  /** His club has put him on the trade block. */
  fact('rumor-block', about),
  /** Talks with his club have broken off. */
  fact('rumor-talks', about),
  /** One of the best of his league whose contract ends with the season. */
  fact('rumor-expiring', { ...about, age: z.number().int(), season: z.number().int() }),
] as const;
export const RUMORS = rumorNews.map(({ shape }) => shape.kind.value);
