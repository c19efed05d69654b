/** The kinds of facts that the news state themselves: what games came to. */

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
    /** The first star by name; '' if nobody was. */
    star: z.string(),
    /** Of a playoff series, from 1; it is missing outside of the playoffs. */
    seriesGame: z.number().int().optional(),
  }),
  fact('injury', {
    player: z.string(),
    team: z.string(),
    part: z.enum(PARTS),
    severity: z.enum(SEVERITIES),
    /** Game days that he is out, from 1. */
    days: z.number().int(),
    /** Against whom it happened, and in which game of a playoff series. */
    opponent: z.string(),
    seriesGame: z.number().int().optional(),
  }),
  /** Games in a row, tonight's among them. `other`: tonight's opponent. */
  fact('streak', {
    teamId: ids.team,
    team: z.string(),
    streak: z.enum(['winning', 'losing']),
    games: z.number().int(),
    other: z.string(),
  }),
  /** `other`: against whom it ended. */
  fact('streak-ended', {
    teamId: ids.team,
    team: z.string(),
    streak: z.enum(['winning', 'losing']),
    games: z.number().int(),
    other: z.string(),
  }),
  /** A total of the season, in this many games. */
  fact('milestone', {
    player: z.string(),
    team: z.string(),
    what: z.enum(MILESTONES),
    value: z.number().int(),
    games: z.number().int(),
  }),
  /** `ahead`: points before the second. */
  fact('league-leader', {
    teamId: ids.team,
    team: z.string(),
    league: z.string(),
    points: z.number().int(),
    ahead: z.number().int(),
  }),
  /** The game between the best placed teams of a league, on its eve; places and points in its table. */
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
  /** Teams that are better or worse than before the summer, the most first: by how many points, and what they are rated now. */
  fact('off-season-movers', { league: z.string(), up: z.array(mover), down: z.array(mover) }),
  /** The strongest teams of a league after a week, the strongest first. */
  fact('power-ranking', {
    week: z.number().int(),
    league: z.string(),
    teams: z.array(
      z.object({
        teamId: ids.team,
        team: z.string(),
        /** Places up in a week; null: not ranked before. */
        moved: z.number().int().nullable(),
      }),
    ),
  }),
] as const;
