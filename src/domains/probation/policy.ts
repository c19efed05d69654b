/** Who knows what a board has said during probation. */
import { policy } from '#platform/calls/policy.ts';

/** Towards one team of the club. */
export const probationPolicy = policy('probation', { hear: ['owner'] });
