/** What passkeys refuse. */
import { refusal } from '#platform/calls/refusal.ts';

export const passkeyRefusals = {
  /** For whatever is wrong with an answer: who tries out things learns nothing. */
  refused: refusal('passkey.refused', 422),
  unknown: refusal('passkey.unknown', 404),
  tooMany: refusal('passkey.too-many', 409, ['max']),
};
