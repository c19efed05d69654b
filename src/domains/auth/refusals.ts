/** The errors of registering and logging in. */
import { refusal } from '#platform/calls/refusal.ts';

export const authRefusals = {
  wrongLogin: refusal('auth.wrong-login', 422),
  codeNeeded: refusal('auth.code-needed', 422),
  wrongCode: refusal('auth.code-wrong', 422),
  tooManyCodes: refusal('auth.too-many-codes', 429, ['minutes']),
  tooManyTries: refusal('auth.too-many-tries', 429, ['minutes']),
  tooManyMails: refusal('auth.too-many-mails', 429),
  guessable: refusal('auth.guessable', 422),
  barredHousehold: refusal('auth.barred-household', 403, ['until']),
  barredHouseholdForGood: refusal('auth.barred-household-for-good', 403),
  barredAddress: refusal('auth.barred-address', 403, ['until']),
  barredAddressForGood: refusal('auth.barred-address-for-good', 403),
  unknownRefCode: refusal('auth.ref-code-unknown', 422),
  staleActivation: refusal('auth.activation-stale', 422),
  staleReset: refusal('auth.reset-stale', 422),
  staleChange: refusal('auth.change-stale', 422),
  activeAlready: refusal('auth.active-already', 409),
};
