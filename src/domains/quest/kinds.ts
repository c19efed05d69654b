/** The kinds of facts that quests state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

/** Quests of a night that are done, and the points that wait. */
export const questNotifications = [fact('quests-done', { count: z.number().int(), points: z.number().int() })] as const;
