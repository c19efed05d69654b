/** The probation of a new manager, and the board's rulings on their requests. */
import * as z from 'zod';
import { given } from '#domains/ids.ts';
import { ACTS } from '#domains/probation/constants.ts';
import { formerAct } from '#domains/probation/kinds.ts';
import { probationPolicy } from '#domains/probation/policy.ts';
import { instant } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const dollars = z.number().int();
const date = z.object({ season: z.number().int(), day: z.number().int() });

/** The subject of a ruling: the name of a player or a team, a facility, or an amount. */
const about = z.object({
  name: z.string().optional(),
  facility: z.string().optional(),
  amount: dollars.optional(),
});
export type About = z.infer<typeof about>;

export const probationView = z.object({
  reason: z.enum(['new', 'bankruptcy']),
  /** Probation ends when both have passed: the game day and the real time. */
  untilDay: date,
  until: instant,
  daysLeft: z.number().int().min(0),
  /** In a fast world: the game days on which the manager still has to act, which count instead of `untilDay`; null: not a fast world. */
  actDaysLeft: z.number().int().nullable(),
  /** Whole dollars: loans up to a total of `free` need no consent; the board agrees to `most` more. */
  loan: z.object({ free: dollars, most: dollars }),
  /** Amount that must remain in the bank after starting a facility project. */
  reserve: dollars,
  /** Players that can still be put on waivers without consent. */
  waiversLeft: z.number().int().min(0),
  /** The board's rulings, latest first; `refused`: its reason to say no. */
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
  /** Id of the notification about it; undoing that one reverses the act. */
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
