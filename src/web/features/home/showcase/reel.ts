/** The highlights of a game, as pieces of its replay that run one after the other and start over. */
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { tapeOf } from '#web/features/game/replay.ts';

export interface Reel {
  /** Seconds on the timeline of each event. */
  times: readonly number[];
  /** Pieces of the timeline, in order and without overlap. */
  pieces: readonly { from: number; to: number }[];
  /** Total seconds of the pieces. */
  length: number;
}

/** Seconds of the timeline before and after a highlight. */
const BEFORE = 16;
const AFTER = 5;
/** With fewer goals than this the best chances are added. */
const MOMENTS = 6;

/**
 * Returns the highlights of a game.
 * @param events of a game from its first to the current one
 */
export function reelOf(events: readonly LiveEvent[]): Reel {
  const { times, length } = tapeOf(events);
  const places = [...events.keys()];
  const told = places.filter((place) => ['goal', 'shootout-attempt'].includes(events[place]?.type ?? ''));
  const chances = places.filter((place) => chanceOf(events[place]) > 0);
  chances.sort((one, other) => chanceOf(events[other]) - chanceOf(events[one]));
  const moments = [...told, ...chances.slice(0, Math.max(0, MOMENTS - told.length))];
  // A game without a shot starts with its faceoff.
  const at = moments.length === 0 ? [BEFORE] : moments.map((place) => times[place] ?? 0);
  const pieces: { from: number; to: number }[] = [];
  for (const time of at.sort((one, other) => one - other)) {
    const piece = { from: Math.max(0, time - BEFORE), to: Math.min(length, time + AFTER) };
    const last = pieces.at(-1);
    if (last && piece.from <= last.to) last.to = piece.to;
    else pieces.push(piece);
  }
  return { times, pieces, length: pieces.reduce((sum, { from, to }) => sum + to - from, 0) };
}

/** Returns the scoring chance of a shot that was not a goal, 0 to 1. */
function chanceOf(event: LiveEvent | undefined): number {
  return event?.type === 'shot' && event.outcome !== 'goal' ? event.xg : 0;
}

/** Returns the second of the timeline shown after this many seconds of the reel, which starts over at its end. */
export function tapeTimeAt({ pieces, length }: Reel, seconds: number): number {
  let left = length > 0 ? seconds % length : 0;
  for (const { from, to } of pieces) {
    if (left < to - from) return from + left;
    left -= to - from;
  }
  return pieces[0]?.from ?? 0;
}
