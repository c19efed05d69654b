/**
 * What is heard in the arena: the horn and cheers for a goal of the home team, boos for one of the visitors, an "ooh" for
 * a great chance of the home team that is not taken, the whistle, and the murmur of the crowd. Only what happens before
 * one's eyes is heard.
 */
import { useEffect, useRef } from 'react';
import type { GameView } from '#domains/game/contract.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { reportError } from '#web/lib/error-report.ts';
import { BOO, CHEER, GASP, MURMUR, playSound, prepareSound, WHISTLE } from '#web/lib/sound.ts';
import { serverNow } from '#web/lib/time.ts';

/** A goal that is told later than so many ms after it fell (the line was down) makes no noise. */
const LATE_MS = 20_000;
/** A tape that goes on by more events at once was wound, not played. */
const MOST_AT_ONCE = 60;
/** Expected goals of a chance that makes a crowd rise from its seats. */
const GREAT_CHANCE = 0.2;
const VOLUME = { cheer: 0.35, boo: 0.4, gasp: 0.3, whistle: 0.15, murmur: 0.12 } as const;

/**
 * @param events shown so far
 * @param seenBefore index of the last event that was there when the screen opened; null while that is not known
 * @param isExpected play is on or about to be: the crowd murmurs, and the sounds are fetched
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
    if (isOn && isExpected) Promise.all([horn, BOO, CHEER, GASP, WHISTLE].map(prepareSound)).catch(reportError);
  }, [horn, isExpected, isOn]);
  useEffect(() => (isOn && isExpected ? playSound(MURMUR, VOLUME.murmur, true) : undefined), [isExpected, isOn]);
  useEffect(() => {
    if (seenBefore === null) return;
    const from = heard.current ?? seenBefore;
    const last = events.at(-1)?.index ?? -1;
    // Never back before what was there at first, unless a tape is wound back.
    heard.current = isTape ? last : Math.max(last, from);
    if (!isOn) return;
    const isPlayed = isTape && last - from <= MOST_AT_ONCE;
    for (const event of events.slice(from + 1)) {
      if (isPlayed || isFresh(event)) soundOf(event, horn);
    }
  }, [events, horn, seenBefore, isTape, isOn]);
}

function soundOf(event: LiveEvent, horn: GameView['goalHorn']): void {
  if (event.type === 'goal' || (event.type === 'shootout-attempt' && event.scored)) {
    if (event.side === 'away') {
      playSound(BOO, VOLUME.boo);
      return;
    }
    playSound(horn);
    playSound(CHEER, VOLUME.cheer);
  } else if (event.type === 'penalty') {
    playSound(WHISTLE, VOLUME.whistle);
  } else if (event.type === 'shot' && event.side === 'home' && event.outcome !== 'goal' && event.xg >= GREAT_CHANCE) {
    playSound(GASP, VOLUME.gasp);
  }
}

function isFresh({ at }: LiveEvent): boolean {
  return at !== null && serverNow() - Date.parse(at) < LATE_MS;
}
