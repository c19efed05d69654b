/** Why a president is not found. */
import { refusal } from '#platform/calls/refusal.ts';

export const presidentRefusals = {
  unknown: refusal('president.unknown', 404),
};
