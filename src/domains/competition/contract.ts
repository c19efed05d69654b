/** The words and settings of competitions. They have no calls of their own yet: a league is asked for by its league. */
import * as z from 'zod';
import { TIEBREAKERS } from '#engine/competition/settings.ts';

/**
 * A league's regular season is one competition, its playoffs are another; so are its friendlies before the season. All
 * scrimmages of a season are one, of whatever level.
 */
export const COMPETITION_KINDS = [
  'league',
  'playoffs',
  'friendly',
  'scrimmage',
  'friendly-cup',
  'world-championship',
  'olympics',
  'ua-cup',
  'user-tournament',
] as const;
export type CompetitionKind = (typeof COMPETITION_KINDS)[number];

/**
 * open: entries come in; drawn: who meets whom first is known, and a reserve can still replace an entry; playing: from the first result
 * on; finished: every place is decided.
 */
export type CompetitionStatus = 'open' | 'drawn' | 'playing' | 'finished' | 'canceled';

/** A stage on days of the world: the faceoff slot of all its games, and their days by round, for each game of its pairings one. */
export interface DayCalendar {
  slot: number;
  days: readonly (readonly number[])[];
}

/** A stage in real time: faceoffs (UTC) by round, for each game of its pairings one, and real milliseconds of a game second. */
export interface RealTimeCalendar {
  faceoffs: readonly (readonly string[])[];
  msPerSecond: number;
}

/** When a stage is played. */
export type StageCalendar = DayCalendar | RealTimeCalendar;

const pointsFor = z.number().int().min(0).max(9);

/** What a game leaves behind. Where it counts for nothing, nobody hears of its end. */
const countsFor = z.object({
  /** Box scores, season and career statistics, recaps. */
  statistics: z.boolean(),
  /** Experience, special skills, full form and morale. */
  experience: z.boolean(),
  /** Suspensions are earned and served. */
  discipline: z.boolean(),
  /** Who is hurt stays out afterward. */
  injuries: z.boolean(),
  /** Spectators are counted, and pay. */
  gate: z.boolean(),
});
export type CountsFor = z.infer<typeof countsFor>;

/** How games of a competition are decided, and what they bring. Other rules than these the engine does not play. */
export const competitionSettings = z
  .object({
    /** After sixty minutes without a winner: skaters a side, and minutes of it; null for 20-minute periods until a goal. null: none. */
    overtime: z.object({ men: z.literal([3, 4, 5]), minutes: z.number().int().min(1).max(20).nullable() }).nullable(),
    /** Whether a shootout decides what overtime has not; without either a tie stands. */
    shootout: z.boolean(),
    /** For each result. */
    points: z.object({
      win: pointsFor,
      overtimeWin: pointsFor,
      shootoutWin: pointsFor,
      tie: pointsFor,
      shootoutLoss: pointsFor,
      overtimeLoss: pointsFor,
      loss: pointsFor,
    }),
    /** What orders teams with a table, the first that tells them apart; then lots. */
    tiebreakers: z.array(z.enum(TIEBREAKERS)).min(1),
    /** Games of a series at most. The calendar gives a round of the playoffs five days. */
    bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    countsFor,
    /** A player who is hurt misses at most this many game days; without it as many as it takes. */
    maxInjuryDays: z.number().int().min(1).max(99).optional(),
    /** How much a game matters to the players' nerves, 0 to 1, by round of the bracket; the last goes for all after it. */
    importance: z.array(z.number().min(0).max(1)).min(1),
  })
  .refine(({ overtime, shootout }) => overtime?.minutes !== null || !shootout, {
    error: 'overtime until a goal leaves nothing to a shootout',
  });
export type CompetitionSettings = z.infer<typeof competitionSettings>;
