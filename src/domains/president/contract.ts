/** Presidents of federations: where and how they have presided. */

import * as z from 'zod';
import { OFFICE_ENDS, OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { given, id, ids } from '#domains/ids.ts';
import { newsPage } from '#domains/news/contract.ts';
import { personRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

export const presidentView = z.object({
  person: personRef,
  age: z.number().int(),
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** Who he was as a player. */
  playerId: ids.player.nullable(),
  userId: ids.user.nullable(),
  /** The federation that he presides over; null: none. */
  federation: z
    .object({
      id: z.number().int(),
      colors: z.array(z.string()),
      members: z.number().int(),
      /** By how many percent the nation's share of the amateurs lies above what it would be. */
      youth: z.number(),
    })
    .nullable(),
  /** The last one first. */
  offices: z.array(
    z.object({
      id: z.number().int(),
      nationId: ids.nation,
      origin: z.enum(OFFICE_ORIGINS),
      fromSeason: z.number().int(),
      untilSeason: z.number().int().nullable(),
      endReason: z.enum(OFFICE_ENDS).nullable(),
    }),
  ),
  /** How his seasons went, the last one first. */
  seasons: z.array(
    z.object({
      season: z.number().int(),
      nationId: ids.nation,
      points: z.number().int(),
      rank: z.number().int(),
      youth: z.number(),
      /** 0 to 100; 50 is a season in which nothing moved. */
      score: z.number().int(),
    }),
  ),
});
export type PresidentView = z.infer<typeof presidentView>;

export const presidents = {
  find: call('activated')
    .route({ method: 'GET', path: '/presidents/{id}', summary: 'A president: offices, and how the seasons went' })
    .input(z.object({ id: given.person }))
    .output(z.object({ data: presidentView })),
  news: call('activated')
    .route({ method: 'GET', path: '/presidents/{id}/news', summary: 'News about a president' })
    .input(z.object({ id: given.person, before: id.optional() }))
    .output(z.object({ data: z.object({ president: presidentView, page: newsPage }) })),
};
