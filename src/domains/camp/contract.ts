/** Camps in the preseason: the invited players, the focus, and the results. */

import * as z from 'zod';
import { CAMP_FOCUSES, CAMP_KINDS, CAMPS } from '#domains/camp/constants.ts';
import { given, id } from '#domains/ids.ts';
import { level, playerRef, teamRef } from '#domains/shapes.ts';
import { trainingPolicy } from '#domains/training/policy.ts';
import { get, put } from '#platform/calls/call.ts';

const focus = z.enum(CAMP_FOCUSES);

const reportRow = z.object({
  player: playerRef,
  age: z.number().int(),
  level,
  /** How he worked, 1 to 99; 50 is average. */
  grade: z.number().int(),
  /** The skill that he worked on; null: all his skills, because none of the focus can be trained. */
  skill: z.string().nullable(),
  /** Gains in hundredths of a point, of his overall and of that skill; null: he is past growing in a camp. */
  gain: z.object({ overall: z.number().int(), skill: z.number().int() }).nullable(),
  /** Points of form; null: the camp does not affect it. */
  form: z.number().int().nullable(),
});
export type CampReportRow = z.infer<typeof reportRow>;

const camp = z.object({
  kind: z.enum(CAMP_KINDS),
  firstDay: z.number().int(),
  lastDay: z.number().int(),
  places: z.number().int(),
  /** null: no age limit. */
  oldest: z.number().int().nullable(),
  isOver: z.boolean(),
  /** null: the assistant chooses it. */
  focus: focus.nullable(),
  /** null: the assistant chooses the players to invite. */
  invited: z.array(z.number().int()).nullable(),
  /** What the assistant would choose today. */
  proposed: z.object({ focus, invited: z.array(z.number().int()) }),
  /** Players who may be invited, best first. */
  candidates: z.array(
    z.object({ player: playerRef, level, age: z.number().int(), overall: z.number().int(), isInjured: z.boolean() }),
  ),
  /** Report of this season if the camp is over, otherwise of the previous one; null: none. Best grade first. */
  report: z.object({ season: z.number().int(), focus, rows: z.array(reportRow) }).nullable(),
});
export type Camp = z.infer<typeof camp>;

const campsView = z.object({ team: teamRef, season: z.number().int(), day: z.number().int(), camps: z.array(camp) });
export type CampsView = z.infer<typeof campsView>;

const MAX_PLACES = Math.max(...CAMP_KINDS.map((kind) => CAMPS[kind].places));

export const camps = {
  find: get('activated', '/teams/{id}/camps', { ability: trainingPolicy.see })
    .says("Your club's camps of the preseason and their reports")
    .takes({ id: given.team })
    .answers(campsView),
  plan: put('activated', '/teams/{id}/camps', { ability: trainingPolicy.plan })
    .says('Choose what a camp works on and whom to invite; null leaves it to the assistant. 409 when it is over')
    .takes({
      id: given.team,
      kind: z.enum(CAMP_KINDS),
      focus: focus.nullable(),
      invited: z.array(id).max(MAX_PLACES).nullable(),
    })
    .answers(campsView),
};
