/** Kinds of facts about clubs. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const clubNews = [
  fact('manager-arrived', { manager: z.string(), team: z.string() }),
  fact('manager-left', { manager: z.string(), team: z.string() }),
  /** An admin has lifted a manager's wait. `reason`: the admin's, public. */
  fact('manager-wait-lifted', { manager: z.string(), team: z.string(), reason: z.string() }),
  /** As a season begins: `former` and the club no longer meet, and `rival` takes its place. */
  fact('rival-replaced', { team: z.string(), rival: z.string(), former: z.string() }),
] as const;

/** `team`: the PRO team of an AI club in the league, the rival if possible. */
export const clubNotifications = [fact('club-greeting', { team: z.string(), isRival: z.boolean() })] as const;
