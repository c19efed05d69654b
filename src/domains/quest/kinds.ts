/** The kinds of facts about quests. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { QUEST_IDS } from '#domains/quest/constants.ts';

/** Quests completed in a night, and the pucks that can be claimed. */
export const questNotifications = [fact('quests-done', { count: z.number().int(), pucks: z.number().int() })] as const;

/** A quest's reward: pucks for the user, and dollars for the purse of a career. */
export const questLedgerKinds = [fact('quest-reward', { quest: z.enum(QUEST_IDS) })] as const;
