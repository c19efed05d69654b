/** The kinds of facts that a summer states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const freeAgencyNews = [
  fact('signing', {
    player: z.string(),
    team: z.string(),
    /** Whole dollars a season. */
    salary: z.number().int(),
    seasons: z.number().int(),
  }),
  fact('retirement', { player: z.string(), team: z.string(), age: z.number().int() }),
  fact('season-start', { season: z.number().int() }),
] as const;

export const freeAgencyDesk = [
  /** `count`: regulars without a contract for next season, `player` the best paid of them, `days` until the assistant acts. */
  fact('contracts-run-out', { count: z.number().int(), player: z.string(), days: z.number().int() }),
] as const;

const target = { player: z.string(), playerId: z.number().int() };

export const freeAgencyNotifications = [
  /** A target of the user's plan has signed with the user's club. */
  fact('frenzy-won', { ...target, salary: z.number().int(), seasons: z.number().int() }),
  /** He has signed with `team` instead. */
  fact('frenzy-lost', { ...target, team: z.string() }),
  /** The club could not pay him within the cap when the season turned. */
  fact('let-go', { ...target, salary: z.number().int() }),
] as const;
