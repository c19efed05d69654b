/**
 * Why a game ended as it did: available after the final horn, and never before.
 *
 * All goals here are whole thousandths, signed from the home team's point of view (+ is good for the home team), so that
 * parts add up to the goal difference without rounding. docs/decisions/004-games.md says where each
 * number comes from.
 */

import * as z from 'zod';
import { given, ids } from '#domains/ids.ts';
import { playerRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

/** Goals in whole thousandths. */
const thousandths = z.number().int();
const share = z.number().min(0).max(1);
const side = z.enum(['home', 'away']);

/**
 * - `skill`: what these two lineups are worth, the mean of many games between them.
 * - `play`: how far the teams were above or below that on the day, as far as it shows in chances (expected goals).
 * - `luck`: what became of the chances: whether pucks with the same chance to score went in or stayed out.
 */
export const partKind = z.enum(['skill', 'play', 'luck']);
export type PartKind = z.infer<typeof partKind>;

/**
 * - `volume`, `quality`, `faceoffs`: chances at even strength: by their number, by their quality, by won faceoffs.
 * - `discipline`, `power-play`: special teams: by time on the man advantage, by what was made of it. Penalty shots count
 *   as power play.
 * - `nets-empty`: while a goalie is pulled for an extra attacker, at either end.
 * - `finishing`: shots that find the net, by the shooters of `side`. `goaltending`: what the goalies of `side` stop of
 *   them.
 * - `shootout`: the goal that the shootout gives.
 */
export const partId = z.enum([
  'volume',
  'quality',
  'faceoffs',
  'discipline',
  'power-play',
  'nets-empty',
  'finishing',
  'goaltending',
  'shootout',
]);
export type PartId = z.infer<typeof partId>;

export const reportPart = z.object({
  id: partId,
  kind: partKind,
  /** The side of the shooters or goalies; null for parts that both teams share. */
  side: side.nullable(),
  thousandths,
});
export type ReportPart = z.infer<typeof reportPart>;

/**
 * A sentence with its parameters, from the screen's catalog: `side` ('home' or 'away') is its subject, `goals` an amount
 * in goals with one decimal (never negative), `playerId` one of `players`, `percent` a share. The ids are listed at
 * `findingsOf` (rules/report/findings.ts).
 */
export const finding = z.object({ id: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Finding = z.infer<typeof finding>;

/** The same game played many times from its faceoff: same lineups, same bench changes, different chance. */
export const fanChart = z.object({
  /** Number of games. */
  games: z.number().int(),
  homeWins: z.number().int(),
  awayWins: z.number().int(),
  ties: z.number().int(),
  /** Games that were tied after sixty minutes, and those of them that went to a shootout. */
  overtimes: z.number().int(),
  shootouts: z.number().int(),
  /** Mean of the final goal difference. */
  mean: thousandths,
  /** Final goal differences (home minus away, including the shootout's goal) and the number of games with each, ascending. */
  differences: z.array(z.object({ difference: z.number().int(), games: z.number().int() })),
  /** Percentiles of the running goal difference after each minute of regulation, from 0 to 60. */
  minutes: z.array(
    z.object({
      minute: z.number().int(),
      p5: z.number().int(),
      p25: z.number().int(),
      p50: z.number().int(),
      p75: z.number().int(),
      p95: z.number().int(),
    }),
  ),
  /** Share of the games with a smaller final difference than the real one, plus half of those with the same. */
  realPercentile: share,
});
export type FanChart = z.infer<typeof fanChart>;

/** Facts about a special skill in the game. Seconds are game seconds; xg in goals. Facts that do not apply are absent. */
export const specialFacts = z.object({
  shots: z.number().int().optional(),
  goals: z.number().int().optional(),
  xg: z.number().optional(),
  assists: z.number().int().optional(),
  hits: z.number().int().optional(),
  blocks: z.number().int().optional(),
  fights: z.number().int().optional(),
  penalties: z.number().int().optional(),
  faceoffsWon: z.number().int().optional(),
  faceoffsLost: z.number().int().optional(),
  /** Time on ice in the situation that the skill affects, and expected goals of both teams in it. */
  seconds: z.number().int().optional(),
  xgFor: z.number().optional(),
  xgAgainst: z.number().optional(),
  shotsAgainst: z.number().int().optional(),
  saves: z.number().int().optional(),
});
export type SpecialFacts = z.infer<typeof specialFacts>;

export const specialEntry = z.object({
  playerId: ids.player,
  special: z.string(),
  /** false: the special skill of its kind that is inactive this season, without effect. */
  isActive: z.boolean(),
  facts: specialFacts,
  /**
   * Goals that it added to the actual chances (or, for a goalie, prevented), by the engine's own formula; never negative.
   * null where its effect is not on a single shot and cannot be isolated.
   */
  worth: thousandths.nullable(),
});
export type SpecialEntry = z.infer<typeof specialEntry>;

export const specialSide = z.object({
  entries: z.array(specialEntry),
  /**
   * What all special skills of the side together are worth per game against this opponent, in goals of difference for
   * that side: the mean over many replays with them minus the mean over as many without. null without re-simulation.
   */
  worth: z.object({ thousandths, standardError: thousandths, games: z.number().int() }).nullable(),
});
export type SpecialSide = z.infer<typeof specialSide>;

export const gameReport = z.object({
  gameId: ids.game,
  /** Final score as home minus away, in goals; the sum of all parts is a thousand times that. */
  goalDifference: z.number().int(),
  /** Sums of the parts by kind; `skill` is null when it cannot be separated from play and luck (see `notReplayed`). */
  totals: z.object({ skill: thousandths.nullable(), play: thousandths, luck: thousandths }),
  /** In the order of `partId`, skill before play before luck. */
  parts: z.array(reportPart),
  findings: z.array(finding),
  /** Shares of results among games with exactly these chances, each scored or not by its own probability. Adds up to 1. */
  byChances: z.object({ homeWin: share, tie: share, awayWin: share }),
  fanChart: fanChart.nullable(),
  /** Goal difference of the real game after each minute of regulation, from 0 to 60. */
  realMinutes: z.array(z.number().int()),
  specialSkills: z.object({ home: specialSide, away: specialSide }).nullable(),
  /**
   * Why the game could not be replayed; null when it was. Without replays, `fanChart`, `specialSkills` and `totals.skill`
   * are null, and what the lineups are worth is part of `play` and `luck`.
   * - `no-inputs`: the inputs of the game were not kept.
   * - `other-engine`: the game was played by an earlier engine, so the current one would play it differently.
   */
  notReplayed: z.enum(['no-inputs', 'other-engine']).nullable(),
  /** All players named above. */
  players: z.array(playerRef),
});
export type GameReport = z.infer<typeof gameReport>;

/**
 * Answer to a request for a report, which is made once, at the first request. Until then the answer is `being-made`: ask
 * again after `retryAfterSeconds`. `no-events`: only the score of this game was kept.
 */
export const reportAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('being-made'), retryAfterSeconds: z.number().int() }),
  z.object({ state: z.literal('no-events') }),
  z.object({ state: z.literal('ready'), report: gameReport }),
]);
export type ReportAnswer = z.infer<typeof reportAnswer>;

export const reportCalls = {
  report: get('activated', '/games/{id}/report', { rateLimit: 'report' })
    .says('Why a finished game ended as it did; 404 until the last horn, 503 while too many reports are waited for')
    .takes({ id: given.game })
    .answers(reportAnswer),
};
