/** Who knows what a board has said during probation. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Towards one team of the club. */
export const probationPolicy = policy('probation', { hear: [manager] });
