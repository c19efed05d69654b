/**
 * The state of a competition between two games: competition → stages → groups → rounds → pairings → games. Plain JSON; what
 * `JSON.parse` returns goes on where `JSON.stringify` was taken.
 */
import type { PairingFormat, Settings } from '#engine/competition/settings.ts';
import type { EntryId } from '#engine/ids.ts';

export interface Entry {
  id: EntryId;
  /** 1 is the best. A reserve takes over the seed of the entry that it replaces. */
  seed: number;
  /** Its place in the drawing of lots, drawn before the first game and never again; 1 goes first. */
  lot: number;
  hasWithdrawn: boolean;
}

/** Where a side of a pairing comes from. */
export type Side =
  | { kind: 'entry'; entry: EntryId }
  | { kind: 'bye' }
  | { kind: 'winner-of'; pairing: number }
  | { kind: 'loser-of'; pairing: number };

/** Who a side is; null while it is open. */
export type Occupant = EntryId | 'bye' | null;

export type EndedIn = 'regulation' | 'overtime' | 'shootout';

/** A game as played; the goal that a shootout is worth is counted in the score. */
export interface Game {
  home: EntryId;
  away: EntryId;
  homeGoals: number;
  awayGoals: number;
  endedIn: EndedIn;
}

export interface Pairing {
  /** Counts from 1 in its stage; sides refer only to lower numbers. */
  number: number;
  /** Counts from 1. No entry is in two pairings of a round. */
  round: number;
  /** The group in a round robin; 0 in all other formats. */
  group: number;
  /** The home team first in a round robin and a Swiss stage; in the other formats the better seed is at home first. */
  sides: readonly [Side, Side];
  /** Who the sides are, in the same order. */
  teams: readonly [Occupant, Occupant];
  format: PairingFormat;
  /** In the order that they were played. */
  games: readonly Game[];
  /** Sides that do not play on: the other one wins 5–0, or neither if both forfeit. */
  forfeitedBy: readonly EntryId[];
  /** The best place that is left for its winner and its loser if they play no other pairing; null if they always do. */
  places: { winner: number; loser: number } | null;
  /** Played only if the second side of this pairing won it: the second final of a double elimination. */
  onlyIfUpset?: number;
}

/** Where an entry finished a stage, or stood in the groups of the stage that it came from; group 0 where there are none. */
export interface Finish {
  entry: EntryId;
  group: number;
  /** In its group; 1 is the winner. */
  place: number;
}

export interface Stage {
  /** Entries in the order of this stage's seeds. */
  entries: readonly EntryId[];
  /** In the same order within each group; one group of all in formats without groups. */
  groups: readonly (readonly EntryId[])[];
  /** Where the entries finished the stage that they came from; empty in the first stage. */
  from: readonly Finish[];
  pairings: readonly Pairing[];
  /** The round that is being played, or was the last. */
  round: number;
  /** Everybody's place in the stage, best first; null until its last game. */
  ranking: readonly Finish[] | null;
}

export interface Competition {
  settings: Settings;
  entries: readonly Entry[];
  /** Replace entries that withdraw before the first faceoff, in this order. */
  reserves: readonly EntryId[];
  /** Those that have begun. */
  stages: readonly Stage[];
}

/** What has happened to a pairing of the round that is being played. */
export type Result =
  | { pairing: number; homeGoals: number; awayGoals: number; endedIn: EndedIn }
  | { pairing: number; forfeitedBy: EntryId };

/** An entry's seed and lot, for comparisons that games do not decide. */
export function entryOf(competition: Pick<Competition, 'entries'>, id: EntryId): Entry {
  const entry = competition.entries.find((each) => each.id === id);
  if (!entry) throw new RangeError(`entry ${id} does not take part`);
  return entry;
}
