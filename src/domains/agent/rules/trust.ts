/** Clients' trust in a user as their agent, and commissions. */
import { TRUST } from '#domains/agent/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** An event that affects a client's trust. */
export type Happening =
  | { kind: 'signed' }
  /** For less than he would have accepted himself. */
  | { kind: 'signed-low' }
  | { kind: 'broken-off' /** Steps above the usual ask. */; ask: number }
  | { kind: 'declined'; share: number }
  | { kind: 'idle' };

/** Returns the trust after it, 0 to 100. */
export function trustAfter(trust: number, happening: Happening): number {
  return Math.max(0, Math.min(100, trust + pointsOf(happening)));
}

function pointsOf(happening: Happening): number {
  switch (happening.kind) {
    case 'signed':
      return TRUST.deal;
    case 'signed-low':
      return TRUST.poorDeal;
    case 'broken-off':
      return TRUST.brokenOff + TRUST.perAsk * Math.max(0, happening.ask);
    case 'declined':
      return happening.share >= 1 ? TRUST.declined : 0;
    case 'idle':
      return TRUST.idle;
  }
}

export function isLeaving(trust: number): boolean {
  return trust < TRUST.leavesBelow;
}

/** Returns the daily commission in whole dollars on an annual salary. @param rate percent */
export function dailyCommission(salary: number, rate: number): number {
  return Math.floor((salary * rate) / 100 / DAYS_PER_SEASON);
}
