/** Who may build for a club. */
import { policy } from '#platform/calls/policy.ts';

/** Towards one team of the club. */
export const facilityPolicy = policy('facilities', { see: ['owner'], build: ['owner'] });
