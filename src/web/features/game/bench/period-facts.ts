/** What decided a period, from its revealed events. */
import type { Side } from '#engine/match/sides.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

export interface PeriodSide {
  goals: number;
  shots: number;
  /** Expected goals. */
  xg: number;
  powerPlayGoals: number;
  /** Penalties of the other team that left it a player short. */
  powerPlays: number;
}

/** Penalties for which nobody sits in the box in place of the player. */
const WITHOUT_POWER_PLAY = ['misconduct', 'game-misconduct'];

/** Returns both sides of a period as far as it has been played. */
export function periodFacts(events: readonly LiveEvent[], period: number): Record<Side, PeriodSide> {
  const none = (): PeriodSide => ({ goals: 0, shots: 0, xg: 0, powerPlayGoals: 0, powerPlays: 0 });
  const facts = { home: none(), away: none() };
  for (const event of events) {
    if (event.period !== period) continue;
    if (event.type === 'shot') {
      const side = facts[event.side];
      side.xg += event.xg;
      if (event.outcome === 'on-goal' || event.outcome === 'goal') side.shots++;
    } else if (event.type === 'goal') {
      const side = facts[event.side];
      side.goals++;
      if (event.strength === 'power-play') side.powerPlayGoals++;
    } else if (event.type === 'penalty' && !WITHOUT_POWER_PLAY.includes(event.penalty)) {
      facts[event.side === 'home' ? 'away' : 'home'].powerPlays++;
    }
  }
  return facts;
}
