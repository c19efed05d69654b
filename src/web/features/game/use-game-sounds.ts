/** The horn for a goal of the home team, boos for one of the visitors; only for goals that fall before one's eyes. */
import { useEffect, useRef } from 'react';
import type { GameView } from '#domains/game/contract.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { reportError } from '#web/lib/error-report.ts';
import { BOO, playSound, prepareSound } from '#web/lib/sound.ts';
import { serverNow } from '#web/lib/time.ts';

/** A goal that is told later than so many ms after it fell (the line was down) makes no noise. */
const LATE_MS = 20_000;
/** A tape that goes on by more events at once was wound, not played. */
const MOST_AT_ONCE = 60;

/**
 * @param events shown so far
 * @param seenBefore index of the last event that was there when the screen opened; null while that is not known
 * @param isExpected goals may fall: the sounds are fetched
 * @param isTape a tape is playing
 * @param isOn the user wants to hear something
 */
export function useGameSounds(
  events: readonly LiveEvent[],
  {
    horn,
    seenBefore,
    isExpected,
    isTape,
    isOn,
  }: { horn: GameView['goalHorn']; seenBefore: number | null; isExpected: boolean; isTape: boolean; isOn: boolean },
): void {
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (isOn && isExpected) Promise.all([horn, BOO].map(prepareSound)).catch(reportError);
  }, [horn, isExpected, isOn]);
  useEffect(() => {
    if (seenBefore === null) return;
    const from = heard.current ?? seenBefore;
    const last = events.at(-1)?.index ?? -1;
    // Never back before what was there at first, unless a tape is wound back.
    heard.current = isTape ? last : Math.max(last, from);
    if (!isOn) return;
    const isPlayed = isTape && last - from <= MOST_AT_ONCE;
    for (const event of events.slice(from + 1)) {
      if (!isGoal(event) || !(isPlayed || isFresh(event))) continue;
      if (event.side === 'home') playSound(horn);
      else playSound(BOO, 0.4);
    }
  }, [events, horn, seenBefore, isTape, isOn]);
}

function isFresh({ at }: LiveEvent): boolean {
  return at !== null && serverNow() - Date.parse(at) < LATE_MS;
}

function isGoal(event: LiveEvent): event is LiveEvent & { side: 'home' | 'away' } {
  return event.type === 'goal' || (event.type === 'shootout-attempt' && event.scored);
}
