/**
 * Why a game ended as it did: told after the last horn, and never before.
 *
 * All goals here are whole thousandths, signed from the home team's point of view (+ is good for the home team), so that
 * parts add up to the goal difference without rounding. docs/decisions/008-game-reports-and-odds.md says where each number comes from.
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
 * - `play`: what they did on the day above or below that, as far as it shows in chances (expected goals).
 * - `luck`: what became of the chances: pucks that go in or stay out with the same chance to score.
 */
export const partKind = z.enum(['skill', 'play', 'luck']);
export type PartKind = z.infer<typeof partKind>;

/**
 * - `volume`, `quality`, `faceoffs`: chances at even strength: by their number, by how good they are, by won faceoffs.
 * - `discipline`, `power-play`: special teams: by time a man up, by what is made of it. Penalty shots count as power play.
 * - `nets-empty`: while a goalie is out for an extra attacker, at either end.
 * - `finishing`: shots that find the net, by the shooters of `side`. `goaltending`: what the goalies of `side` stop of them.
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
  /** Whose shooters or goalies; null where it is between both teams. */
  side: side.nullable(),
  thousandths,
});
export type ReportPart = z.infer<typeof reportPart>;

/**
 * A sentence with its parameters, from the screen's catalogue: `side` ('home' or 'away') is whom it is about, `goals` an
 * amount in goals with one decimal (never negative), `playerId` one of `players`, `percent` a share. The ids are listed at
 * `findingsOf` (rules/report/findings.ts).
 */
export const finding = z.object({ id: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Finding = z.infer<typeof finding>;

/** The same game played many times from its faceoff: same lineups, same bench changes, other chance. */
export const fanChart = z.object({
  /** How many games. */
  games: z.number().int(),
  homeWins: z.number().int(),
  awayWins: z.number().int(),
  ties: z.number().int(),
  /** Games that were tied after sixty minutes, and those of them that went to a shootout. */
  overtimes: z.number().int(),
  shootouts: z.number().int(),
  /** Mean of the final goal difference. */
  mean: thousandths,
  /** Final goal differences (home less away, the shootout's goal counts) and how many games ended so, ascending. */
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
  /** Share of the games with a smaller final difference than the real one, half of the equal ones counted. */
  realPercentile: share,
});
export type FanChart = z.infer<typeof fanChart>;

/** What a special skill had to do with. Seconds are game seconds; xg in goals. Facts that do not apply are absent. */
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
  /** Time on the ice in the situation that the skill is about, and expected goals of both teams in it. */
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
  /** false: the season's inactive one of its kind, without effect. */
  isActive: z.boolean(),
  facts: specialFacts,
  /**
   * Goals that it added to (or, a goalie's, took from) the chances that there really were, by the engine's own formula;
   * never negative. null where its effect is not on a single shot and cannot be told apart.
   */
  worth: thousandths.nullable(),
});
export type SpecialEntry = z.infer<typeof specialEntry>;

export const specialSide = z.object({
  entries: z.array(specialEntry),
  /**
   * What all special skills of the side together are worth a game against this opponent, in goals of difference for that
   * side: the game played many times with them less the game played as often without. null without re-simulation.
   */
  worth: z.object({ thousandths, standardError: thousandths, games: z.number().int() }).nullable(),
});
export type SpecialSide = z.infer<typeof specialSide>;

export const gameReport = z.object({
  gameId: ids.game,
  /** Home less away of the final score, in goals; the sum of all parts is a thousand times that. */
  goalDifference: z.number().int(),
  /** Sums of the parts by kind; `skill` is null when it cannot be told from play and luck (see `notReplayed`). */
  totals: z.object({ skill: thousandths.nullable(), play: thousandths, luck: thousandths }),
  /** In the order of `partId`, skill before play before luck. */
  parts: z.array(reportPart),
  findings: z.array(finding),
  /** Of games with exactly these chances, each scored or not by its own chance: how many end so. Adds up to 1. */
  byChances: z.object({ homeWin: share, tie: share, awayWin: share }),
  fanChart: fanChart.nullable(),
  /** Goal difference of the real game after each minute of regulation, from 0 to 60. */
  realMinutes: z.array(z.number().int()),
  specialSkills: z.object({ home: specialSide, away: specialSide }).nullable(),
  /**
   * Why the game could not be played again; null when it was. Without that, `fanChart` and `specialSkills` are null,
   * `totals.skill` too, and what lineups are worth is in `play` and `luck`.
   * - `no-inputs`: what the game was played from was not kept.
   * - `other-engine`: the game was played by an earlier engine, which would not play it the same way any more.
   */
  notReplayed: z.enum(['no-inputs', 'other-engine']).nullable(),
  /** Everybody who is named above. */
  players: z.array(playerRef),
});
export type GameReport = z.infer<typeof gameReport>;

/**
 * A report is made once, when somebody first asks for it. Until then the answer is `being-made`: ask again after
 * `retryAfterSeconds`. `no-events`: nothing but the score was kept of this game.
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
