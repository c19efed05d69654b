/** The state at any second of a finished game, by its events. */

import type { KnownEvent } from './secrecy.ts';

export function isGoal(event: KnownEvent): event is KnownEvent & { side: 'home' | 'away' } {
  return event.type === 'goal' || (event.type === 'shootout-attempt' && event.scored);
}

/** Returns what had happened by a second of regulation. */
export function truthAt(events: readonly KnownEvent[], { period, second }: { period: number; second: number }) {
  const past = events.filter((event) => event.period < period || (event.period === period && event.second <= second));
  const shots = past.filter((event) => event.type === 'shot');
  const goals = past.filter((event) => event.type === 'goal');
  const onGoal = (side: 'home' | 'away') =>
    shots.filter((shot) => shot.side === side && (shot.outcome === 'on-goal' || shot.outcome === 'goal')).length +
    past.filter((event) => event.type === 'penalty-shot' && event.side === side).length;
  return {
    home: goals.filter(({ side }) => side === 'home').length,
    away: goals.filter(({ side }) => side === 'away').length,
    shots: { home: onGoal('home'), away: onGoal('away') },
    penalties: past.filter((event) => event.type === 'penalty').length,
    attempts: shots.length,
    goals: shots.filter(({ outcome }) => outcome === 'goal').length,
  };
}
