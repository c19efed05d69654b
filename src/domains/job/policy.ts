/** Who may do what with jobs. */
import { policy } from '#platform/calls/policy.ts';

/** Towards a club: give and end jobs. */
export const jobPolicy = policy('job', { employ: ['owner'] });
