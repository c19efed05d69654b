/** The tape of a finished game: where it stands, whether it runs, how fast. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { shownAt, tapeOf } from '#web/features/game/replay.ts';

export const SPEEDS = [1, 10, 30, 60, 120] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Replay {
  /** Seconds on the tape, and in all. */
  time: number;
  length: number;
  isPlaying: boolean;
  /** Game seconds a real second. */
  speed: Speed;
  /** The events that have been shown at `time`. */
  shown: readonly LiveEvent[];
  seek: (time: number) => void;
  setSpeed: (speed: Speed) => void;
  toggle: () => void;
  toNextGoal: () => void;
}

/** Seconds before a goal at which the tape stops when it is wound to it. */
const BEFORE_GOAL = 8;

/** @param events all of a finished game; the tape stands at its end until somebody plays or seeks. */
export function useReplay(events: readonly LiveEvent[]): Replay {
  const tape = useMemo(() => tapeOf(events), [events]);
  const [position, setPosition] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(30);
  const time = position ?? tape.length;
  const frame = useRef(0);

  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const run = (now: number) => {
      const passed = ((now - before) / 1000) * speed;
      before = now;
      setPosition((at) => {
        const next = (at ?? 0) + passed;
        if (next < tape.length) return next;
        setPlaying(false);
        return null;
      });
      frame.current = requestAnimationFrame(run);
    };
    frame.current = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame.current);
  }, [isPlaying, speed, tape.length]);

  const count = shownAt(tape, time);
  const shown = useMemo(() => (count === events.length ? events : events.slice(0, count)), [events, count]);
  return {
    time,
    length: tape.length,
    isPlaying,
    speed,
    shown,
    seek: (to) => setPosition(to >= tape.length ? null : Math.max(0, to)),
    setSpeed,
    toggle: () => {
      // At the end there is nothing left to play: from the beginning then.
      if (!isPlaying && time >= tape.length) setPosition(0);
      setPlaying(!isPlaying);
    },
    toNextGoal: () => {
      const next = events.findIndex(
        (event, index) => event.type === 'goal' && (tape.times[index] ?? 0) - BEFORE_GOAL > time,
      );
      setPosition(next < 0 ? null : (tape.times[next] ?? 0) - BEFORE_GOAL);
    },
  };
}
