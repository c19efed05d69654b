/** The kinds of facts that a club states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const clubNews = [
  fact('manager-arrived', { manager: z.string(), team: z.string() }),
  fact('manager-left', { manager: z.string(), team: z.string() }),
  /** An admin lets a manager take a club again before the time. `reason`: theirs, for all to read. */
  fact('manager-wait-lifted', { manager: z.string(), team: z.string(), reason: z.string() }),
  /** As a season begins: `former` and the club no longer meet. */
  fact('rival-replaced', { team: z.string(), rival: z.string(), former: z.string() }),
] as const;

/** `team`: an AI club of the league, by the name of its PRO team; the rival if it can be. */
export const clubNotifications = [fact('club-greeting', { team: z.string(), isRival: z.boolean() })] as const;
