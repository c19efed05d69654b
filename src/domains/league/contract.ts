import * as z from 'zod';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { gameRef, newsItem, playerRef, ratings, seasonNumber, standingsRow, teamRef } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { get } from '#platform/calls/call.ts';

export const seriesView = z.object({
  id: z.number().int(),
  /** 1 quarter-final, 2 semi-final, 3 final. */
  round: z.number().int(),
  slot: z.number().int(),
  high: teamRef,
  low: teamRef,
  highSeed: z.number().int(),
  lowSeed: z.number().int(),
  highWins: z.number().int(),
  lowWins: z.number().int(),
  winnerTeamId: ids.team.nullable(),
});
export type SeriesView = z.infer<typeof seriesView>;

const standings = z.object({
  leagueId: ids.league,
  season: z.number().int(),
  rows: z.array(standingsRow),
  /** Number of teams promoted at the top, relegated at the bottom, and in the playoffs. */
  lines: z.object({ promoted: z.number().int(), relegated: z.number().int(), playoffs: z.number().int() }),
});

const leagueRatings = z.array(
  z.object({
    team: teamRef,
    ratings,
    /** Overall at the end of each week of the season so far, oldest first. */
    history: z.array(z.object({ day: z.number().int(), overall: z.number().int() })),
  }),
);
export type LeagueRatings = z.infer<typeof leagueRatings>;

export const league = {
  ratings: get('activated', '/leagues/{id}/ratings')
    .says('The five ratings of each team, week by week')
    .takes({ id: given.league })
    .answers(z.object({ leagueId: ids.league, season: z.number().int(), teams: leagueRatings })),
  overview: get('activated', '/leagues/{id}/overview')
    .says("The day's games, table, leaders, news, bracket")
    .takes({ id: given.league })
    .answers(
      z.object({
        leagueId: ids.league,
        season: z.number().int(),
        day: z.number().int(),
        games: z.array(gameRef),
        /** Before the first game of a season, those of the last one, as their season numbers show. */
        standings,
        leadersSeason: z.number().int(),
        leaders: z.array(
          z.object({
            statistic: z.string(),
            rows: z.array(z.object({ player: playerRef, team: teamRef, value: z.number() })),
          }),
        ),
        series: z.array(seriesView),
        news: z.array(newsItem),
        /** Champion of the running season; null while undecided. */
        champion: teamRef.nullable(),
        /** The latest champion; null before the first. */
        titleHolder: z.object({ season: z.number().int(), team: teamRef }).nullable(),
      }),
    ),
  standings: get('activated', '/leagues/{id}/standings')
    .says('Table of a season: overall, at home or away')
    .takes({
      id: given.league,
      /** If absent: the running one from its first faceoff on, before that the last one played. */
      season: seasonNumber.optional(),
      split: z.enum(['overall', 'home', 'away', 'last-ten']).default('overall'),
    })
    .answers(standings),
  schedule: get('activated', '/leagues/{id}/schedule')
    .says('Games of one day, and the days that have any')
    .takes({ id: given.league, season: seasonNumber.optional(), day: wholeNumber(1, DAYS_PER_SEASON).optional() })
    .answers(
      z.object({
        leagueId: ids.league,
        season: z.number().int(),
        day: z.number().int(),
        days: z.array(z.number().int()),
        games: z.array(gameRef),
      }),
    ),
  playoffs: get('activated', '/leagues/{id}/playoffs')
    .says('The bracket of a season')
    .takes({ id: given.league, season: seasonNumber.optional() })
    .answers(
      z.object({
        leagueId: ids.league,
        season: z.number().int(),
        series: z.array(seriesView),
        champion: teamRef.nullable(),
      }),
    ),
};
