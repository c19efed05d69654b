/** The board of the user's own club: its goals, and its confidence in the manager. */
import * as z from 'zod';
import { GOALS, MOODS } from '#domains/board/constants.ts';
import { boardPolicy } from '#domains/board/policy.ts';
import { given } from '#domains/ids.ts';
import { get } from '#platform/calls/call.ts';

const goal = z.enum(GOALS);
const season = z.number().int();

export const boardView = z.object({
  /** The current season. */
  season,
  /** Confidence from 0 to 100, its mood in a word, and the reasons: points that add up to it, within those bounds. */
  confidence: z.number().int(),
  mood: z.enum(MOODS.map(({ mood }) => mood)),
  reasons: z.array(
    z.object({ kind: z.enum(['start', 'season', 'debt']), season: season.nullable(), points: z.number() }),
  ),
  /** For this season and the next ones. */
  goals: z.array(z.object({ season, goal })),
  /** The first team's current standing; null before the league's first game. */
  standing: z
    .object({
      rank: z.number().int(),
      clubs: z.number().int(),
      /** As its morning report tells it; null: no goal, or no past season to compare with. */
      course: z.object({ isOnCourse: z.boolean(), ahead: z.number() }).nullable(),
    })
    .nullable(),
  /** Verdicts on completed seasons under the current manager, latest first. */
  verdicts: z.array(z.object({ season, goal, isReached: z.boolean(), change: z.number().int() })),
});
export type BoardView = z.infer<typeof boardView>;

export const board = {
  find: get('activated', '/teams/{id}/board', { ability: boardPolicy.hear })
    .says('What your board wants of three seasons, and its confidence')
    .takes({ id: given.team })
    .answers(boardView),
};
