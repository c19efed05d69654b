/** A pairing: its next home team and its winner. A best of N, two legs, a forfeit or a bye. */
import { forfeitedGame, type TableGame } from '#engine/competition/records.ts';
import type { PairingFormat, StageSettings } from '#engine/competition/settings.ts';
import type { Game, Occupant, Pairing, Side, Stage } from '#engine/competition/state.ts';
import type { EntryId } from '#engine/ids.ts';

export interface Outcome {
  winner: Occupant;
  loser: Occupant;
}

/** Returns a pairing before its first game. */
export function newPairing(
  pairing: Pick<Pairing, 'number' | 'round' | 'sides'> &
    Partial<Pick<Pairing, 'group' | 'format' | 'places' | 'onlyIfUpset'>>,
): Pairing {
  const [first, second] = pairing.sides;
  return {
    group: 0,
    format: { bestOf: 1 },
    places: null,
    ...pairing,
    teams: [occupantOf(first), occupantOf(second)],
    games: [],
    forfeitedBy: [],
  };
}

function occupantOf(side: Side): Occupant {
  if (side.kind === 'entry') return side.entry;
  return side.kind === 'bye' ? 'bye' : null;
}

export function sideOf(occupant: EntryId | 'bye'): Side {
  return occupant === 'bye' ? { kind: 'bye' } : { kind: 'entry', entry: occupant };
}

/** Returns both teams if both sides are known and neither is a bye, else null. */
export function opponentsOf({ teams: [first, second] }: Pairing): readonly [EntryId, EntryId] | null {
  return typeof first === 'number' && typeof second === 'number' ? [first, second] : null;
}

/**
 * Returns the winner and the loser, or null while undecided. A bye never wins. If both sides forfeit, the better seed advances
 * and forfeits again, because one of them has to be ranked first.
 */
export function outcomeOf(stage: Stage, pairing: Pairing): Outcome | null {
  const { teams, forfeitedBy } = pairing;
  const [first, second] = teams;
  if (pairing.onlyIfUpset !== undefined) {
    const before = outcomeOf(stage, pairingOf(stage, pairing.onlyIfUpset));
    if (!before || !isNeeded(stage, pairing)) return before;
  }
  if (first === null || second === null) return null;
  if (second === 'bye') return { winner: first, loser: second };
  if (first === 'bye') return { winner: second, loser: first };
  const [high, low] = bySeed(stage, [first, second]);
  if (forfeitedBy.length === 2) return { winner: high, loser: low };
  if (forfeitedBy[0] === first) return { winner: second, loser: first };
  if (forfeitedBy[0] === second) return { winner: first, loser: second };
  const winner = winnerOf(pairing, [first, second]);
  return winner === null ? null : { winner, loser: winner === first ? second : first };
}

function winnerOf({ format, games }: Pairing, teams: readonly [EntryId, EntryId]): EntryId | null {
  if ('legs' in format) {
    if (games.length < 2) return null;
    const [first, second] = teams.map((team) => games.reduce((sum, game) => sum + goalsOf(game, team), 0));
    if (first === second) return null;
    return (first ?? 0) > (second ?? 0) ? teams[0] : teams[1];
  }
  return teams.find((team) => games.filter((game) => hasWon(game, team)).length > format.bestOf / 2) ?? null;
}

function goalsOf({ home, homeGoals, awayGoals }: Game, team: EntryId): number {
  return home === team ? homeGoals : awayGoals;
}

function hasWon({ home, homeGoals, awayGoals }: Game, team: EntryId): boolean {
  return home === team ? homeGoals > awayGoals : awayGoals > homeGoals;
}

/** Returns false for a second final that the first has made superfluous, and while that is undecided. */
export function isNeeded(stage: Stage, { onlyIfUpset }: Pairing): boolean {
  if (onlyIfUpset === undefined) return true;
  const before = pairingOf(stage, onlyIfUpset);
  const outcome = outcomeOf(stage, before);
  return outcome !== null && outcome.winner !== 'bye' && outcome.winner === before.teams[1];
}

export function pairingOf(stage: Stage, number: number): Pairing {
  const pairing = stage.pairings[number - 1];
  if (!pairing) throw new RangeError(`there is no pairing ${number}`);
  return pairing;
}

/** Returns two teams, the better seed first. */
export function bySeed(stage: Stage, [one, other]: readonly [EntryId, EntryId]): [high: EntryId, low: EntryId] {
  return stage.entries.indexOf(one) < stage.entries.indexOf(other) ? [one, other] : [other, one];
}

const HOME_RUN = 2;

/**
 * Returns whether the better seed is at home in each game. By formula games 1 and 2, then every game left alternates after two
 * away (2-2-1, 2-2-1-1-1); a best of three alternates from the start, so that the better seed always hosts the deciding game.
 */
export function homePattern(format: PairingFormat | { bestOf: number; homeRuns?: undefined }): boolean[] {
  if ('legs' in format) return [false, true];
  const { bestOf } = format;
  const runs = format.homeRuns ?? (bestOf > 3 ? [HOME_RUN, HOME_RUN, ...ones(bestOf - 2 * HOME_RUN)] : ones(bestOf));
  return runs.flatMap((length, index) => Array.from({ length }, () => index % 2 === 0));
}

function ones(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}

/** Returns whether a format has a table: a game may end in a tie, and each pairing is one game. */
export function hasTable({ format }: StageSettings): boolean {
  return format === 'round-robin' || format === 'swiss';
}

export function isDecided(stage: Stage, pairing: Pairing, settings: StageSettings): boolean {
  if (!hasTable(settings)) return outcomeOf(stage, pairing) !== null;
  return pairing.games.length > 0 || pairing.forfeitedBy.length > 0 || !opponentsOf(pairing);
}

/** A game of a pairing; `game` counts from 1. */
export interface PlannedGame {
  game: number;
  home: EntryId;
  away: EntryId;
}

/** Returns all possible games of a pairing, in order; none while a side is open, or where it is not needed. */
export function plannedGamesOf(stage: Stage, pairing: Pairing, settings: StageSettings): PlannedGame[] {
  const teams = opponentsOf(pairing);
  if (!teams || !isNeeded(stage, pairing)) return [];
  if (hasTable(settings)) return [{ game: 1, home: teams[0], away: teams[1] }];
  const [high, low] = bySeed(stage, teams);
  return homePattern(pairing.format).map((isHighHome, index) => {
    return { game: index + 1, home: isHighHome ? high : low, away: isHighHome ? low : high };
  });
}

/** Returns the next game of a pairing; null if it is decided or open. */
export function nextGameOf(stage: Stage, pairing: Pairing, settings: StageSettings): PlannedGame | null {
  if (isDecided(stage, pairing, settings)) return null;
  return plannedGamesOf(stage, pairing, settings)[pairing.games.length] ?? null;
}

/** Returns the games of a pairing of a round robin or a Swiss round that count in the table; none while it is open, or for a bye. */
export function tableGamesOf(pairing: Pairing): readonly TableGame[] {
  const teams = opponentsOf(pairing);
  if (!teams) return [];
  return pairing.forfeitedBy.length > 0 ? [forfeitedGame(...teams, pairing.forfeitedBy)] : pairing.games;
}
