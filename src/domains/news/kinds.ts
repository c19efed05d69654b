/** The kinds of facts that the news domain itself states: results, injuries, streaks and previews. */

import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';
import { MILESTONES } from '#domains/news/constants.ts';
import { ENDINGS, PARTS, SEVERITIES } from '#engine/match/record/codec/words.ts';

const mover = z.object({
  teamId: ids.team,
  team: z.string(),
  points: z.number().int().min(1),
  overall: z.number().int(),
});

export const recapNews = [
  fact('game-recap', {
    homeTeamId: ids.team,
    awayTeamId: ids.team,
    home: z.string(),
    away: z.string(),
    homeScore: z.number().int(),
    awayScore: z.number().int(),
    endedIn: z.enum(ENDINGS),
    /** Name of the first star; '' if there was none. */
    star: z.string(),
    /** Number of the game in a playoff series, from 1; absent outside the playoffs. */
    seriesGame: z.number().int().optional(),
  }),
  fact('injury', {
    player: z.string(),
    team: z.string(),
    part: z.enum(PARTS),
    severity: z.enum(SEVERITIES),
    /** Game days missed, from 1. */
    days: z.number().int(),
    /** The opponent in the game of the injury, and the number of that game in a playoff series. */
    opponent: z.string(),
    seriesGame: z.number().int().optional(),
  }),
  /** Consecutive games including tonight's. `other`: tonight's opponent. */
  fact('streak', {
    teamId: ids.team,
    team: z.string(),
    streak: z.enum(['winning', 'losing']),
    games: z.number().int(),
    other: z.string(),
  }),
  /** `other`: the opponent who ended it. */
  fact('streak-ended', {
    teamId: ids.team,
    team: z.string(),
    streak: z.enum(['winning', 'losing']),
    games: z.number().int(),
    other: z.string(),
  }),
  /** A season total, reached in this many games. */
  fact('milestone', {
    player: z.string(),
    team: z.string(),
    what: z.enum(MILESTONES),
    value: z.number().int(),
    games: z.number().int(),
  }),
  /** `ahead`: lead over second place, in points. */
  fact('league-leader', {
    teamId: ids.team,
    team: z.string(),
    league: z.string(),
    points: z.number().int(),
    ahead: z.number().int(),
  }),
  /**
   * The game between the best-placed teams of a league, announced the day before; places and points are from its table.
   */
  fact('preview', {
    homeTeamId: ids.team,
    awayTeamId: ids.team,
    home: z.string(),
    away: z.string(),
    homePlace: z.number().int(),
    awayPlace: z.number().int(),
    homePoints: z.number().int(),
    awayPoints: z.number().int(),
    league: z.string(),
  }),
  /**
   * Teams that improved or declined over the summer, largest change first: the change in rating points and the rating
   * now.
   */
  fact('off-season-movers', { league: z.string(), up: z.array(mover), down: z.array(mover) }),
  /** Power ranking of a league after a week, strongest team first. */
  fact('power-ranking', {
    week: z.number().int(),
    league: z.string(),
    teams: z.array(
      z.object({
        teamId: ids.team,
        team: z.string(),
        /** Places gained in a week; null: not ranked before. */
        moved: z.number().int().nullable(),
      }),
    ),
  }),
] as const;
