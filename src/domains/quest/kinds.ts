/** The kinds of facts that quests state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { QUEST_IDS } from '#domains/quest/constants.ts';

/** Quests of a night that are done, and the pucks that wait. */
export const questNotifications = [fact('quests-done', { count: z.number().int(), pucks: z.number().int() })] as const;

/** What a quest brings: pucks for who has done it, and dollars for the purse of a career. */
export const questLedgerKinds = [fact('quest-reward', { quest: z.enum(QUEST_IDS) })] as const;
