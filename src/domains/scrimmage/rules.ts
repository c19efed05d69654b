/** Which teams may scrimmage, and when. */
import { MAX_AGREED, MAX_DAYS_AHEAD, MIN_MINUTES_AHEAD, RIVAL_BONUS } from '#domains/scrimmage/constants.ts';
import type { Opponent } from '#domains/scrimmage/contract.ts';
import { scrimmageRefusals } from '#domains/scrimmage/refusals.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, MINUTE_MS } from '#platform/clock/milliseconds.ts';

/** A team that requests a scrimmage, or is invited to one. */
export interface ScrimmageSide {
  clubId: ClubId;
  /** Null for teams without a club. */
  level: Level | null;
  /** Run by a manager; otherwise by its assistant, who is always ready. */
  isManaged: boolean;
  /** A scrimmage that its manager has begun or accepted is under way. */
  isOnTheIce: boolean;
}

/** Decides a request: the puck drops at once against an assistant's team; another manager is invited. */
export function decideScrimmage(
  host: ScrimmageSide,
  guest: ScrimmageSide,
): { ok: true; does: 'begin' | 'invite' } | Refused {
  if (host.clubId === guest.clubId) return scrimmageRefusals.ownClub();
  if (host.level !== guest.level) return scrimmageRefusals.otherLevel();
  if (guest.isManaged) return { ok: true, does: 'invite' };
  return host.isOnTheIce ? scrimmageRefusals.onTheIce() : { ok: true, does: 'begin' };
}

/** Decides whether a scrimmage may be this far ahead, in real milliseconds. */
export function decideTime(ahead: number): { ok: true } | Refused {
  if (ahead < MIN_MINUTES_AHEAD * MINUTE_MS) return scrimmageRefusals.tooSoon({ minutes: MIN_MINUTES_AHEAD });
  if (ahead > MAX_DAYS_AHEAD * DAY_MS) return scrimmageRefusals.tooFarAhead({ days: MAX_DAYS_AHEAD });
  return { ok: true };
}

/** Decides whether two teams may agree on one more. @param agreed scheduled games of each that have not begun */
export function decideAgreement(agreed: readonly number[]): { ok: true } | Refused {
  return Math.max(...agreed) < MAX_AGREED ? { ok: true } : scrimmageRefusals.tooManyAgreed({ max: MAX_AGREED });
}

/** Decides whether the guests may accept an open invitation now. */
export function decideAcceptance(host: ScrimmageSide, guest: ScrimmageSide): { ok: true } | Refused {
  if (guest.isOnTheIce) return scrimmageRefusals.onTheIce();
  // If the host's manager has left meanwhile, the assistant plays, who is always ready.
  if (host.isManaged && host.isOnTheIce) return scrimmageRefusals.theyAreOnTheIce();
  return { ok: true };
}

/** Sorts by closeness in strength, with a bonus for rivals. Ties are in the order of the ids. */
export function byCloseness(overall: number, opponents: readonly Opponent[]): Opponent[] {
  const distance = (one: Opponent) => Math.abs(one.overall - overall) - (one.isRival ? RIVAL_BONUS : 0);
  return [...opponents].sort((one, other) => distance(one) - distance(other) || one.team.id - other.team.id);
}

/** Returns the closest team that can play at once, otherwise the closest. */
export function suggestedOpponent(overall: number, opponents: readonly Opponent[]): Opponent | null {
  const sorted = byCloseness(overall, opponents);
  return sorted.find(({ manager }) => manager === null) ?? sorted[0] ?? null;
}
