/** The free agent center: who has signed where. Who is free is searched with `search.players`. */
import * as z from 'zod';
import { id, order, pageNumber, pagination, playerRef, seasonNumber, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

export const signing = z.object({
  contractId: z.number().int(),
  player: playerRef,
  age: z.number().int(),
  overall: z.number().int(),
  /** The PRO team of the club that signed him. */
  team: teamRef,
  /** That of the club that he was with before; null: none that is on record. */
  formerTeam: teamRef.nullable(),
  from: z.number().int(),
  to: z.number().int(),
  /** Whole dollars a season. */
  salary: z.number().int(),
  signedAt: z.object({ season: z.number().int(), day: z.number().int() }),
});
export type Signing = z.infer<typeof signing>;

export const signingSort = z.enum(['date', 'salary', 'seasons', 'overall', 'age']);
export type SigningSort = z.infer<typeof signingSort>;

export const freeAgency = {
  signings: call('activated')
    .route({
      method: 'GET',
      path: '/free-agent-center/signings',
      summary: 'Free agents who have signed with another club in a season, by the league of the club',
    })
    .input(
      z.object({
        season: seasonNumber.optional(),
        league: id.optional(),
        sort: signingSort.default('date'),
        order: order.default('desc'),
        page: pageNumber,
      }),
    )
    .output(
      z.object({
        /** The season that is shown, and those in which anybody signed, the newest first. */
        data: z.object({
          season: z.number().int().nullable(),
          seasons: z.array(z.number().int()),
          signings: z.array(signing),
        }),
        pagination,
      }),
    ),
};
