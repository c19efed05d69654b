/** Refusals that come before any noun is asked. */
import { refusal } from '#platform/calls/refusal.ts';

export const doorRefusals = {
  loggedOut: refusal('session.none', 401),
  notActivated: refusal('account.not-activated', 403),
  bankrupt: refusal('account.bankrupt', 403),
  muted: refusal('account.muted', 403, ['until']),
  suspended: refusal('account.suspended', 403, ['until']),
  banned: refusal('account.banned', 403),
  notBankrupt: refusal('account.not-bankrupt', 403),
  notAllowed: refusal('ability.missing', 403),
  unusableInput: refusal('input.unusable', 422),
  maintenance: refusal('world.maintenance', 503),
  diskFull: refusal('server.disk-full', 503),
  featureClosed: refusal('feature.closed', 409),
  usedId: refusal('request.used-id', 409),
  noVersion: refusal('request.no-version', 422),
};

/** For requests that no call has answered. */
export const requestRefusals = {
  unreadable: refusal('request.unreadable', 400),
  nothingHere: refusal('request.nothing-here', 404),
  wrongMethod: refusal('request.wrong-method', 405),
  late: refusal('request.late', 408),
  large: refusal('request.large', 413),
  longAddress: refusal('request.long-address', 414),
  notJson: refusal('request.not-json', 415),
  outdatedPage: refusal('request.outdated-page', 419),
  tooMany: refusal('request.too-many', 429),
  largeHead: refusal('request.large-head', 431),
  unanswered: refusal('request.unanswered', 400),
  broken: refusal('server.broken', 500),
  busy: refusal('server.busy', 503),
};
