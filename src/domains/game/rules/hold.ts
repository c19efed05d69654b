/** Whether a bench may hold the next period, and until when. */
import { HOLD_MS, READY_HOLD_MS } from '#domains/game/constants.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { type Hold, nextPeriodAt, type PlayedPeriod, plannedPeriodAt, revealEnd } from '#domains/game/rules/reveal.ts';
import type { TeamId } from '#engine/ids.ts';
import type { OvertimeRule } from '#engine/match/input.ts';
import type { WorldPace } from '#engine/pace.ts';

/** What a game waits for: a single manager, several who wait for each other, or nobody (the clock). */
export interface Waiting {
  isScrimmage: boolean;
  /** Games in real time begin at a set minute, and only scrimmages among them wait. */
  isInCalendar: boolean;
  pace: WorldPace;
  /** An admin has stopped the world. */
  isStopped: boolean;
}

interface HoldLimit {
  ms: number;
  isOnce: boolean;
}

/** Returns by how much the next period may be held; null: this game runs by the clock. */
export function holdLimit({ isScrimmage, isInCalendar, pace, isStopped }: Waiting): HoldLimit | null {
  if (isScrimmage) return { ms: HOLD_MS, isOnce: false };
  if (!isInCalendar || isStopped || pace === 'clock') return null;
  return pace === 'own' ? { ms: HOLD_MS, isOnce: false } : { ms: READY_HOLD_MS, isOnce: true };
}

interface Asked {
  last: PlayedPeriod;
  isOver: boolean;
  overtime: OvertimeRule;
  teamId: TeamId;
  isOn: boolean;
  now: number;
}

/** Returns whether the next period is waited for. A game that is over, or goes on, is alike: neither may be known before its time. */
export function isIntermission({ last, isOver, overtime, now }: Omit<Asked, 'teamId' | 'isOn'>): boolean {
  return !isOver && now >= revealEnd(last) && now < nextPeriodAt(last, overtime);
}

/**
 * Decides whether the bench may hold the next period, or let it begin. The end of a hold depends on the intermission and not on
 * when the hold began: however often it is taken up again, the period begins no later.
 * @returns the hold from now on; null: nothing changes
 */
export function decideHold(
  { last, isOver, overtime, teamId, isOn, now }: Asked,
  waiting: Waiting,
): { ok: true; hold: Hold | null } | ReturnType<typeof gameRefusals.byTheClock> {
  const held = last.hold && last.hold.until > now ? last.hold : null;
  if (held && held.teamId !== teamId) return gameRefusals.heldAlready();
  if (!isOn) return { ok: true, hold: held && { teamId, until: now } };
  if (!isIntermission({ last, isOver, overtime, now })) return gameRefusals.noIntermission();
  const limit = holdLimit(waiting);
  if (!limit) return gameRefusals.byTheClock();
  if (held) return { ok: true, hold: null };
  if (limit.isOnce && last.hold) return gameRefusals.heldAlready();
  return { ok: true, hold: { teamId, until: plannedPeriodAt(last, overtime) + limit.ms } };
}
