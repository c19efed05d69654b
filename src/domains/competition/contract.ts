/** The words and settings of competitions. They have no calls of their own yet: a league is asked for by its league. */
import * as z from 'zod';

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

const pointsFor = z.number().int().min(0).max(9);

/** How games of a competition are decided, and what they bring. Other rules than these the engine does not play. */
export const competitionSettings = z
  .object({
    /** After sixty minutes without a winner: minutes of it, null for 20-minute periods until a goal; skaters a side. null: none. */
    overtime: z
      .discriminatedUnion('men', [
        z.object({ men: z.literal(3), minutes: z.number().int().min(1).max(20) }),
        z.object({ men: z.literal(5), minutes: z.null() }),
      ])
      .nullable(),
    /** Whether a shootout decides what overtime has not; without either a tie stands. */
    shootout: z.boolean(),
    /** For a win in regulation, a win and a loss after it, and a loss in regulation. */
    points: z.object({ win: pointsFor, overtimeWin: pointsFor, overtimeLoss: pointsFor, loss: pointsFor }),
    /** Games of a series at most. The calendar gives a round of the playoffs five days. */
    bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  })
  .refine(({ overtime, shootout }) => overtime === null || (overtime.men === 3) === shootout, {
    error: '3-on-3 ends with a shootout, 5-on-5 with a goal',
  });
export type CompetitionSettings = z.infer<typeof competitionSettings>;
