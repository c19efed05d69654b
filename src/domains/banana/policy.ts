/** Permission to start Banana Day. */
import { admin, policy } from '#platform/calls/policy.ts';

export const bananaPolicy = policy('banana', { start: [admin] });
