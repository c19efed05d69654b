/** Refusals of building projects. */
import { refusal } from '#platform/calls/refusal.ts';

export const facilityRefusals = {
  isBuilding: refusal('facilities.is-building', 409),
  highest: refusal('facilities.highest', 409),
  tooDear: refusal('facilities.too-dear', 409, ['cost', 'balance']),
  underRescue: refusal('facilities.under-rescue', 409),
};
