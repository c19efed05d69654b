/**
 * What is heard in the arena: the horn and cheers for a goal of the home team, boos for one of the visitors, an "ooh" for
 * a great chance of the home team that is not taken, whistle and siren, and the murmur of the crowd, louder while the home team
 * presses. Only what happens before one's eyes is heard.
 */
import { useEffect, useRef, useState } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { createCrowd } from '#web/lib/crowd.ts';
import { reportError } from '#web/lib/error-report.ts';
import {
  BOO,
  CHEER,
  GASP,
  type PlayingSound,
  playSound,
  prepareSound,
  SIREN,
  type Sound,
  WHISTLE,
} from '#web/lib/sound.ts';
import { LEVELS } from '#web/lib/sound-levels.ts';
import { serverNow } from '#web/lib/time.ts';

/** A goal that is told later than this many ms after it fell (the line was down) makes no noise. */
const LATE_MS = 20_000;
/** A tape that goes on by more events at once was wound, not played. */
const MAX_AT_ONCE = 60;
/** Sounds that may still go on; older ones have ended. */
const MAX_SOUNDS = 8;
/** Expected goals of a chance that makes a crowd rise from its seats. */
const GREAT_CHANCE = 0.2;

/**
 * @param events shown so far
 * @param seenBefore index of the last event that was there when the screen opened; null while that is not known
 * @param isExpected play is on or about to be: the crowd murmurs, and the sounds are fetched
 * @param isTape a tape is playing
 * @param isPressing the home team has the puck in the visitors' end
 * @param isOn the user wants to hear something
 */
export function useGameSounds(
  events: readonly LiveEvent[],
  {
    horn,
    seenBefore,
    isExpected,
    isTape,
    isPressing,
    isOn,
  }: {
    horn: GameView['goalHorn'];
    seenBefore: number | null;
    isExpected: boolean;
    isTape: boolean;
    isPressing: boolean;
    isOn: boolean;
  },
): void {
  const heard = useRef<number | null>(null);
  const [crowd] = useState(() => createCrowd());
  const reaction = useRef<PlayingSound[]>([]);
  useEffect(() => {
    if (isOn && isExpected) Promise.all([horn, BOO, CHEER, GASP, SIREN, WHISTLE].map(prepareSound)).catch(reportError);
  }, [horn, isExpected, isOn]);
  // Before it starts: it shall be as loud as the moment asks from its first second on.
  useEffect(() => crowd.excite(isPressing), [crowd, isPressing]);
  useEffect(() => {
    if (!isOn || !isExpected) return;
    crowd.start();
    return crowd.stop;
  }, [crowd, isExpected, isOn]);
  // Anyone who leaves or wants silence has it at once.
  useEffect(() => (isOn ? () => silence(reaction.current) : undefined), [isOn]);
  useEffect(() => {
    if (seenBefore === null) return;
    const from = heard.current ?? seenBefore;
    const last = events.at(-1)?.index ?? -1;
    // Never back before what was there at first, unless a tape is wound back.
    heard.current = isTape ? last : Math.max(last, from);
    if (!isOn) return;
    const isPlayed = isTape && last - from <= MAX_AT_ONCE;
    const before = reaction.current;
    for (const event of events.slice(from + 1)) {
      if (!isPlayed && !isFresh(event)) continue;
      // A goal drowns what was there, but not another one that is told with it; a whistle or a gasp comes on top.
      if (isGoal(event)) silence(before);
      const sounds = soundsOf(event, events[event.index - 1], horn).map(([sound, volume]) => playSound(sound, volume));
      reaction.current = [...reaction.current, ...sounds].slice(-MAX_SOUNDS);
    }
  }, [events, horn, seenBefore, isTape, isOn]);
}

function isGoal(event: LiveEvent): event is LiveEvent & { type: 'goal' | 'shootout-attempt' } {
  return event.type === 'goal' || (event.type === 'shootout-attempt' && event.scored);
}

function silence(sounds: readonly PlayingSound[]): void {
  for (const sound of sounds) sound.stop();
}

/** What is heard when something happens on the ice, by how loud it is: the crowd is that of the home team. */
export function soundsOf(event: LiveEvent, before: LiveEvent | undefined, horn: Sound): [Sound, volume: number][] {
  if (isGoal(event)) {
    if (event.side === 'away') return [[BOO, LEVELS.boo]];
    return [
      [horn, LEVELS.horn],
      [CHEER, LEVELS.cheer],
    ];
  }
  // A goal that ends the game has its own noise, and there is no clock to run out in a shootout.
  const hasRunOut = event.type === 'period-end' && before && before.type !== 'shootout-attempt' && !isGoal(before);
  if (hasRunOut) return [[SIREN, LEVELS.siren]];
  if (event.type === 'penalty') return [[WHISTLE, LEVELS.whistle]];
  const isGreatChance =
    event.type === 'shot' && event.side === 'home' && event.outcome !== 'goal' && event.xg >= GREAT_CHANCE;
  return isGreatChance ? [[GASP, LEVELS.gasp]] : [];
}

function isFresh({ at }: LiveEvent): boolean {
  return at !== null && serverNow() - Date.parse(at) < LATE_MS;
}
