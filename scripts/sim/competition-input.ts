/** Reads plans and results of competitions from JSON. */
import * as z from 'zod';
import { IIHF_TIEBREAKERS } from '#engine/competition/settings.ts';
import type { Event, Plan } from './competition.ts';

const number = z.number();
const name = z.string().min(1);

/** What the check of a plan relies on; it finds everything else that is wrong. */
const stage = z.looseObject({
  format: z.enum(['round-robin', 'swiss', 'knockout', 'double-elimination', 'series', 'placement']),
  points: z
    .union([z.enum(['three-two-one', 'two-one', 'two-or-tie']), z.record(z.string(), number)])
    .default('three-two-one'),
  tiebreakers: z.array(z.string()).default([...IIHF_TIEBREAKERS]),
  sources: z
    .array(z.looseObject({ stage: number, take: z.enum(['top-of-groups', 'best-of-place', 'places']) }))
    .default([]),
});
const format = z.union([
  z.object({ bestOf: number, homeRuns: z.array(number).optional() }),
  z.object({ legs: number }),
]);
const bracketKind = z.enum(['fixed', 'reseeding']);
const crossoverPlace = z.union([z.object({ group: number, place: number }), z.object({ best: number, place: number })]);

const OF_FORMAT = {
  'round-robin': z.looseObject({
    groups: number,
    legs: number.default(1),
    grouping: z.enum(['snake', 'pots']).default('snake'),
    hosts: z.enum(['balanced', 'better-seed']).default('balanced'),
  }),
  swiss: z.looseObject({ rounds: number }),
  knockout: z.looseObject({
    bracket: z.union([bracketKind, z.array(bracketKind)]).default('fixed'),
    rounds: z.array(format).default([{ bestOf: 1 }]),
    playedPlaces: number.default(2),
    placement: format.optional(),
    lastRound: number.optional(),
    crossover: z.array(z.tuple([crossoverPlace, crossoverPlace])).optional(),
    sameGroup: z.enum(['allowed', 'not-in-first-round', 'not-before-final']).optional(),
  }),
  'double-elimination': z.looseObject({
    pairings: format.default({ bestOf: 1 }),
    final: format.default({ bestOf: 1 }),
    resetFinal: z.boolean().default(true),
  }),
  series: z.looseObject({ series: format }),
  placement: z.looseObject({ pairings: format.default({ bestOf: 1 }) }),
} as const;

const calendar = z.union([
  z.object({ slot: number, days: z.array(z.array(number)) }),
  z.object({ faceoffs: z.array(z.array(z.string())), msPerSecond: number }),
]);

const plan = z
  .object({
    entries: z.array(name),
    reserves: z.array(name).optional(),
    stages: z.array(stage.transform((settings) => OF_FORMAT[settings.format].parse(settings))),
    calendars: z.array(calendar).optional(),
  })
  .refine(
    ({ entries, reserves = [] }) => new Set([...entries, ...reserves]).size === entries.length + reserves.length,
    {
      error: 'every name is listed once',
    },
  );

const goals = number.int().min(0);
const events = z.array(
  z.union([
    z.object({
      home: name,
      away: name,
      homeGoals: goals,
      awayGoals: goals,
      endedIn: z.enum(['regulation', 'overtime', 'shootout']).optional(),
    }),
    z.object({ forfeitedBy: name, against: name }),
    z.object({ withdrawn: name }),
  ]),
);

/** Returns a plan with the defaults of its stages. @throws z.ZodError for anything else */
export function parsePlan(content: unknown): Plan {
  return plan.parse(content) as unknown as Plan; // its shape has been checked, its numbers are the check's
}

/** @throws z.ZodError for anything that is not a list of events */
export function parseEvents(content: unknown): Event[] {
  return events.parse(content) as Event[];
}
