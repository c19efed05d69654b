/** Records days played at will before anything is issued for them. */
import type { DayContext, DayHook } from '#domains/day.ts';
import { changeWorld, lockWorld } from '#platform/clock/state.ts';

export const puckDays: readonly DayHook[] = (['morning', 'night'] as const).map((at) => ({
  name: `puck.at-will-${at}`,
  at,
  run: noteAtWill,
}));

/** Records a day advanced by an admin's command, or at a manager's own pace. */
async function noteAtWill({ rows, pace, absoluteDay }: DayContext) {
  if (!rows.tx) return undefined;
  const row = await lockWorld(rows.tx);
  const isAtWill = pace === 'command' || row.pace === 'own';
  if (isAtWill && row.advancedThrough < absoluteDay) await changeWorld(rows.tx, { advancedThrough: absoluteDay });
  return undefined;
}
