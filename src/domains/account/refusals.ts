/** The errors of the account domain. */
import { refusal } from '#platform/calls/refusal.ts';

export const accountRefusals = {
  nameTaken: refusal('account.name-taken', 422),
  tooManyRenames: refusal('account.too-many-renames', 422, ['max', 'within', 'days']),
  nameReserved: refusal('account.name-reserved', 422),
  nameInvisible: refusal('account.name-invisible', 422),
  nameMixed: refusal('account.name-mixed', 422),
  noCountry: refusal('account.no-country', 422),
  noTimeZone: refusal('account.no-time-zone', 422),
  wrongPassword: refusal('account.wrong-password', 422),
  emailTaken: refusal('account.email-taken', 422),
  sameEmail: refusal('account.email-same', 422),
  unknownSession: refusal('account.session-unknown', 404),
  hasSecondFactor: refusal('account.second-factor-there', 409),
  noSecondFactor: refusal('account.second-factor-missing', 409),
  ageDeclared: refusal('account.age-declared', 409, ['days']),
  onlyAdmin: refusal('account.only-admin', 409),
};
