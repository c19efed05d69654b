/** The errors of asking and answering. */
import { refusal } from '#platform/calls/refusal.ts';

export const helpRefusals = {
  tooManyWaiting: refusal('help.too-many-waiting', 409, ['max']),
  unknown: refusal('help.unknown', 404),
  answeredAlready: refusal('help.answered-already', 409),
};
