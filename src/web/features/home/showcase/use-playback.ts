/**
 * The position of the picture: a live game runs a few seconds behind real time, so that it runs evenly; any other game
 * is a highlight reel.
 */
import { useEffect, useMemo, useState } from 'react';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { type Moment, momentAt, shownAt } from '#web/features/game/replay.ts';
import { reelOf, tapeTimeAt } from '#web/features/home/showcase/reel.ts';
import { LIVE_EVERY_MS, type ShownGame } from '#web/features/home/showcase/use-showcase.ts';
import { useReducedMotion } from '#web/lib/motion.ts';
import { serverNow } from '#web/lib/time.ts';

export interface Playback {
  /**
   * What is shown: 'live' play, a 'break' with highlights between periods, or a 'replay' with the highlights of a
   * finished game.
   */
  mode: 'live' | 'break' | 'replay';
  events: readonly LiveEvent[];
  moment: Moment;
  isPlaying: boolean;
  toggle(): void;
}

/** The delay of the picture: events due before the next answer are then loaded in time. */
const BEHIND_MS = LIVE_EVERY_MS + 2_000;
/** How long the result of a live game stays. */
const AFTER_HORN_MS = 15_000;
/** Game seconds per real second of a reel. */
const REEL_SPEED = 3;
const TICK_MS = 120;

/** Returns the playback of a game, which does not start by itself for users who prefer reduced motion. */
export function usePlayback({ game, events, msPerSecond }: ShownGame): Playback {
  const isStill = useReducedMotion();
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPlaying = choice ?? !isStill;
  const live = useMemo(
    () => ({ times: events.map(({ at }) => (at === null ? 0 : Date.parse(at))), length: 0 }),
    [events],
  );
  const [now, setNow] = useState(() => serverNow() - BEHIND_MS);
  const [seconds, setSeconds] = useState(0);

  const count = shownAt(live, now);
  const last = events[count - 1];
  const isFollowed = game.status === 'live' || now < (live.times.at(-1) ?? 0) + AFTER_HORN_MS;
  const isBreak = last?.type === 'period-end' && events[count]?.type !== 'game-end';
  const mode = !isFollowed ? 'replay' : isBreak ? 'break' : 'live';

  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const passed = (performance.now() - before) / 1000;
      before = performance.now();
      setNow(serverNow() - BEHIND_MS);
      setSeconds((at) => at + passed * REEL_SPEED);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  // Each reel starts at its beginning.
  const source = mode === 'live' ? '' : `${game.id} ${mode} ${mode === 'break' ? count : ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters
  useEffect(() => setSeconds(0), [source]);

  const known = useMemo(() => (mode === 'break' ? events.slice(0, count) : events), [events, mode, count]);
  const reel = useMemo(() => reelOf(mode === 'live' ? [] : known), [mode, known]);
  const tape = tapeTimeAt(reel, seconds);
  const shown = mode === 'live' ? count : shownAt(reel, tape);
  return {
    mode,
    events: useMemo(() => events.slice(0, shown), [events, shown]),
    moment:
      mode === 'live'
        ? liveMoment(events, count, (now - (live.times[count - 1] ?? now)) / (msPerSecond ?? 1000))
        : momentAt(reel, known, tape),
    isPlaying,
    toggle: () => setChoice(!isPlaying),
  };
}

/** @param passed game seconds since the last event shown */
function liveMoment(events: readonly LiveEvent[], count: number, passed: number): Moment {
  const last = events[count - 1];
  if (!last) return { period: 1, second: 0 };
  const next = events[count];
  const bound = next?.period === last.period ? next.second : last.second;
  return { period: last.period, second: Math.min(bound, Math.floor(last.second + passed)) };
}
