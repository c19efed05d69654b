/** The kinds of facts that rumors state: what a town talks about, never an amount or whom a club has asked. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { RUMOR_KINDS, RUMOR_STATES } from '#domains/rumor/constants.ts';

const about = { player: z.string(), team: z.string() };
/** `who`: the player, or the coach; `team`: the club that signs or trades him, or dismisses the coach. */
const told = { about: z.enum(RUMOR_KINDS), who: z.string(), team: z.string() };

export const rumorNews = [
  /** His club has put him on the trade block. */
  fact('rumor-block', about),
  /** Talks with his club have broken off. */
  fact('rumor-talks', about),
  /** One of the best of his league whose contract ends with the season. */
  fact('rumor-expiring', { ...about, age: z.number().int(), season: z.number().int() }),
  /** What a reporter tells, until which date, and what has become of it. */
  fact('rumor-told', {
    ...told,
    paper: z.string(),
    season: z.number().int(),
    day: z.number().int(),
    truth: z.enum(RUMOR_STATES),
  }),
] as const;
export const RUMORS = rumorNews.map(({ shape }) => shape.kind.value);

export const rumorNotifications = [
  /** To the reporter: what has become of his rumor. */
  fact('rumor-checked', { ...told, truth: z.enum(RUMOR_STATES) }),
] as const;
