/** Lineups as the game view lists them, from the stored input or, for older games, from the statistics. */
import type { PlayerId } from '#engine/ids.ts';
import { dressedPlaces } from '#engine/lineup/lineup.ts';
import type { MatchTeam } from '#engine/match/input.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';

export interface DressedPlace {
  /** As in `Lineup`: 'forwards.0.LW', 'goalies.SG'. */
  place: string;
  playerId: PlayerId;
  /** Overall rating when the game began. */
  overall: number;
  specialSkills: readonly string[];
}

/** Returns the places of a team as it took the ice. */
export function placesOf(team: Pick<MatchTeam, 'players' | 'lineup'>): DressedPlace[] {
  const players = new Map(team.players.map((player) => [player.id, player]));
  return dressedPlaces(team.lineup).flatMap(({ place, player }) => {
    const dressed = player === null ? undefined : players.get(player);
    if (!dressed) return [];
    const { id, positions, skills, specialSkills } = dressed;
    return [{ place, playerId: id, overall: overallOf(positions[0] ?? 'C', skills), specialSkills }];
  });
}

interface Appearance {
  playerId: PlayerId;
  position: Position;
  toi: number;
  overall: number;
  specialSkills: readonly string[];
}

const PLACES: Record<Position, readonly string[]> = {
  LW: [0, 1, 2, 3].map((line) => `forwards.${line}.LW`),
  C: [0, 1, 2, 3].map((line) => `forwards.${line}.C`),
  RW: [0, 1, 2, 3].map((line) => `forwards.${line}.RW`),
  LD: [0, 1, 2].map((pair) => `defense.${pair}.LD`),
  RD: [0, 1, 2].map((pair) => `defense.${pair}.RD`),
  G: ['goalies.SG', 'goalies.BG'],
};

/** Returns the places that ice time suggests: the player with the most ice time at a position is on the first line. */
export function placesByIceTime(appearances: readonly Appearance[]): DressedPlace[] {
  const taken: Partial<Record<Position, number>> = {};
  return [...appearances]
    .sort((a, b) => b.toi - a.toi)
    .flatMap(({ playerId, position, overall, specialSkills }) => {
      const index = taken[position] ?? 0;
      taken[position] = index + 1;
      const place = PLACES[position][index];
      return place ? [{ place, playerId, overall, specialSkills }] : [];
    });
}
