/** The errors of following. */
import { refusal } from '#platform/calls/refusal.ts';

export const followRefusals = {
  unknown: refusal('follow.unknown', 404),
  oneself: refusal('follow.oneself', 422),
  tooMany: refusal('follow.too-many', 409, ['max']),
};
