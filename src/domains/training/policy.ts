/** Who says how players train. */
import { policy } from '#platform/calls/policy.ts';

/** Towards one team of the club. */
export const trainingPolicy = policy('training', { see: ['owner'], plan: ['owner'] });
