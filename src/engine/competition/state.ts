/**
 * The state of a competition between two games: competition → stages → groups → rounds → pairings → games. Plain JSON, so it can
 * be saved and resumed.
 */
import type { PairingFormat, Settings } from '#engine/competition/settings.ts';
import type { EntryId } from '#engine/ids.ts';

export interface Entry {
  id: EntryId;
  /** 1 is the best. A reserve takes over the seed of the entry that it replaces. */
  seed: number;
  /** Position in the drawing of lots, drawn once before the first game; 1 goes first. */
  lot: number;
  hasWithdrawn: boolean;
}

/** Where a side of a pairing comes from. */
export type Side =
  | { kind: 'entry'; entry: EntryId }
  | { kind: 'bye' }
  | { kind: 'winner-of'; pairing: number }
  | { kind: 'loser-of'; pairing: number };

/** The occupant of a side; null while it is open. */
export type Occupant = EntryId | 'bye' | null;

export type EndedIn = 'regulation' | 'overtime' | 'shootout';

/** A game as played; the score includes the goal for winning a shootout. */
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
  /** The occupants of the sides, in the same order. */
  teams: readonly [Occupant, Occupant];
  format: PairingFormat;
  /** In the order played. */
  games: readonly Game[];
  /** Sides that forfeit: the other one wins 5–0, or neither if both do. */
  forfeitedBy: readonly EntryId[];
  /** The best places left for its winner and its loser if they play no other pairing; null if they always do. */
  places: { winner: number; loser: number } | null;
  /** Played only if the second side of this pairing won: the second final of a double elimination. */
  onlyIfUpset?: number;
}

/** An entry's finish in a stage, or its group place in the stage it came from; group 0 where there are none. */
export interface Finish {
  entry: EntryId;
  group: number;
  /** In its group; 1 is the winner. */
  place: number;
}

export interface Stage {
  /** Entries in the order of this stage's seeds. */
  entries: readonly EntryId[];
  /** In the same order within each group; formats without groups have one. */
  groups: readonly (readonly EntryId[])[];
  /** The entries' finishes in the stage they came from; empty in the first stage. */
  from: readonly Finish[];
  pairings: readonly Pairing[];
  /** The current or last round. */
  round: number;
  /** All places in the stage, best first; null until its last game. */
  ranking: readonly Finish[] | null;
}

export interface Competition {
  settings: Settings;
  entries: readonly Entry[];
  /** Replace entries that withdraw before the first faceoff, in this order. */
  reserves: readonly EntryId[];
  /** The stages that have begun. */
  stages: readonly Stage[];
}

/** A result of a pairing in the current round. */
export type Result =
  | { pairing: number; homeGoals: number; awayGoals: number; endedIn: EndedIn }
  | { pairing: number; forfeitedBy: EntryId };

/** Returns the entries that have withdrawn. */
export function withdrawnFrom({ entries }: Pick<Competition, 'entries'>): Set<EntryId> {
  return new Set(entries.flatMap(({ id, hasWithdrawn }) => (hasWithdrawn ? [id] : [])));
}

/** Returns an entry with its seed and lot, for comparisons that games do not decide. */
export function entryOf(competition: Pick<Competition, 'entries'>, id: EntryId): Entry {
  const entry = competition.entries.find((each) => each.id === id);
  if (!entry) throw new RangeError(`entry ${id} does not take part`);
  return entry;
}
