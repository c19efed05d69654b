/** Runs the founding hooks of all slices when a world is created, without depending on any of them. */
import type { FoundingContext, FoundingHook } from '#domains/day.ts';
import { foundingsAt } from '#domains/slices.ts';

/** Runs all hooks of a founding moment, in order. */
export async function found(at: FoundingHook['at'], context: FoundingContext): Promise<void> {
  for (const { run } of foundingsAt(at)) await run(context);
}
