/** A club's season in review, written in the night after the last final. */

import * as z from 'zod';
import { awardLine, honored } from '#domains/awards/contract.ts';
import { ledgerKind } from '#domains/finances/contract.ts';
import { BROKEN_RECORDS } from '#domains/history/constants.ts';
import { given, ids } from '#domains/ids.ts';
import { ARRIVED_BY, LEADING, LEFT_BY } from '#domains/season-review/constants.ts';
import { level, playerRef, seasonNumber, teamRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const gameOfReview = z.object({
  gameId: ids.game,
  day: z.number().int(),
  opponent: teamRef,
  isHome: z.boolean(),
  goalsFor: z.number().int(),
  goalsAgainst: z.number().int(),
  endedIn: z.enum(['regulation', 'overtime', 'shootout']),
  /** Playoff round in which it was played; null: regular season. */
  playoffRound: z.number().int().nullable(),
});

const review = z.object({
  leagueId: ids.league,
  rank: z.number().int(),
  /** Clubs of the league. */
  clubs: z.number().int(),
  /** Rank of its rating among them as the season began; null: not on record. */
  expectedRank: z.number().int().nullable(),
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
  /** The win that decided the last series that it won; otherwise the win over the best team that it beat. */
  bestWin: gameOfReview.nullable(),
  biggestWin: gameOfReview.nullable(),
  biggestLoss: gameOfReview.nullable(),
  leaders: z.array(z.object({ statistic: z.enum(LEADING), player: playerRef, value: z.number() })),
  honors: z.array(honored),
  arrivals: z.array(
    z.object({
      player: playerRef,
      by: z.enum(ARRIVED_BY),
      season: z.number().int(),
      day: z.number().int(),
      /** The club that he came from; null: none. */
      from: teamRef.nullable(),
      tradeId: ids.trade.nullable(),
      /** Whole dollars a season; null: he brought his contract along. */
      salary: z.number().int().nullable(),
      /** His regular season with the club's first team; null: he has not played for it. */
      line: awardLine.nullable(),
    }),
  ),
  departures: z.array(
    z.object({
      player: playerRef,
      by: z.enum(LEFT_BY),
      season: z.number().int(),
      day: z.number().int(),
      to: teamRef.nullable(),
      tradeId: ids.trade.nullable(),
      /** His line with the other club in the same regular season. */
      line: awardLine.nullable(),
    }),
  ),
  /** Young players of all its teams, the largest gain first. */
  young: z.array(
    z.object({
      player: playerRef,
      level,
      age: z.number().int(),
      /** His overall at the start of the season, and at its end. */
      before: z.number().int(),
      after: z.number().int(),
    }),
  ),
  records: z.array(
    z.object({
      statistic: z.enum(BROKEN_RECORDS),
      scope: z.enum(['season', 'career']),
      player: z.string(),
      value: z.number().int(),
      before: z.number().int(),
      holder: z.string(),
    }),
  ),
  /** The club's manager at the season's end; null: none, or one who has left the game. */
  manager: z
    .object({
      user: z.object({ id: ids.user, name: z.string() }),
      rating: z.number().int(),
      /** At the start of the season; null: not yet rated. */
      ratingBefore: z.number().int().nullable(),
    })
    .nullable(),
});
export type SeasonReview = z.infer<typeof review>;

const books = z.object({
  income: z.number().int(),
  expenses: z.number().int(),
  /** Income or cost per kind of booking, largest first. */
  kinds: z.array(z.object({ kind: ledgerKind, amount: z.number().int() })),
});
export type SeasonBooks = z.infer<typeof books>;

const season = seasonNumber.optional();

export const seasonReviews = {
  find: get('activated', '/teams/{id}/season-review')
    .says("Review of a season of a team's club, the last one unless another is asked for")
    .takes({ id: given.team, season })
    .answers(
      z.object({
        /** The first team of the club. */
        team: teamRef,
        /** Seasons with a review, newest first. */
        seasons: z.array(z.number().int()),
        /** null: no season has been reviewed, or not this one. */
        season: z.number().int().nullable(),
        review: review.nullable(),
      }),
    ),
  books: get('activated', '/teams/{id}/season-review/books')
    .says('What your club earned and spent from the first day of a season to its last final')
    .takes({ id: given.team, season })
    .answers(books.nullable()),
};
