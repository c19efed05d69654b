/** The probation of a new manager, and what the board has said to what they asked. */
import * as z from 'zod';
import { given } from '#domains/ids.ts';
import { ACTS } from '#domains/probation/constants.ts';
import { formerAct } from '#domains/probation/kinds.ts';
import { probationPolicy } from '#domains/probation/policy.ts';
import { instant } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const dollars = z.number().int();
const date = z.object({ season: z.number().int(), day: z.number().int() });

/** What the board was asked about: a player or a team by name, one of the facilities, an amount. */
const about = z.object({
  name: z.string().optional(),
  facility: z.string().optional(),
  amount: dollars.optional(),
});
export type About = z.infer<typeof about>;

export const probationView = z.object({
  reason: z.enum(['new', 'bankruptcy']),
  /** Both must have passed: the game day, and the real time. */
  untilDay: date,
  until: instant,
  daysLeft: z.number().int().min(0),
  /** Whole dollars: loans up to `free` in all need no consent; the board agrees to `most` more. */
  loan: z.object({ free: dollars, most: dollars }),
  /** What a facility project must leave in the bank. */
  reserve: dollars,
  /** Players that may still be put on waivers without consent. */
  waiversLeft: z.number().int().min(0),
  /** What the board has said, the last first; `refused`: why it said no. */
  answers: z.array(
    z.object({
      id: z.number().int(),
      on: date,
      act: z.enum(ACTS),
      about,
      refused: z
        .object({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) })
        .nullable(),
    }),
  ),
});
export type ProbationView = z.infer<typeof probationView>;

export const formerActView = z.object({
  /** Of the notification that tells of it: undoing that one reverses it. */
  id: z.number().int(),
  act: formerAct,
});
export type FormerActView = z.infer<typeof formerActView>;

export const probation = {
  find: get('activated', '/teams/{id}/probation', { ability: probationPolicy.hear })
    .says('Your probation as a new manager, and what the board has said; null when it is over')
    .takes({ id: given.team })
    .answers(probationView.nullable()),
  formerActs: get('activated', '/teams/{id}/former-acts', { ability: probationPolicy.hear })
    .says('What the last manager of your club did before leaving and you can reverse, by undoing the notification')
    .takes({ id: given.team })
    .answers(z.array(formerActView)),
};
