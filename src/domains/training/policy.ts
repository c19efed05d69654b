/** Who decides how players train. */
import { manager } from '#domains/seat/policy.ts';
import { policy } from '#platform/calls/policy.ts';

/** Concerns one team of the club. */
export const trainingPolicy = policy('training', { see: [manager], plan: [manager] });
