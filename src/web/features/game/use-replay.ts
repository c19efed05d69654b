/** The replay of a finished game: its position, whether it is running, and its speed. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { type Moment, momentAt, regulationTape, shownAt, tapeOf } from '#web/features/game/replay.ts';

export const SPEEDS = [1, 10, 30, 60, 120] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Replay {
  /** Current position in seconds, and the length as far as the viewer may know it. */
  time: number;
  length: number;
  isPlaying: boolean;
  /** Game seconds per real second. */
  speed: Speed;
  /** The events that have been shown at `time`. */
  shown: readonly LiveEvent[];
  /** Its period and second on the arena's clock. */
  moment: Moment;
  isAtEnd: boolean;
  seek: (time: number) => void;
  toEnd: () => void;
  setSpeed: (speed: Speed) => void;
  toggle: () => void;
  toNextGoal: () => void;
  /** Jumps to shortly before an event, by its index. */
  toEvent: (place: number) => void;
}

/** Seconds before a goal at which the replay stops after a jump to it. */
const BEFORE_GOAL = 8;
/** Seconds before any other play. */
const BEFORE_PLAY = 3;
/** The interval at which the replay advances: smooth enough, given that the whole screen re-renders each time. */
const TICK_MS = 80;

/**
 * Returns the replay of a game and its controls.
 * @param events all of a finished game
 * @param isSecret hides the result: the replay begins at the opening faceoff, and its length does not reveal an
 * overtime. Otherwise it stays at its end until the user plays or seeks.
 */
export function useReplay(events: readonly LiveEvent[], isSecret: boolean): Replay {
  const tape = useMemo(() => tapeOf(events), [events]);
  const [position, setPosition] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(30);
  const time = position ?? (isSecret ? 0 : tape.length);

  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = ((now - before) / 1000) * speed;
      before = now;
      setPosition((at) => Math.min(tape.length, (at ?? 0) + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, speed, tape.length]);

  // Switching to watching without the result starts at the opening faceoff.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters
  useEffect(() => {
    setPosition(null);
    setPlaying(false);
  }, [isSecret]);

  const isAtEnd = time >= tape.length;
  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);

  const count = shownAt(tape, time);
  const shown = useMemo(() => (count === events.length ? events : events.slice(0, count)), [events, count]);
  const known = isSecret && !isAtEnd ? Math.max(time, Math.min(tape.length, regulationTape())) : tape.length;
  const seek = useCallback((to: number) => setPosition(Math.max(0, Math.min(tape.length, to))), [tape.length]);
  const toEvent = useCallback(
    (place: number) => {
      const before = events[place]?.type === 'goal' ? BEFORE_GOAL : BEFORE_PLAY;
      seek((tape.times[place] ?? tape.length) - before);
    },
    [events, tape, seek],
  );
  return {
    time,
    length: known,
    isPlaying,
    speed,
    shown,
    moment: momentAt(tape, events, time),
    isAtEnd,
    seek,
    toEnd: () => seek(tape.length),
    setSpeed,
    toggle: () => {
      // At the end there is nothing left to play, so it starts over. Before the first use it may be at either end.
      if (!isPlaying) setPosition(isAtEnd ? 0 : time);
      setPlaying(!isPlaying);
    },
    toNextGoal: () => {
      const next = events.findIndex(
        (event, place) => event.type === 'goal' && (tape.times[place] ?? 0) - BEFORE_GOAL > time,
      );
      seek(next < 0 ? tape.length : (tape.times[next] ?? 0) - BEFORE_GOAL);
    },
    toEvent,
  };
}
