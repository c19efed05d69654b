/** Permissions for board information. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** For a team of the club. */
export const boardPolicy = policy('board', { hear: [manager] });
