/** The free agent center: who has signed where. Who is free is searched with `search.players`. */
import * as z from 'zod';
import { freeAgencyPolicy } from '#domains/free-agency/policy.ts';
import { id, level, order, pageNumber, pagination, playerRef, seasonNumber, teamRef } from '#domains/shapes.ts';
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

const dollars = z.number().int().min(0).max(1_000_000_000);

export const assistantInput = z.object({
  resigns: z.enum(['nobody', 'needed', 'everybody']),
  /** Whole dollars a season. */
  maxSalary: dollars,
  /** Players whom he leaves alone. */
  handsOff: z.array(id).max(60),
});

const assistant = z.object({
  ...assistantInput.shape,
  /** Day of the season in whose night he acts, and the season that the new contracts begin with. */
  actsOnDay: z.number().int(),
  fromSeason: z.number().int(),
  /** Players of the club whose contracts end with this season and who have not signed again, the best paid first. */
  ending: z.array(z.object({ player: playerRef, level, age: z.number().int(), salary: z.number().int() })),
});
export type AssistantView = z.infer<typeof assistant>;

export const freeAgency = {
  assistant: call('activated', { ability: freeAgencyPolicy.instruct })
    .route({
      method: 'GET',
      path: '/teams/{id}/assistant',
      summary: 'What your assistant may do with contracts that end, and whose do',
    })
    .input(z.object({ id }))
    .output(z.object({ data: assistant })),

  instruct: call('activated', { ability: freeAgencyPolicy.instruct, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/teams/{id}/assistant',
      successStatus: 204,
      summary: 'Say whom your assistant may re-sign, and up to what salary',
    })
    .input(assistantInput.extend({ id })),

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
