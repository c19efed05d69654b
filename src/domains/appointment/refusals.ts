/** The errors of appointing and dismissing staff. */
import { refusal } from '#platform/calls/refusal.ts';

export const appointmentRefusals = {
  unknown: refusal('appointment.unknown', 404),
  unknownCompetition: refusal('appointment.unknown-competition', 404),
  held: refusal('appointment.held', 409),
  ended: refusal('appointment.ended', 409),
};
