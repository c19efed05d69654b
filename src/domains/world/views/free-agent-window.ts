/** The window for free agents: offers are heard all year, and in the frenzy clubs bid by rounds. */
import { isWindowOpen } from '#domains/job/rules.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import { knownEndOfDay, type WorldRow } from '#platform/clock/state.ts';

/** The answer holds until the present game day ends: `expiresAt`, null where no clock knows when that is. */
export function freeAgentWindow(world: WorldRow, now: Date) {
  const isFrenzy = world.day >= PHASE_STARTS.frenzy;
  return {
    status: 'open' as const,
    ...moments(world, now, isFrenzy),
    // The specification's word for it.
    statusReason: isFrenzy ? 'Frenzy Event' : null,
  };
}

/** The window in which coaches may leave a club for another: from the last final to the end of the season. */
export function coachWindow(world: WorldRow, now: Date) {
  const isOpen = isWindowOpen(world.day);
  return { status: isOpen ? ('open' as const) : ('closed' as const), ...moments(world, now, isOpen) };
}

/** @param closes whether something ends with the season */
function moments(world: WorldRow, now: Date, closes: boolean) {
  const expiresAt = knownEndOfDay(world, now)?.toISOString() ?? null;
  const last = knownEndOfDay(world, now, DAYS_PER_SEASON - world.day)?.toISOString() ?? null;
  const closesAt = closes ? last : null;
  return { timestamp: closesAt ?? expiresAt, expiresAt, closesAt, closesOn: closes ? DAYS_PER_SEASON : null };
}
