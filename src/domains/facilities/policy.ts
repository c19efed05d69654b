/** Permissions to build for a club. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Concerns one team of the club. */
export const facilityPolicy = policy('facilities', { see: [manager], build: [manager] });
