/** History: seasons of clubs and leagues, trophies, records, and managers of a club. */

import * as z from 'zod';
import { honored } from '#domains/awards/contract.ts';
import { clubFacts } from '#domains/club/contract.ts';
import { teamPolicy } from '#domains/club/policy.ts';
import { cupWon } from '#domains/cup/contract.ts';
import { RECORD_STATISTICS, SEASON_BESTS, TROPHY_CATEGORIES } from '#domains/history/constants.ts';
import { given, ids } from '#domains/ids.ts';
import { abilities, leaderboardCircle, level, pageNumber, personRef, playerRef, teamRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

/** A trophy with the seasons in which it was won, newest first. */
const trophyWon = z.object({
  /** As in GET /world: 'cup-pro-top'. */
  id: z.string(),
  category: z.enum(TROPHY_CATEGORIES),
  level,
  tier: z.enum(['top', 'lower']),
  description: z.string(),
  wins: z.array(z.object({ season: z.number().int(), leagueId: ids.league, team: teamRef })),
});
export type TrophyWon = z.infer<typeof trophyWon>;

const clubSeason = z.object({
  season: z.number().int(),
  leagueId: ids.league,
  /** null: the regular season is not over. */
  rank: z.number().int().nullable(),
  played: z.number().int(),
  wins: z.number().int(),
  overtimeWins: z.number().int(),
  overtimeLosses: z.number().int(),
  losses: z.number().int(),
  points: z.number().int(),
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  playoffRoundsWon: z.number().int().nullable(),
  isChampion: z.boolean(),
  movement: z.enum(['promoted', 'relegated']).nullable(),
});
export type ClubSeason = z.infer<typeof clubSeason>;

const bookOfRecords = z.array(
  z.object({
    statistic: z.enum(RECORD_STATISTICS),
    scope: z.enum(['career', 'season']),
    best: z.array(
      z.object({
        player: playerRef,
        value: z.number().int(),
        /** null: a career record. */
        season: z.number().int().nullable(),
      }),
    ),
  }),
);

const user = z.object({ id: ids.user, name: z.string() });
const date = z.object({ season: z.number().int(), day: z.number().int() });

const clubHistory = z.object({
  team: teamRef,
  teams: z.array(teamRef),
  club: clubFacts.omit({ id: true, timeZone: true, goalHorn: true, owner: true }),
  seasons: z.array(clubSeason),
  /** For all its teams. */
  trophies: z.array(trophyWon),
  /** Friendly cups that this team has won, newest first. */
  friendlyCups: z.array(cupWon),
  /** Honors that players and managers have won with this team, newest first. */
  honors: z.array(honored),
  records: bookOfRecords,
  managers: z.array(z.object({ user, from: date, to: date.nullable() })),
  /** Its overall by week, oldest first. */
  ratings: z.array(date.extend({ overall: z.number().int() })),
});
export type ClubHistory = z.infer<typeof clubHistory>;

const rivalry = z.object({
  opponent: teamRef,
  /** Whether it is the club's designated rival. */
  isRival: z.boolean(),
  /** In regular seasons and playoffs, from the team's side; `losses` in regulation. */
  games: z.number().int(),
  wins: z.number().int(),
  losses: z.number().int(),
  overtimeLosses: z.number().int(),
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  seriesWon: z.number().int(),
  seriesLost: z.number().int(),
  /** Current winning streak in these meetings; negative: losing streak. */
  streak: z.number().int(),
  last: z.object({
    gameId: ids.game,
    season: z.number().int(),
    goalsFor: z.number().int(),
    goalsAgainst: z.number().int(),
  }),
});
export type Rivalry = z.infer<typeof rivalry>;

const leagueSeason = z.object({
  season: z.number().int(),
  champion: teamRef.nullable(),
  /** The losing finalist. */
  finalist: teamRef.nullable(),
  /** First place of the regular season. */
  president: teamRef.nullable(),
  promoted: z.array(teamRef),
  relegated: z.array(teamRef),
  /** Winner of each vote and title. */
  honors: z.array(honored),
  /** The best of the regular season, once it is over and counted. `isRecord`: more than in any season before. */
  bests: z.array(
    z.object({
      statistic: z.enum(SEASON_BESTS),
      player: playerRef,
      team: teamRef,
      value: z.number().int(),
      isRecord: z.boolean(),
    }),
  ),
});
export type LeagueSeason = z.infer<typeof leagueSeason>;

const leagueHistory = z.object({
  leagueId: ids.league,
  seasons: z.array(leagueSeason),
  /** Cups and regular seasons won, by club. */
  titles: z.array(z.object({ team: teamRef, cups: z.number().int(), presidents: z.number().int() })),
  /** The best seasons of all time, best first. */
  records: z.array(
    z.object({
      statistic: z.enum(SEASON_BESTS),
      best: z.array(z.object({ player: playerRef, season: z.number().int(), value: z.number().int() })),
    }),
  ),
});
export type LeagueHistory = z.infer<typeof leagueHistory>;

const cabinet = z.object({
  user,
  trophies: z.array(trophyWon),
  /** Clubs that the user has managed, newest first. */
  clubs: z.array(z.object({ team: teamRef, from: date, to: date.nullable() })),
  /** Other careers of the user, with the first and the last season; null: still active. */
  careers: z.array(
    z.object({ person: personRef, startedAt: z.number().int(), retiredAt: z.number().int().nullable() }),
  ),
});

const numbers = z.object({
  /** By number. */
  retired: z.array(z.object({ player: playerRef, number: z.number().int(), season: z.number().int() })),
  /** Players whose numbers the club may retire, most games for it first. */
  candidates: z.array(
    z.object({ player: playerRef, number: z.number().int(), games: z.number().int(), isMember: z.boolean() }),
  ),
  /** Whether it may retire another number this season. */
  isOpen: z.boolean(),
  abilities: abilities(teamPolicy),
});

export const history = {
  numbers: get('activated', '/teams/{id}/retired-numbers')
    .says("Numbers that the team's club has retired, and those that it may retire")
    .takes({ id: given.team })
    .answers(numbers),
  retireNumber: post('activated', '/teams/{id}/retired-numbers', { ability: teamPolicy.numberPlayers })
    .says('Retire the number of a great one; 409 when he has not earned it, or one was retired this season')
    .takes({ id: given.team, playerId: given.player })
    .nothing(),
  ofTeam: get('activated', '/teams/{id}/history')
    .says('Seasons, trophies, records and managers of a team')
    .takes({ id: given.team })
    .answers(clubHistory),
  rivalries: get('activated', '/teams/{id}/rivalries')
    .says('All-time series of a team against everybody it has met: its rival first, then whom it has met most')
    .takes({ id: given.team })
    .answers(z.array(rivalry)),
  ofLeague: get('activated', '/leagues/{id}/history')
    .says('Champions, awards and moves of a league by season')
    .takes({ id: given.league })
    .answers(leagueHistory),
  ofUser: get('activated', '/users/{id}/trophies')
    .says('Clubs and trophies of a manager')
    .takes({ id: given.user })
    .answers(cabinet),
  trophyBoard: get('activated', '/leaderboard/trophies')
    .says('Managers by the trophies that they have won, 25 a page')
    .takes({ page: pageNumber, of: leaderboardCircle })
    .answersPage(
      z.object({
        rank: z.number().int(),
        user,
        team: teamRef.nullable(),
        cups: z.number().int(),
        presidents: z.number().int(),
        points: z.number().int(),
      }),
    ),
};
