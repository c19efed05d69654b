/** Leaderboards: managers by rating and by all other criteria. */

import * as z from 'zod';
import { given, ids } from '#domains/ids.ts';
import { leaderboardCircle, pageNumber, teamRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const user = z.object({ id: ids.user, name: z.string() });

const rated = z.object({
  rating: z.number().int(),
  /** The highest rating so far. */
  best: z.number().int(),
  games: z.number().int(),
  wins: z.number().int(),
});

const row = rated.extend({
  /** Shared by managers with the same rating. */
  rank: z.number().int(),
  /** Places gained since the last recorded ranks, at most a week ago; null: not ranked then. */
  change: z.number().int().nullable(),
  user,
  /** The club that the user manages. */
  team: teamRef.nullable(),
  /** Weekly ratings, oldest first. */
  trend: z.array(z.number().int()),
});

const ofUser = rated.extend({
  rank: z.number().int(),
  ranked: z.number().int(),
  history: z.array(
    z.object({ season: z.number().int(), day: z.number().int(), rating: z.number().int(), rank: z.number().int() }),
  ),
});

/** A value and its rank; null: not on that leaderboard. */
const place = z.object({ value: z.number().int(), rank: z.number().int() }).nullable();

const overviewRow = z.object({
  /** By the mean of the four ranks; a user who is missing from a leaderboard ranks behind its last. */
  rank: z.number().int(),
  user,
  team: teamRef.nullable(),
  rating: place,
  achievements: place,
  trophies: place,
  /** Points of claimed quests. */
  quests: place,
});
export type OverviewRow = z.infer<typeof overviewRow>;

export const ranking = {
  board: get('activated', '/leaderboard/rankings')
    .says('Managers by their rating, 25 a page')
    .takes({ page: pageNumber, of: leaderboardCircle })
    .answersPage(row),
  overview: get('activated', '/leaderboard/overview')
    .says('Managers by rating, achievements, trophies and quests together, 25 a page')
    .takes({ page: pageNumber, of: leaderboardCircle })
    .answersPage(overviewRow),
  ofUser: get('activated', '/users/{id}/rating')
    .says('Rating of a manager and its history')
    .takes({ id: given.user })
    .answers(ofUser.nullable()),
};
