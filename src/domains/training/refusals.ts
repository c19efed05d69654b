/** Refusals of training. */
import { refusal } from '#platform/calls/refusal.ts';

export const trainingRefusals = {
  /** None of the players can train the skill. */
  notTrainable: refusal('training.not-trainable', 422),
  /** One of the players is not with the club (any more). */
  notYours: refusal('training.not-yours', 409),
  /** The user has as many templates as allowed. */
  tooManyTemplates: refusal('training.too-many-templates', 409, ['most']),
};
