/** The kinds of facts that quests state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { QUEST_IDS } from '#domains/quest/constants.ts';

/** Quests of a night that are done, and the points that wait. */
export const questNotifications = [fact('quests-done', { count: z.number().int(), points: z.number().int() })] as const;

/** What a quest of a career brings to its purse. */
export const questLedgerKinds = [fact('quest-reward', { quest: z.enum(QUEST_IDS) })] as const;
