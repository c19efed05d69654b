import * as z from 'zod';
import { DIVISION_SIZES, TOP_DIVISION } from '#domains/championship/constants.ts';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import { competitionView } from '#domains/director/contract.ts';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { anyTeamRef } from '#domains/shapes.ts';
import { competitionStats } from '#domains/stats/contract.ts';
import { get } from '#platform/calls/call.ts';

const season = z.number().int();

const edition = z.object({
  id: ids.competition,
  season,
  /** open: its entries are known; playing: its groups are drawn. */
  status: z.enum(['open', 'playing', 'finished']),
});

const editionListed = edition.extend({
  /** Of the top division. */
  host: anyTeamRef,
  /** The first three of the top division; empty until it is over. */
  medalists: z.array(anyTeamRef),
});
export type EditionListed = z.infer<typeof editionListed>;

const championshipView = edition.extend({
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

const ageGroup = z.enum(NATION_LEVELS).default('senior');

/** A division of an edition. */
const ofEdition = {
  id: given.competition,
  ageGroup,
  /** From 1, the top division. */
  division: wholeNumber(TOP_DIVISION, DIVISION_SIZES.length).default(TOP_DIVISION),
};

export const championships = {
  list: get('activated', '/championships')
    .says('All editions of the World Championship with their hosts and medalists, newest first')
    .takes({ ageGroup })
    .answers(z.array(editionListed)),
  find: get('activated', '/championships/{id}')
    .says('An edition of the World Championship: groups, bracket and games of a division')
    .takes(ofEdition)
    .answers(championshipView),
  stats: get('activated', '/championships/{id}/stats')
    .says('The best skaters and goalies of a division')
    .takes(ofEdition)
    .answers(competitionStats),
};
