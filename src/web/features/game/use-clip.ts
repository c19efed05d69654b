/** A clip of a live game: a play that is shown again on the ice while score and clock go on. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { type ClipSpan, clipOf, shownAt, type Tape, tapeOf } from '#web/features/game/replay.ts';
import { type Scene, sceneOf } from '#web/features/game/scene.ts';

export interface Clip {
  /** The ice at this moment of the clip. */
  scene: Scene;
  /** Returns to the live game, as the end of the clip does. */
  end: () => void;
}

interface Running extends ClipSpan {
  tape: Tape;
  events: readonly LiveEvent[];
  /** Position on the tape in seconds. */
  at: number;
}

/** Game seconds per real second of a clip. */
const CLIP_SPEED = 4;
const TICK_MS = 80;

/** Returns the clip that is on, or null, and a function that shows the play of that index. */
export function useClip(events: readonly LiveEvent[]): { clip: Clip | null; show: (place: number) => void } {
  const [running, setRunning] = useState<Running | null>(null);
  const known = useRef(events);
  useEffect(() => {
    known.current = events;
  });
  const show = useCallback((place: number) => {
    const tape = tapeOf(known.current);
    const span = clipOf(tape, place);
    if (span) setRunning({ ...span, tape, events: known.current, at: span.from });
  }, []);
  const end = useCallback(() => setRunning(null), []);
  const isOn = running !== null;
  useEffect(() => {
    if (!isOn) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = ((now - before) / 1000) * CLIP_SPEED;
      before = now;
      setRunning((clip) =>
        clip === null || clip.at + passed >= clip.until ? null : { ...clip, at: clip.at + passed },
      );
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  const count = running === null ? 0 : shownAt(running.tape, running.at);
  const shown = running?.events;
  const scene = useMemo(() => (shown ? sceneOf(shown.slice(0, count)) : null), [shown, count]);
  return { clip: useMemo(() => scene && { scene, end }, [scene, end]), show };
}
