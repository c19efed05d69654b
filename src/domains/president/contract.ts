/** Presidents of federations: where and how they have presided. */

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
      budget: seasonBudget,
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

export const presidentProfile = presidentView.extend({
  /** The election that he won last, with all programs and, once they are counted, votes; null: he was elected nowhere. */
  mandate: electionView.nullable(),
});
export type PresidentProfile = z.infer<typeof presidentProfile>;

const rankedPresident = z.object({
  /** By what his seasons have moved; who is level shares a place. */
  rank: z.number().int(),
  person: personRef,
  /** The federation that he presides over; null: none. */
  nationId: ids.nation.nullable(),
  /** Seasons that he has been judged by. */
  seasons: z.number().int(),
  /** What is above 50, in which nothing moved, of the scores of all of them; below 0: what was lost. */
  moved: z.number().int(),
  /** Their mean, 0 to 100. */
  score: z.number(),
  /** Of the last of them: place of the federation in the ranking, and by how many percent it has more amateurs. */
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
