/** Who knows what a board wants. */
import { policy } from '#platform/calls/policy.ts';

/** Towards one team of the club. */
export const boardPolicy = policy('board', { hear: ['owner'] });
