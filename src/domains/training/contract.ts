/** How the players of the user's own club train. */

import * as z from 'zod';
import { given, id } from '#domains/ids.ts';
import { rosterPlayer, teamRef } from '#domains/shapes.ts';
import { INTENSITIES, MAX_AT_ONCE, MAX_TEMPLATE_NAME, REST_LIMITS } from '#domains/training/constants.ts';
import { trainingPolicy } from '#domains/training/policy.ts';
import { GOALIE_SKILLS, SKATER_SKILLS } from '#engine/player/skills.ts';
import { get, post, put } from '#platform/calls/call.ts';

/** Points of overall, to a tenth. */
const band = z.object({ low: z.number(), high: z.number() });
/** A multiple of average growth: 1 changes nothing. */
const factor = z.number();

const traineeView = z.object({
  player: rosterPlayer,
  /** null: the assistant trains him. */
  plan: z
    .object({ intensity: z.enum(INTENSITIES), restBelow: z.union(REST_LIMITS.map((limit) => z.literal(limit))) })
    .nullable(),
  isDayOff: z.boolean(),
  /** The skill that would raise his overall most, by public information; null: none can be trained. */
  mostHelpful: z.string().nullable(),
  /** Gains since the season began, in hundredths of a point, the skills in the order of `player.skills`; null: he came later. */
  gain: z.object({ overall: z.number().int(), skills: z.array(z.number().int()) }).nullable(),
  forecast: z.object({ in10: band, in30: band }),
  factors: z.object({
    intensity: factor,
    facility: factor,
    academy: factor,
    coach: factor,
    iceTime: factor,
    morale: factor,
  }),
  /** All factors together, in percent of average growth. */
  pace: z.number().int(),
  /** Energy that a day of training gives or costs. */
  energyADay: z.number().int(),
  /** Chance to get hurt in practice within 30 days, in percent. */
  injuryRisk: z.number(),
  /** Minutes per game of his team lately; null: it has not played. */
  minutes: z.number().nullable(),
  /** How well he has trained lately, 0 to 100. */
  trainingRating: z.number().int(),
  /** How he has played lately, 0 to 100; null: no game yet. */
  matchRating: z.number().int().nullable(),
});
export type TraineeView = z.infer<typeof traineeView>;

const trainingView = z.object({
  team: teamRef,
  teams: z.array(teamRef),
  /** The training center. */
  facility: z.object({ level: z.number().int(), pace: factor }),
  /** The youth academy, which trains the junior team; null for other teams. */
  academy: z.object({ level: z.number().int(), pace: factor }).nullable(),
  trainees: z.array(traineeView),
});
export type TrainingView = z.infer<typeof trainingView>;

/** A skill, all of them equally, or for each player the one that helps most. */
const trainedSkill = z.enum([...SKATER_SKILLS, ...GOALIE_SKILLS, 'all', 'most-helpful']);
const restLimit = z.union(REST_LIMITS.map((limit) => z.literal(limit)));

const trainingTemplate = z.object({
  name: z.string().trim().min(1).max(MAX_TEMPLATE_NAME),
  skill: trainedSkill,
  intensity: z.enum(INTENSITIES),
  restBelow: restLimit,
});
export type TrainingTemplate = z.infer<typeof trainingTemplate>;
const templates = z.object({ data: z.array(trainingTemplate) });

const playerIds = z.array(id).min(1).max(MAX_AT_ONCE);

export const training = {
  find: get('activated', '/teams/{id}/training', { ability: trainingPolicy.see })
    .says('How the players of your team train, what they have gained, and what to expect')
    .takes({ id: given.team })
    .answers(trainingView),
  plan: put('activated', '/teams/{id}/training', { ability: trainingPolicy.plan })
    .says('Set how players of the club train; what is left out stays. Who cannot train the skill keeps his own')
    .takes({
      id: given.team,
      playerIds,
      skill: trainedSkill.optional(),
      intensity: z.enum(INTENSITIES).optional(),
      restBelow: restLimit.optional(),
    })
    .answersBody(z.object({ data: trainingView, skipped: z.array(z.number().int()) })),
  leaveToAssistant: post('activated', '/teams/{id}/training/assistant', { ability: trainingPolicy.plan })
    .says('Leave the training of players to the assistant again')
    .takes({ id: given.team, playerIds })
    .answers(trainingView),
  templates: get('activated', '/training/templates')
    .says('Ways to train that you have given a name')
    .answersBody(templates),
  saveTemplate: put('activated', '/training/templates', { open: 'Everybody keeps templates of his own.' })
    .says('Keep a way to train under a name')
    .takes(trainingTemplate)
    .answersBody(templates),
  removeTemplate: post('activated', '/training/templates/remove', { open: 'Everybody keeps templates of his own.' })
    .says('Remove a template')
    .takes(trainingTemplate.pick({ name: true }))
    .answersBody(templates),
};
