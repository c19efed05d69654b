/** Statistics of skaters, goalies and teams: by league, by team, by player. Times in seconds, xg in goals. */

import * as z from 'zod';
import { GAME_TYPE_FILTERS, GAME_TYPES } from '#domains/competition/constants.ts';
import { given } from '#domains/ids.ts';
import { anyTeamRef, order, pageNumber, playerRef, positionFilter, seasonNumber, teamRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

export const skaterTotals = z.object({
  games: z.number().int(),
  goals: z.number().int(),
  assists: z.number().int(),
  points: z.number().int(),
  plusMinus: z.number().int(),
  pim: z.number().int(),
  ppGoals: z.number().int(),
  ppAssists: z.number().int(),
  ppPoints: z.number().int(),
  shGoals: z.number().int(),
  shAssists: z.number().int(),
  gameWinningGoals: z.number().int(),
  shots: z.number().int(),
  /** 0 to 100; null without a shot. */
  shootingPercentage: z.number().nullable(),
  xg: z.number(),
  toi: z.number().int(),
  toiPerGame: z.number(),
  ppToi: z.number().int(),
  shToi: z.number().int(),
  hits: z.number().int(),
  blocks: z.number().int(),
  takeaways: z.number().int(),
  giveaways: z.number().int(),
  faceoffsWon: z.number().int(),
  faceoffsLost: z.number().int(),
  faceoffPercentage: z.number().nullable(),
});
export const goalieTotals = z.object({
  games: z.number().int(),
  starts: z.number().int(),
  wins: z.number().int(),
  losses: z.number().int(),
  overtimeLosses: z.number().int(),
  shutouts: z.number().int(),
  shotsAgainst: z.number().int(),
  saves: z.number().int(),
  goalsAgainst: z.number().int(),
  /** 0 to 1; null without a shot. */
  savePercentage: z.number().nullable(),
  goalsAgainstAverage: z.number().nullable(),
  /** Expected minus actual goals against. */
  goalsSaved: z.number(),
  toi: z.number().int(),
});
export const teamTotals = z.object({
  games: z.number().int(),
  points: z.number().int(),
  /** As in the standings: with one goal for the winner of a shootout, which is left out of percentages. */
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  shotsPerGame: z.number(),
  shotsAgainstPerGame: z.number(),
  shootingPercentage: z.number().nullable(),
  savePercentage: z.number().nullable(),
  xgPerGame: z.number(),
  xgaPerGame: z.number(),
  ppGoals: z.number().int(),
  ppOpportunities: z.number().int(),
  ppPercentage: z.number().nullable(),
  pkPercentage: z.number().nullable(),
  shGoals: z.number().int(),
  pimPerGame: z.number(),
  hitsPerGame: z.number(),
  blocksPerGame: z.number(),
  faceoffPercentage: z.number().nullable(),
});

/** Columns that each kind can be sorted by. */
export const skaterSort = z.enum([
  'points',
  'goals',
  'assists',
  'games',
  'plusMinus',
  'pim',
  'ppGoals',
  'ppPoints',
  'shGoals',
  'gameWinningGoals',
  'shots',
  'shootingPercentage',
  'xg',
  'toiPerGame',
  'hits',
  'blocks',
  'takeaways',
  'giveaways',
  'faceoffPercentage',
]);
export const goalieSort = z.enum([
  'wins',
  'games',
  'losses',
  'shutouts',
  'savePercentage',
  'goalsAgainstAverage',
  'saves',
  'shotsAgainst',
  'goalsSaved',
]);
export const teamSort = z.enum([
  'goalsFor',
  'goalsAgainst',
  'points',
  'shotsPerGame',
  'shotsAgainstPerGame',
  'shootingPercentage',
  'savePercentage',
  'xgPerGame',
  'xgaPerGame',
  'ppPercentage',
  'pkPercentage',
  'pimPerGame',
  'hitsPerGame',
  'blocksPerGame',
  'faceoffPercentage',
]);

/** Other teams with games in the line, besides the one that it is listed under; none where each team has a line of its own. */
const earlier = z.array(teamRef).optional();

export const skaterRow = z.object({
  player: playerRef,
  team: teamRef,
  earlier,
  season: z.number().int(),
  age: z.number().int(),
  totals: skaterTotals,
});
export const goalieRow = z.object({
  player: playerRef,
  team: teamRef,
  earlier,
  season: z.number().int(),
  age: z.number().int(),
  totals: goalieTotals,
});
/** Skaters and goalies of one competition, best first; of any teams. */
export const competitionStats = z.object({
  skaters: z.array(skaterRow.extend({ team: anyTeamRef })),
  goalies: z.array(goalieRow.extend({ team: anyTeamRef })),
});
export type CompetitionStats = z.infer<typeof competitionStats>;
export const teamRow = z.object({ team: teamRef, season: z.number().int(), totals: teamTotals });

/** A player's totals for one team in all his seasons with it. */
const career = {
  player: playerRef,
  firstSeason: z.number().int(),
  lastSeason: z.number().int(),
  /** Number of seasons in which he played for it, possibly with gaps. */
  seasons: z.number().int(),
};
export const skaterCareer = z.object({ ...career, totals: skaterTotals });
export const goalieCareer = z.object({ ...career, totals: goalieTotals });

/** All types of games with statistics, no matter which one was requested. */
const types = z.array(z.enum(GAME_TYPES));

/** All players who ever played for a team, and the team's own totals. */
export const teamCareers = z.object({
  team: teamRef,
  teams: z.array(teamRef),
  /** By points, at most 500: beyond that, the ones with the most games. */
  skaters: z.array(skaterCareer),
  goalies: z.array(goalieCareer),
  /** The number of all skaters, and their totals together, listed or not. */
  skatersInAll: z.number().int(),
  goaliesInAll: z.number().int(),
  skatersTogether: skaterTotals.nullable(),
  /** The team's seasons, latest first, and their totals. */
  seasons: z.array(z.object({ season: z.number().int(), totals: teamTotals })),
  totals: teamTotals.nullable(),
  types,
});

/** Game types to count. */
const type = z.enum(GAME_TYPE_FILTERS);

const list = z.object({
  season: seasonNumber.optional(),
  type: type.default('regular'),
  order: order.default('desc'),
  page: pageNumber,
});
const playerFilter = { position: positionFilter.default('S') };

/** Parameters of a league's tables of skaters and goalies. */
export const skaterList = list.extend({ id: given.league, sort: skaterSort.default('points'), ...playerFilter });
export const goalieList = list.extend({ id: given.league, sort: goalieSort.default('wins') });

export const stats = {
  leagueSkaters: get('activated', '/leagues/{id}/stats/skaters')
    .says('Skaters of a league, 25 a page')
    .takes(skaterList)
    .answersPage(skaterRow),
  leagueGoalies: get('activated', '/leagues/{id}/stats/goalies')
    .says('Goalies of a league')
    .takes(goalieList)
    .answersPage(goalieRow),
  leagueTeams: get('activated', '/leagues/{id}/stats/teams')
    .says('Teams of a league')
    .takes(list.extend({ id: given.league, sort: teamSort.default('goalsFor') }))
    .answersPage(teamRow),
  team: get('activated', '/teams/{id}/stats')
    .says('Skaters, goalies and totals of one team and season')
    .takes({ id: given.team, season: seasonNumber.optional(), type: type.default('regular') })
    .answers(
      z.object({
        team: teamRef,
        teams: z.array(teamRef),
        season: z.number().int(),
        seasons: z.array(z.number().int()),
        types,
        skaters: z.array(skaterRow),
        goalies: z.array(goalieRow),
        totals: teamTotals.nullable(),
      }),
    ),
  teamCareers: get('activated', '/teams/{id}/stats/careers')
    .says('All who ever played for one team, and its seasons')
    .takes({
      id: given.team,
      type: type.default('all'),
      /** current: only players who are on the team today. */
      roster: z.enum(['all', 'current']).default('all'),
    })
    .answers(teamCareers),
};
