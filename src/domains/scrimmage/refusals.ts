/** Refusals of scrimmages. */
import { refusal } from '#platform/calls/refusal.ts';

export const scrimmageRefusals = {
  ownClub: refusal('scrimmage.own-club', 422),
  otherLevel: refusal('scrimmage.other-level', 422),
  tooSoon: refusal('scrimmage.too-soon', 422, ['minutes']),
  tooFarAhead: refusal('scrimmage.too-far-ahead', 422, ['days']),
  tooManyAgreed: refusal('scrimmage.too-many-agreed', 409, ['max']),
  notAgreed: refusal('scrimmage.not-agreed', 404),
  onTheIce: refusal('scrimmage.on-the-ice', 409),
  theyAreOnTheIce: refusal('scrimmage.they-are-on-the-ice', 409),
  invitedAlready: refusal('scrimmage.invited-already', 409),
  tooManyInvitations: refusal('scrimmage.too-many-invitations', 409, ['max']),
  tooFewHealthy: refusal('scrimmage.too-few-healthy', 409, ['team']),
  unknownInvitation: refusal('scrimmage.invitation-unknown', 404),
  noLongerOpen: refusal('scrimmage.no-longer-open', 409),
};
