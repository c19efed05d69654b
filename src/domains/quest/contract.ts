/** A user's quests and their rewards. */

import * as z from 'zod';
import { ids, wholeNumber } from '#domains/ids.ts';
import { CADENCES, QUEST_CATEGORIES, QUEST_IDS } from '#domains/quest/constants.ts';
import { get, post } from '#platform/calls/call.ts';

const quest = z.object({
  id: z.enum(QUEST_IDS),
  category: z.enum(QUEST_CATEGORIES),
  cadence: z.enum(CADENCES),
  /** Its period: an absolute day, a season, or 0 for a career. */
  period: z.number().int(),
  /** Season and day of a past daily quest whose reward has not been claimed. null: still running. */
  endedOn: z.object({ season: z.number().int(), day: z.number().int() }).nullable(),
  need: z.number().int(),
  /** Progress right now, at most `need`. */
  have: z.number().int(),
  points: z.number().int(),
  pucks: z.number().int(),
  /** Whole dollars paid into the purse of a career. */
  money: z.number().int(),
  /** The nation that the quest is about, if any. */
  nationId: ids.nation.nullable(),
  /** open. done: the reward is added by the nightly count. ready: it can be claimed. claimed. */
  state: z.enum(['open', 'done', 'ready', 'claimed']),
});
export type QuestView = z.infer<typeof quest>;

const reward = z.object({ points: z.number().int(), pucks: z.number().int(), money: z.number().int() });

export const quests = {
  list: get('activated', '/quests')
    .says('Your quests of today, of the season and of your career')
    .answers(
      z.object({
        points: z.number().int(),
        /** Pucks that the household may still claim today, by its limits for the day (UTC) and the season. */
        pucksLeft: z.number().int(),
        quests: z.array(quest),
      }),
    ),
  claim: post('activated', '/quests/claims', { open: 'Only ever the own reward.' })
    .says(
      'Claim the reward of a quest that is done; 409 when it is not done, was claimed already, or is worth more pucks than today has room for',
    )
    .takes({
      quest: z.enum(QUEST_IDS),
      period: wholeNumber(0, 2_147_483_647),
      /** Whether to claim even if today's limits allow fewer pucks than it is worth; the rest is lost. */
      evenShort: z.boolean().default(false),
    })
    .answers(reward),
  claimAll: post('activated', '/quests/claims/all', { open: 'Only ever the own rewards.' })
    .says('Claim all rewards that wait and today has room for, in one go; 409 when there is none')
    .answers(
      reward.extend({
        count: z.number().int(),
        /** Rewards that exceed what is left of today's limits. */
        waiting: z.number().int(),
      }),
    ),
};
