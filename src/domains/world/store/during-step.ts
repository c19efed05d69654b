/** Commands that wait for the world during a long step. */
import { worldRefusals } from '#domains/world/refusals.ts';
import { refuse } from '#platform/calls/api.ts';
import { isTakingStep } from '#platform/clock/lock-soon.ts';

/** For `catch` after `lockWorldSoon`: refuses commands that cannot wait for the step; rethrows other errors. */
export function refuseDuringStep(error: unknown): never {
  if (isTakingStep(error)) refuse(worldRefusals.takingStep());
  throw error;
}
