/**
 * Reusable parts of a game: buffers, generator, scoresheet. They cost more to create than to use, so a thread keeps one set and
 * plays game after game with it; a game's output never includes them.
 */
import { emptyBodies } from '#engine/match/bench/bodies.ts';
import { wholes } from '#engine/match/lists.ts';
import { emptyRatings, type Ratings } from '#engine/match/ratings/ratings.ts';
import { Scoresheet } from '#engine/match/record/scoresheet.ts';
import { BatchedRandom } from '#engine/random.ts';

export interface Workspace {
  /** Number of players that fit. */
  readonly size: number;
  readonly random: BatchedRandom;
  readonly sheet: Scoresheet;
  readonly ratings: Ratings;
  readonly out: number[];
  readonly bodies: number[];
  readonly marks: number[];
  readonly wanted: number[];
}

/** Maximum skaters in a unit, plus one being added. */
const MAX_UNIT = 8;

export function newWorkspace(size: number): Workspace {
  return {
    size,
    random: new BatchedRandom(0),
    sheet: new Scoresheet(),
    ratings: emptyRatings(size),
    out: wholes(size),
    bodies: emptyBodies(size),
    marks: wholes(size),
    wanted: wholes(MAX_UNIT),
  };
}

let spare: Workspace | null = null;

/** Runs `play` with a set that no other game uses meanwhile, even when games are played inside of games. */
export function inWorkspace<T>(size: number, play: (workspace: Workspace) => T): T {
  const workspace = spare !== null && spare.size === size ? spare : newWorkspace(size);
  spare = null;
  try {
    return play(workspace);
  } finally {
    spare = workspace;
  }
}
