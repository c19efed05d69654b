/** Managers' achievements, and their ranking. */

import * as z from 'zod';
import { ACHIEVEMENT_CATEGORIES, SERIES_IDS } from '#domains/achievement/constants.ts';
import { given, ids } from '#domains/ids.ts';
import { leaderboardCircle, pageNumber, teamRef } from '#domains/shapes.ts';
import { get, pagination } from '#platform/calls/call.ts';

const user = z.object({ id: ids.user, name: z.string() });

const achievement = z.object({
  /** As in GET /world: 'wins-100'. */
  id: z.string(),
  series: z.enum(SERIES_IDS),
  category: z.enum(ACHIEVEMENT_CATEGORIES),
  /** From 1, of `tiers`. */
  tier: z.number().int(),
  tiers: z.number().int(),
  /** The count required, and the progress as of last night, capped at the requirement. */
  need: z.number().int(),
  have: z.number().int(),
  points: z.number().int(),
  /** Share of managers who hold it, per thousand. */
  perMille: z.number().int(),
  /** null: not earned yet. */
  earned: z.object({ season: z.number().int(), day: z.number().int() }).nullable(),
});
export type AchievementView = z.infer<typeof achievement>;

const ofUser = z.object({
  user,
  points: z.number().int(),
  maxPoints: z.number().int(),
  achievements: z.array(achievement),
});

const row = z.object({
  /** Ties share a rank. */
  rank: z.number().int(),
  user,
  /** The club they manage. */
  team: teamRef.nullable(),
  points: z.number().int(),
  achievements: z.number().int(),
});

export const achievements = {
  ofUser: get('activated', '/users/{id}/achievements')
    .says('Achievements of a manager, earned and open, with progress and rarity')
    .takes({ id: given.user })
    .answers(ofUser),
  board: get('activated', '/leaderboard/achievements')
    .says('Managers by the points of their achievements, 25 a page')
    .takes({ page: pageNumber, of: leaderboardCircle })
    .answersBody(z.object({ data: z.array(row), pagination, maxPoints: z.number().int() })),
};
