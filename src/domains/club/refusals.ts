/** Refusals of club and team calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const clubRefusals = {
  unknownTeam: refusal('team.unknown', 404),
  unknown: refusal('club.unknown', 404),
  taken: refusal('club.taken', 409),
  oneAlready: refusal('club.one-already', 409),
  mustWait: refusal('club.must-wait', 409, ['season', 'day']),
  mustWaitWithHousehold: refusal('club.must-wait-with-household', 409, ['season', 'day']),
  mustWaitForSame: refusal('club.must-wait-for-same', 409, ['season', 'day']),
  lowestTier: refusal('club.lowest-tier', 409, ['tier']),
  fallenWith: refusal('club.fallen-with', 409),
  noAffiliate: refusal('team.no-affiliate', 409),
  nameTaken: refusal('team.name-taken', 409),
  abbrTaken: refusal('team.abbr-taken', 409),
  notOnDesk: refusal('club.not-on-desk', 404),
  cannotWait: refusal('club.cannot-wait', 409),
  leftAlready: refusal('club.left-already', 409),
};
