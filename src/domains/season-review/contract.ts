/** What a season was for a club, written down in the night after the last final. */

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
  /** Round of the playoffs that it was played in; null: of the regular season. */
  playoffRound: z.number().int().nullable(),
});

const review = z.object({
  leagueId: ids.league,
  rank: z.number().int(),
  /** Clubs of the league. */
  clubs: z.number().int(),
  /** Place of its rating among theirs as the season began; null: it was not on record. */
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
  /** The win that decided the last series that it won; else the win over the best of those it beat. */
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
      /** Whom he came from; null: from nobody. */
      from: teamRef.nullable(),
      tradeId: ids.trade.nullable(),
      /** Whole dollars a season; null: he came with his contract. */
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
      /** What he did for the other club in the same regular season. */
      line: awardLine.nullable(),
    }),
  ),
  /** The young of all its teams, who gained most first. */
  young: z.array(
    z.object({
      player: playerRef,
      level,
      age: z.number().int(),
      /** His overall as the season began, and as it ended. */
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
  /** Anyone who ran the club as the season ended; null: nobody, or somebody who has left the game. */
  manager: z
    .object({
      user: z.object({ id: ids.user, name: z.string() }),
      rating: z.number().int(),
      /** As the season began; null: he had not been rated. */
      ratingBefore: z.number().int().nullable(),
    })
    .nullable(),
});
export type SeasonReview = z.infer<typeof review>;

const books = z.object({
  income: z.number().int(),
  expenses: z.number().int(),
  /** What each kind of booking brought or cost, the largest first. */
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
        /** Seasons that have a review, the newest first. */
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
