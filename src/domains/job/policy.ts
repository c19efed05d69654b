/** Who may do what with jobs. */
import { president } from '#domains/federation/policy.ts';
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Give and end jobs: towards a club, and towards the nation of a federation. */
export const jobPolicy = policy('job', { employ: [manager], employForNation: [president] });
