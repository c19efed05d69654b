/** Who knows what a board wants. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Towards one team of the club. */
export const boardPolicy = policy('board', { hear: [manager] });
