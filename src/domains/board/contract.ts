/** What the board of the user's own club wants, and how much it believes in who manages it. */
import * as z from 'zod';
import { GOALS, MOODS } from '#domains/board/constants.ts';
import { boardPolicy } from '#domains/board/policy.ts';
import { given } from '#domains/ids.ts';
import { get } from '#platform/calls/call.ts';

const goal = z.enum(GOALS);
const season = z.number().int();

export const boardView = z.object({
  /** The present season. */
  season,
  /** 0 to 100, in a word, and what it follows from: points that add up to it, unless it would be below 0 or above 100. */
  confidence: z.number().int(),
  mood: z.enum(MOODS.map(({ mood }) => mood)),
  reasons: z.array(
    z.object({ kind: z.enum(['start', 'season', 'debt']), season: season.nullable(), points: z.number() }),
  ),
  /** Of this season and the next ones. */
  goals: z.array(z.object({ season, goal })),
  /** Where the first team stands today; null before its first game. */
  standing: z.object({ rank: z.number().int(), clubs: z.number().int(), isOnCourse: z.boolean() }).nullable(),
  /** Of seasons that are over under the present manager, the last one first. */
  verdicts: z.array(z.object({ season, goal, isReached: z.boolean(), change: z.number().int() })),
});
export type BoardView = z.infer<typeof boardView>;

export const board = {
  find: get('activated', '/teams/{id}/board', { ability: boardPolicy.hear })
    .says('What your board wants of three seasons, and its confidence')
    .takes({ id: given.team })
    .answers(boardView),
};
