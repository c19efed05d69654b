/** Presidents of federations: their offices and records. */

import * as z from 'zod';
import { electionView } from '#domains/election/contract.ts';
import { OFFICE_ENDS, OFFICE_ORIGINS } from '#domains/federation/constants.ts';
import { seasonBudget } from '#domains/federation/contract.ts';
import { given, id, ids } from '#domains/ids.ts';
import { newsPage } from '#domains/news/contract.ts';
import { personQuest, personRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

export const presidentView = z.object({
  person: personRef,
  age: z.number().int(),
  startedAt: z.number().int(),
  retiredAt: z.number().int().nullable(),
  /** Their former player, if any. */
  playerId: ids.player.nullable(),
  userId: ids.user.nullable(),
  /** The federation they preside over; null: none. */
  federation: z
    .object({
      id: z.number().int(),
      colors: z.array(z.string()),
      members: z.number().int(),
      /** Percent by which the nation's share of draft prospects exceeds its base. */
      youth: z.number(),
      budget: seasonBudget,
    })
    .nullable(),
  /** Latest first. */
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
  /** Season results, latest first. */
  seasons: z.array(
    z.object({
      season: z.number().int(),
      nationId: ids.nation,
      points: z.number().int(),
      rank: z.number().int(),
      youth: z.number(),
      /** 0 to 100; 50 is a season without any change. */
      score: z.number().int(),
    }),
  ),
});
export type PresidentView = z.infer<typeof presidentView>;

export const presidentProfile = presidentView.extend({
  /** The election they won last, with all programs and, once counted, votes; null: never elected. */
  mandate: electionView.nullable(),
});
export type PresidentProfile = z.infer<typeof presidentProfile>;

const rankedPresident = z.object({
  /** By total change; ties share a rank. */
  rank: z.number().int(),
  person: personRef,
  /** The federation they preside over; null: none. */
  nationId: ids.nation.nullable(),
  /** Seasons with a score. */
  seasons: z.number().int(),
  /** Sum of the scores' differences from 50; negative: losses. */
  moved: z.number().int(),
  /** Mean score, 0 to 100. */
  score: z.number(),
  /** After the last of these seasons: rank of the federation, and excess of its share of draft prospects in percent. */
  place: z.number().int(),
  youth: z.number(),
});
export type RankedPresident = z.infer<typeof rankedPresident>;

export const presidents = {
  ranking: get('activated', '/presidents')
    .says('Presidents by what their seasons have moved, of one nation or of all')
    .takes({ nation: id.optional() })
    .answers(z.array(rankedPresident)),
  find: get('activated', '/presidents/{id}')
    .says('A president: program, budget, offices, seasons')
    .takes({ id: given.person })
    .answers(presidentProfile.extend({ quests: z.array(personQuest) })),
  news: get('activated', '/presidents/{id}/news')
    .says('News about a president')
    .takes({ id: given.person, before: id.optional() })
    .answers(z.object({ president: presidentView, page: newsPage })),
};
