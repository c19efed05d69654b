/**
 * The sounds of the arena: the horn and cheers for a goal of the home team, boos for one of the visitors, an "ooh" for
 * a great chance missed by the home team, whistle and siren, and the murmur of the crowd, louder while the home team
 * presses. Only events that happen while the screen is open make a sound.
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

/** A goal revealed more than this many ms late (the connection was down) makes no sound. */
const LATE_MS = 20_000;
/** A replay that advances by more events than this at once has jumped. */
const MAX_AT_ONCE = 60;
/** Sounds that may still be playing; older ones have ended. */
const MAX_SOUNDS = 8;
/** Expected goals of a chance that brings fans out of their seats. */
const GREAT_CHANCE = 0.2;

/**
 * Plays the sounds of a game.
 * @param events shown so far
 * @param seenBefore index of the last event that was there when the screen opened; null until that is known
 * @param isExpected play is on or about to start: the crowd murmurs, and the sounds are loaded
 * @param isTape a replay is running
 * @param isPressing the home team has the puck in the visitors' end
 * @param isOn the user wants sounds
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
  // Before it starts, so that its volume is right from the first second.
  useEffect(() => crowd.excite(isPressing), [crowd, isPressing]);
  useEffect(() => {
    if (!isOn || !isExpected) return;
    crowd.start();
    return crowd.stop;
  }, [crowd, isExpected, isOn]);
  // Leaving the screen or muting silences everything at once.
  useEffect(() => (isOn ? () => silence(reaction.current) : undefined), [isOn]);
  useEffect(() => {
    if (seenBefore === null) return;
    const from = heard.current ?? seenBefore;
    const last = events.at(-1)?.index ?? -1;
    // Never back before the events that were there at first, unless a replay jumps back.
    heard.current = isTape ? last : Math.max(last, from);
    if (!isOn) return;
    const isPlayed = isTape && last - from <= MAX_AT_ONCE;
    const before = reaction.current;
    for (const event of events.slice(from + 1)) {
      if (!isPlayed && !isFresh(event)) continue;
      // A goal silences earlier sounds, but not another goal revealed with it; a whistle or a gasp is added to them.
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

/** Returns the sounds of an event with their volume; the crowd is the home team's. */
export function soundsOf(event: LiveEvent, before: LiveEvent | undefined, horn: Sound): [Sound, volume: number][] {
  if (isGoal(event)) {
    if (event.side === 'away') return [[BOO, LEVELS.boo]];
    return [
      [horn, LEVELS.horn],
      [CHEER, LEVELS.cheer],
    ];
  }
  // A goal that ends the game has its own sounds, and a shootout has no clock to run out.
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
