/** Refusals about goal horns. */
import { refusal } from '#platform/calls/refusal.ts';

export const hornRefusals = {
  unknown: refusal('horn.unknown', 404),
  full: refusal('horn.full', 409, ['max']),
  notAudio: refusal('horn.not-audio', 422),
  length: refusal('horn.length', 422, ['min', 'max']),
  silent: refusal('horn.silent', 422),
  noise: refusal('horn.noise', 422),
  locked: refusal('horn.locked', 409),
  takenAway: refusal('horn.taken-away', 422),
};
