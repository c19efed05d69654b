/** Purses of careers: the courses they pay for, and what happens to the rest. */
import * as z from 'zod';
import { given, ids, wholeNumber } from '#domains/ids.ts';
import { CAREER_KINDS, COURSES } from '#domains/person/constants.ts';
import { MAX_COURSES } from '#domains/purse/constants.ts';
import { get, post } from '#platform/calls/call.ts';

const kind = z.enum(CAREER_KINDS);
const course = z.enum(COURSES);
const dollars = z.number().int();

const lesson = z.object({
  course,
  /** The skill, 0 to 99, before and after; null: not a skill. */
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  /** null: nothing to gain from it. */
  price: dollars.nullable(),
  /** For a study trip: ids of nations whose hockey the person does not know yet. */
  nations: z.array(ids.nation).nullable(),
});
export type LessonView = z.infer<typeof lesson>;

export const purseView = z.object({
  balance: dollars,
  lessons: z.array(lesson),
  /** Number of the next course this season, from 1; null: the season's limit is reached. */
  next: z.number().int().nullable(),
  /** Latest first. */
  taken: z.array(
    z.object({
      season: z.number().int(),
      number: z.number().int(),
      day: z.number().int(),
      course,
      nationId: ids.nation.nullable(),
      price: dollars,
      from: z.number().int().nullable(),
      to: z.number().int().nullable(),
    }),
  ),
  /** Pucks due if the career ended now, and the most that careers of this kind can still bring. */
  pucks: z.number().int(),
  pucksLeft: z.number().int(),
});
export type PurseView = z.infer<typeof purseView>;

export const purses = {
  find: get('activated', '/careers/{kind}/purse')
    .says('The purse of your career, what it buys, and what it has bought; null without such a career')
    .takes({ kind })
    .answers(purseView.nullable()),
  learn: post('activated', '/careers/{kind}/courses', { open: 'everybody may have a career, and spends his own money' })
    .says(
      'Pay for a course, a trip or a move out of the purse of your career; 409 when `number` is not the next of the season',
    )
    .takes({ kind, course, number: wholeNumber(1, MAX_COURSES), nationId: given.nation.optional() })
    .answers(purseView.nullable()),
};
