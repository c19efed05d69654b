/** The horn for a goal of the home team, boos for one of the visitors; only for goals that fall before one's eyes. */
import { useEffect, useRef } from 'react';
import type { GameView } from '#domains/game/contract.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { BOO, playSound } from '#web/lib/sound.ts';

/**
 * @param events shown so far
 * @param isOn the user wants to hear something
 */
export function useGameSounds(events: readonly LiveEvent[], horn: GameView['goalHorn'], isOn: boolean): void {
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = events.at(-1)?.index ?? -1;
    const from = heard.current;
    heard.current = last;
    // The first look, a jump of the replay, or a step back: what was skipped makes no noise.
    if (from === null || last <= from || last - from > MOST_AT_ONCE || !isOn) return;
    for (const event of events.slice(-MOST_AT_ONCE)) {
      if (event.index <= from || !isGoal(event)) continue;
      if (event.side === 'home') playSound(horn);
      else playSound(BOO, 0.4);
    }
  }, [events, horn, isOn]);
}

const MOST_AT_ONCE = 60;

function isGoal(event: LiveEvent): event is LiveEvent & { side: 'home' | 'away' } {
  return event.type === 'goal' || (event.type === 'shootout-attempt' && event.scored);
}
