/** The kinds of facts about rumors: common talk, but never an amount or the names of players approached by a club. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { RUMOR_KINDS, RUMOR_STATES } from '#domains/rumor/constants.ts';

const about = { player: z.string(), team: z.string() };
/** `who`: the player or the coach; `team`: the club that signs or trades the player, or fires the coach. */
const told = { about: z.enum(RUMOR_KINDS), who: z.string(), team: z.string() };

export const rumorNews = [
  /** His club has put him on the trade block. */
  fact('rumor-block', about),
  /** Negotiations with his club have broken off. */
  fact('rumor-talks', about),
  /** One of the league's best players has an expiring contract. */
  fact('rumor-expiring', { ...about, age: z.number().int(), season: z.number().int() }),
  /** A reporter's rumor, its deadline, and its outcome. */
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
  /** To the reporter: the outcome of the rumor. */
  fact('rumor-checked', { ...told, truth: z.enum(RUMOR_STATES) }),
] as const;
