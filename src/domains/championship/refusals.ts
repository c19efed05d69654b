/** Refusals of championships. */
import { refusal } from '#platform/calls/refusal.ts';

export const championshipRefusals = {
  unknown: refusal('championship.unknown', 404),
};
