/** The errors of looking up a president. */
import { refusal } from '#platform/calls/refusal.ts';

export const presidentRefusals = {
  unknown: refusal('president.unknown', 404),
};
