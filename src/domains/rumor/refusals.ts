/** Reasons why a rumor is not published. */
import { refusal } from '#platform/calls/refusal.ts';

export const rumorRefusals = {
  incomplete: refusal('rumor.incomplete', 422),
  unknownPlayer: refusal('rumor.unknown-player', 404),
  unknownTeam: refusal('rumor.unknown-team', 404),
  noClub: refusal('rumor.no-club', 409),
  noCoach: refusal('rumor.no-coach', 409),
  hasAHand: refusal('rumor.has-a-hand', 409),
  isPublic: refusal('rumor.is-public', 409),
  toldAlready: refusal('rumor.told-already', 409),
  tooMany: refusal('rumor.too-many', 409, ['max']),
};
