/** The vocabulary and settings of competitions. They have no calls of their own yet: a league's are reached through the league. */
import * as z from 'zod';
import { TIEBREAKERS } from '#engine/competition/settings.ts';

/**
 * A league's regular season is one competition, its playoffs another, and its preseason friendlies a third. All
 * scrimmages of a season are one, across levels.
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
 * open: accepts entries; drawn: the first pairings are known, and a reserve can still replace an entry; playing: from the
 * first result on; finished: every place is decided.
 */
export type CompetitionStatus = 'open' | 'drawn' | 'playing' | 'finished' | 'canceled';

const pointsFor = z.number().int().min(0).max(9);

/** What a game affects. A game that counts for nothing is passed only to consumers that act on all games. */
const countsFor = z.object({
  /** Box scores, season and career statistics, recaps. */
  statistics: z.boolean(),
  /** Experience, special skills, full form and morale. */
  experience: z.boolean(),
  /** Suspensions are earned and served. */
  discipline: z.boolean(),
  /** Injuries keep players out afterward. */
  injuries: z.boolean(),
  /** Spectators are counted, and pay. */
  gate: z.boolean(),
});
export type CountsFor = z.infer<typeof countsFor>;

/** What a competition and a single game have in common. */
const SHARED_RULES = {
  /** After sixty minutes without a winner: skaters per side, and minutes; null for 20-minute periods until a goal. null: no overtime. */
  overtime: z.object({ men: z.literal([3, 4, 5]), minutes: z.number().int().min(1).max(20).nullable() }).nullable(),
  /** Whether a shootout follows an undecided overtime; without either, the game ends in a tie. */
  shootout: z.boolean(),
  countsFor,
  /** Maximum game days that an injured player misses; unlimited if absent. */
  maxInjuryDays: z.number().int().min(1).max(99).optional(),
  /** Whether a tired first goalie starts all the same. */
  isDecisive: z.boolean(),
};
const importance = z.number().min(0).max(1);

type Ending = Pick<z.infer<z.ZodObject<typeof SHARED_RULES>>, 'overtime' | 'shootout'>;
const leavesNothingOpen = ({ overtime, shootout }: Ending) => overtime?.minutes !== null || !shootout;
const NOTHING_LEFT = { error: 'overtime until a goal leaves nothing to a shootout' };

/** How one game is played, and what it affects. */
export const gameRules = z
  .object({ ...SHARED_RULES, /** How much it matters to the players' nerves. */ importance })
  .refine(leavesNothingOpen, NOTHING_LEFT);
export type GameRules = z.infer<typeof gameRules>;

/**
 * What a stage sets otherwise than its competition: for a round of it, for the pairings for a place (1 in the bracket of the
 * champion, 3 in the game for third place), for both together, or for all of it. The last that applies wins.
 */
export const stageRules = z.array(
  z.strictObject({
    /** From 1. */
    round: z.number().int().min(1).optional(),
    /** The place of the winner, if he plays no further pairing. */
    place: z.number().int().min(1).optional(),
    rules: z.strictObject({ ...SHARED_RULES, importance }).partial(),
  }),
);
export type StageRules = z.infer<typeof stageRules>;

/** How games of a competition are decided, and what they bring. The engine plays no other rules than these. */
export const competitionSettings = z
  .object({
    ...SHARED_RULES,
    /** Points per result. */
    points: z.object({
      win: pointsFor,
      overtimeWin: pointsFor,
      shootoutWin: pointsFor,
      tie: pointsFor,
      shootoutLoss: pointsFor,
      overtimeLoss: pointsFor,
      loss: pointsFor,
    }),
    /** Tiebreakers of the standings, applied in order; then lots. */
    tiebreakers: z.array(z.enum(TIEBREAKERS)).min(1),
    /** Maximum games of a series. The calendar gives a playoff round five days. */
    bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    /** How much a game matters to the players' nerves, 0 to 1, by round of the bracket; the last value applies to all later rounds. */
    importance: z.array(importance).min(1),
  })
  .refine(leavesNothingOpen, NOTHING_LEFT);
export type CompetitionSettings = z.infer<typeof competitionSettings>;
