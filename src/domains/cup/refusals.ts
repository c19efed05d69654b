/** Refusals of friendly cups. */
import { refusal } from '#platform/calls/refusal.ts';

export const cupRefusals = {
  unknown: refusal('cup.unknown', 404),
  closed: refusal('cup.closed', 409),
  entered: refusal('cup.entered', 409),
  notEntered: refusal('cup.not-entered', 409),
  otherCup: refusal('cup.other-cup', 409),
  tooMany: refusal('cup.too-many', 429, ['max']),
  full: refusal('cup.full', 409),
  byInvitation: refusal('cup.by-invitation', 403),
  notOrganizer: refusal('cup.not-organizer', 403),
  organizerStays: refusal('cup.organizer-stays', 409),
  size: refusal('cup.size', 422),
  noManager: refusal('cup.no-manager', 409),
  invitedAlready: refusal('cup.invited-already', 409),
  tooManyInvitations: refusal('cup.too-many-invitations', 429, ['max']),
  noLongerOpen: refusal('cup.no-longer-open', 409),
};
