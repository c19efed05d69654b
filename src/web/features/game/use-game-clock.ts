/** The arena's clock between two events: interpolated from the server's time. */
import { useLayoutEffect, useState } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { intermissionSeconds, secondAfter } from '#domains/game/rules/pace.ts';
import { periodLength } from '#domains/game/rules/periods.ts';
import type { Scene } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { serverNow } from '#web/lib/time.ts';

export interface ArenaClock {
  period: number;
  /** Seconds played of the period. */
  second: number;
  /** Seconds left on the clock; null in a shootout. */
  left: number | null;
  /** When the next period begins, ms since 1970; null unless it is an intermission of a live game. */
  intermissionEndsAt: number | null;
  /** When the puck drops, ms since 1970; null once it has. */
  faceoffAt: number | null;
}

const TICK_MS = 250;

/** Returns the clock of a live game, which runs between the events, or that of a replay, which runs by its own time. */
export function useArenaClock({ view, scene, moment }: Pick<GameStage, 'view' | 'scene' | 'moment'>): ArenaClock {
  const isLive = view.state === 'live';
  const [now, setNow] = useState(serverNow);
  // Before the first paint: on a full screen the time from the first call to the first frame is noticeable.
  useLayoutEffect(() => {
    if (!isLive) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [isLive]);

  const { overtime } = view.game;
  const length = periodLength(scene.period, overtime);
  const second = isLive ? liveSecond(view, scene, now, length) : (moment?.second ?? scene.second);
  return {
    period: scene.period,
    second,
    left: length === null ? null : Math.max(0, length - second),
    intermissionEndsAt: isLive && scene.isIntermission ? intermissionEnd(view, scene) : null,
    faceoffAt: isLive ? faceoffAhead(view, scene, now) : null,
  };
}

/** Returns the second between the last event and now, never past the end of the period: what follows is unknown. */
function liveSecond(view: GameView, scene: Scene, now: number, length: number | null): number {
  const at = knownAt(view, scene);
  if (scene.isIntermission || scene.isOver || at === null || !view.clock || length === null) return scene.second;
  return secondAfter(scene.second, now - at, { msPerSecond: view.clock.msPerSecond, length });
}

/** Returns the faceoff of a live game that is still on its countdown; null after it. */
function faceoffAhead({ clock }: GameView, { last }: Scene, now: number): number | null {
  const at = last || !clock?.periodStartedAt ? null : Date.parse(clock.periodStartedAt);
  return at !== null && at > now ? at : null;
}

/**
 * Returns the time of the scene: that of its last event; before the first event that of the fetched view, or of the faceoff if it
 * was still ahead.
 */
function knownAt({ clock }: GameView, { last }: Scene): number | null {
  if (last) return last.at === null ? null : Date.parse(last.at);
  return clock && Math.max(Date.parse(clock.now), Date.parse(clock.periodStartedAt ?? clock.now));
}

function intermissionEnd({ clock, game }: GameView, { last, period }: Scene): number | null {
  if (!clock) return null;
  const known = clock.intermissionEndsAt === null ? null : Date.parse(clock.intermissionEndsAt);
  // The view is the newer of the two while a bench holds the period, or has just dropped the puck.
  if (!last || (known !== null && clock.period === period)) return known;
  return last.at === null ? null : Date.parse(last.at) + intermissionSeconds(period, game.overtime) * clock.msPerSecond;
}
