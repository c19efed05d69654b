/** Commands that wait for the world while it takes a step that takes long. */
import { worldRefusals } from '#domains/world/refusals.ts';
import { refuse } from '#platform/calls/api.ts';
import { isTakingStep } from '#platform/clock/lock-soon.ts';

/** For `catch` of what calls `lockWorldSoon`: refuses what cannot wait for the step; other errors go on. */
export function refuseDuringStep(error: unknown): never {
  if (isTakingStep(error)) refuse(worldRefusals.takingStep());
  throw error;
}
