/** The free-agent window: offers are possible all year, and in the frenzy clubs bid in rounds. */
import { isWindowOpen } from '#domains/job/rules.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import { knownEndOfDay, type WorldRow } from '#platform/clock/state.ts';

/** Returns the window. Valid until the current game day ends: `expiresAt`, null if no clock determines it. */
export function freeAgentWindow(world: WorldRow, now: Date) {
  const isFrenzy = world.day >= PHASE_STARTS.frenzy;
  return {
    status: 'open' as const,
    ...moments(world, now, isFrenzy),
    // The specification's term.
    statusReason: isFrenzy ? 'Frenzy Event' : null,
  };
}

/** Returns the window in which coaches may leave one club for another: from the last final to the end of the season. */
export function coachWindow(world: WorldRow, now: Date) {
  const isOpen = isWindowOpen(world.day);
  return { status: isOpen ? ('open' as const) : ('closed' as const), ...moments(world, now, isOpen) };
}

/** @param closes whether the window ends with the season */
function moments(world: WorldRow, now: Date, closes: boolean) {
  const expiresAt = knownEndOfDay(world, now)?.toISOString() ?? null;
  const last = knownEndOfDay(world, now, DAYS_PER_SEASON - world.day)?.toISOString() ?? null;
  const closesAt = closes ? last : null;
  return { timestamp: closesAt ?? expiresAt, expiresAt, closesAt, closesOn: closes ? DAYS_PER_SEASON : null };
}
