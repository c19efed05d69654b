/** Default refusals of invitations; a kind may replace them with its own. */
import { refusal } from '#platform/calls/refusal.ts';

export const invitationRefusals = {
  unknown: refusal('invitation.unknown', 404),
  noLongerOpen: refusal('invitation.no-longer-open', 409),
  openAlready: refusal('invitation.open-already', 409),
  tooManyOpen: refusal('invitation.too-many-open', 409, ['max']),
  tooManyToday: refusal('invitation.too-many-today', 429, ['max', 'hours']),
  tooManyToOne: refusal('invitation.too-many-to-one', 429, ['max', 'hours']),
  declinedLately: refusal('invitation.declined-lately', 409, ['days']),
};
