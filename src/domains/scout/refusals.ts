/** Why a scout is not found, or cannot be sent. */
import { refusal } from '#platform/calls/refusal.ts';

export const scoutRefusals = {
  unknown: refusal('scout.unknown', 404),
};
