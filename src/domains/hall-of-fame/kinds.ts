/** The kinds of facts that the Hall of Fame states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { CAREER_KINDS } from '#domains/person/constants.ts';

const elected = { career: z.enum([...CAREER_KINDS, 'manager']), votes: z.number().int(), ballots: z.number().int() };

/** For a user who is elected as a builder. */
export const hallNotifications = [fact('hall-elected', elected)] as const;

export const hallNews = [
  fact('builder-inducted', { ...elected, builder: z.string() }),
  fact('inducted', {
    player: z.string(),
    votes: z.number().int(),
    ballots: z.number().int(),
  }),
] as const;
