/** Who may move the world, besides its clock and its admins. */
import { policy } from '#platform/calls/policy.ts';

/** Towards one's own club: only those who manage one are waited for. */
export const worldPolicy = policy('world', { beReady: ['owner'] });
