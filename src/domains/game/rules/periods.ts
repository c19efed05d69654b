/** Periods as the scoreboard knows them: how long each is, and what it is called. */
import { LEAGUE_OVERTIME_MINUTES, PERIOD_SECONDS, REGULATION_PERIODS } from '#domains/game/constants.ts';
import type { Stage } from '#domains/game/rules/pace.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

/** Length of a period's clock in seconds; null for the shootout, which has none. */
export function periodLength(period: number, stage: Stage): number | null {
  if (period <= REGULATION_PERIODS || stage === 'playoffs') return PERIOD_SECONDS;
  return period === REGULATION_PERIODS + 1 ? LEAGUE_OVERTIME_MINUTES * 60 : null;
}

export function periodKey(period: number, stage: Stage): '1' | '2' | '3' | 'overtime' | 'shootout' {
  if (period === 1 || period === 2 || period === 3) return `${period}`;
  return periodLength(period, stage) === null ? 'shootout' : 'overtime';
}

/** How a tie after sixty minutes is settled. */
export function overtimeOf(stage: Stage): OvertimeRule {
  if (stage === 'playoffs') return { kind: 'sudden-death' };
  return stage === 'regular' ? { kind: 'three-on-three', minutes: LEAGUE_OVERTIME_MINUTES } : { kind: 'none' };
}
