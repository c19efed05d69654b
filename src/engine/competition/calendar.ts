/** Calendars of stages: when the games of each round are played. */
import { bracketPairings, bracketSize } from '#engine/competition/bracket.ts';
import { doubleEliminationPairings } from '#engine/competition/double-elimination.ts';
import { homePattern } from '#engine/competition/pairing.ts';
import type { PairingFormat, StageSettings } from '#engine/competition/settings.ts';
import type { Pairing, Side } from '#engine/competition/state.ts';

/** A stage on days of the world: the faceoff slot of all its games, and their days by round, one for each game of a pairing. */
export interface DayCalendar {
  slot: number;
  days: readonly (readonly number[])[];
}

/** A stage in real time: faceoffs (UTC) by round, one for each game of a pairing, and real milliseconds per game second. */
export interface RealTimeCalendar {
  faceoffs: readonly (readonly string[])[];
  msPerSecond: number;
}

/** When a stage is played. */
export type StageCalendar = DayCalendar | RealTimeCalendar;

/** Returns how many games a pairing of each round may need. @param entries of the stage, at least two */
export function gamesByRound(settings: StageSettings, entries: number): number[] {
  const single = (rounds: number) => Array.from({ length: rounds }, () => 1);
  switch (settings.format) {
    case 'round-robin': {
      const largest = Math.ceil(entries / settings.groups);
      return single(settings.legs * (largest % 2 === 0 ? largest - 1 : largest));
    }
    case 'swiss':
      return single(settings.rounds);
    case 'series':
      return [gamesOf(settings.series)];
    case 'placement':
      return [gamesOf(settings.pairings)];
    case 'knockout':
      // Re-seeding changes opponents, not formats.
      return mostGames(bracketPairings(emptyBracket(entries), { ...settings, bracket: 'fixed' }));
    case 'double-elimination':
      return mostGames(doubleEliminationPairings(emptyBracket(entries), settings));
  }
}

function emptyBracket(entries: number): Side[] {
  return Array.from({ length: bracketSize(entries) }, (): Side => ({ kind: 'bye' }));
}

function mostGames(pairings: readonly Pick<Pairing, 'round' | 'format'>[]): number[] {
  const games: number[] = [];
  for (const { round, format } of pairings) games[round - 1] = Math.max(games[round - 1] ?? 0, gamesOf(format));
  return games;
}

function gamesOf(format: PairingFormat): number {
  return homePattern(format).length;
}

/**
 * Returns the days of a stage as they can still be kept: from the current round on, a round that would begin too early is moved to the
 * first day that is left, and those after it as far as they must.
 *
 * @param now.round the current one
 * @param now.from the first day on which a game can still be played
 */
export function daysLeft(
  days: DayCalendar['days'],
  { round: current, from }: { round: number; from: number },
): DayCalendar['days'] {
  let free = from;
  return days.map((ofRound, index) => {
    const [first] = ofRound;
    if (index < current - 1 || first === undefined) return ofRound;
    const late = Math.max(0, free - first);
    const moved = ofRound.map((day) => day + late);
    free = (moved.at(-1) ?? 0) + 1;
    return moved;
  });
}
