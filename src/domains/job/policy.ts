/** Permissions for jobs. */
import { president } from '#domains/federation/policy.ts';
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Hiring and dismissing: at a club, and at the nation of a federation. */
export const jobPolicy = policy('job', { employ: [manager], employForNation: [president] });
