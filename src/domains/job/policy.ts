/** Who may do what with jobs. */
import { policy } from '#platform/calls/policy.ts';

/** Give and end jobs: towards a club, and towards the nation of a federation. */
export const jobPolicy = policy('job', { employ: ['owner'], employForNation: ['president'] });
