/** Refusals of passkey calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const passkeyRefusals = {
  /** For any fault in an answer, so that attackers learn nothing from it. */
  refused: refusal('passkey.refused', 422),
  unknown: refusal('passkey.unknown', 404),
  tooMany: refusal('passkey.too-many', 409, ['max']),
};
