/** The window for free agents: offers are heard all year, and in the frenzy clubs bid by rounds. */
import { isWindowOpen } from '#domains/job/rules.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';

/** @param endOfDay when the present game day ends in real time: until then the answer holds */
export function freeAgentWindow({ day, dayMinutes }: { day: number; dayMinutes: number }, endOfDay: Date) {
  const isFrenzy = day >= PHASE_STARTS.frenzy;
  const closesAt = new Date(endOfDay.getTime() + (DAYS_PER_SEASON - day) * dayMinutes * 60_000);
  return {
    status: 'open' as const,
    expiresAt: endOfDay.toISOString(),
    closesAt: isFrenzy ? closesAt.toISOString() : null,
    // The specification's word for it.
    statusReason: isFrenzy ? 'Frenzy Event' : null,
  };
}

/** The window in which coaches may leave a club for another: from the last final to the end of the season. */
export function coachWindow({ day, dayMinutes }: { day: number; dayMinutes: number }, endOfDay: Date) {
  const isOpen = isWindowOpen(day);
  const closesAt = new Date(endOfDay.getTime() + (DAYS_PER_SEASON - day) * dayMinutes * 60_000);
  return {
    status: isOpen ? ('open' as const) : ('closed' as const),
    expiresAt: endOfDay.toISOString(),
    closesAt: isOpen ? closesAt.toISOString() : null,
  };
}
