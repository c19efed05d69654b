/** Who may see what a board has said during probation. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** The manager, for a team of their club. */
export const probationPolicy = policy('probation', { hear: [manager] });
