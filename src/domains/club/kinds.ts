/** The kinds of facts that a club states. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

export const clubNews = [fact('manager-arrived', { manager: z.string(), team: z.string() })] as const;

/** `team`: a club of the league that nobody plays, by the name of its PRO team; the rival if it can be. */
export const clubNotifications = [fact('club-greeting', { team: z.string(), isRival: z.boolean() })] as const;
