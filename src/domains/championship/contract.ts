import * as z from 'zod';
import { DIVISION_SIZES, TOP_DIVISION } from '#domains/championship/constants.ts';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import { competitionView } from '#domains/director/contract.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { anyTeamRef } from '#domains/shapes.ts';
import { competitionStats } from '#domains/stats/contract.ts';
import { get } from '#platform/calls/call.ts';

const season = z.number().int();

const championshipView = z.object({
  id: ids.competition,
  season,
  /** open: its entries are known; playing: its groups are drawn. */
  status: z.enum(['open', 'playing', 'finished']),
  /** All editions, newest first. */
  editions: z.array(z.object({ id: ids.competition, season })),
  ageGroup: z.enum(NATION_LEVELS),
  division: z.number().int(),
  /** How many there are. */
  divisions: z.number().int(),
  /** One of its nations, which is at home in all of its games. */
  host: anyTeamRef,
  competition: competitionView,
});
export type ChampionshipView = z.infer<typeof championshipView>;

/** A division of an edition. */
const ofEdition = {
  id: given.competition,
  ageGroup: z.enum(NATION_LEVELS).default('senior'),
  /** From 1, the top division. */
  division: wholeNumber(TOP_DIVISION, DIVISION_SIZES.length).default(TOP_DIVISION),
};

export const championships = {
  find: get('activated', '/championships/{id}')
    .says('An edition of the World Championship: groups, bracket and games of a division')
    .takes(ofEdition)
    .answers(championshipView),
  stats: get('activated', '/championships/{id}/stats')
    .says('The best skaters and goalies of a division')
    .takes(ofEdition)
    .answers(competitionStats),
};
