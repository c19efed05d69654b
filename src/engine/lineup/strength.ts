/** Strength of players in places, and of the lines, pairs, units and teams they form. All strengths are 0 to 99. */
import type { PlayerId } from '#engine/ids.ts';
import {
  CONDITION,
  FITTING_HAND,
  GOALIE_SHARES,
  LINE_SHARES,
  PAIR_SHARES,
  RATING_SHARES,
  ROLE_SPECIALS,
  ROLE_WEIGHTS,
  type Role,
  STRANGE_PLACE_COST,
  WRONG_HAND_COST,
} from '#engine/lineup/constants.ts';
import type { Lineup, Place } from '#engine/lineup/lineup.ts';
import { mainPosition, playsGoal } from '#engine/lineup/roster.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
import { exactOverall } from '#engine/player/overall.ts';
import { isDefense, type Position, SKATER_SKILLS, type SkaterSkill, type SpecialSkill } from '#engine/player/skills.ts';

/** The part of a player that his strength depends on; `RosterPlayer` and `MatchPlayer` both have it. */
export type Rated = Pick<MatchPlayer, 'positions' | 'hand' | 'skills'>;
export type Conditioned = Rated & Pick<MatchPlayer, 'form' | 'energy' | 'morale'>;

const WEIGHTS_BY_ROLE = Object.fromEntries(
  Object.entries(ROLE_WEIGHTS).map(([role, weights]) => [
    role,
    SKATER_SKILLS.map((skill) => ((weights as Partial<Record<SkaterSkill, number>>)[skill] ?? 0) / 100),
  ]),
) as unknown as Record<Role, readonly number[]>; // fromEntries loses the key type; every role is there

/**
 * Returns the strength of a player in a place, unrounded: his overall by the weights of that place, less the cost of an
 * unfamiliar position or the wrong hand. A goalie as a skater, or a skater in goal, is worth next to nothing.
 */
export function strengthAt(player: Rated, position: Position): number {
  const main = mainPosition(player);
  const keeps = main === 'G';
  const overall = exactOverall(keeps || position === 'G' ? main : position, player.skills);
  return clamp(overall - positionCost(player, position));
}

/** Returns the points that a place in a line, a pair or in goal costs him, hand included; 0 in any of his positions on his natural side. */
export function positionCost(player: Pick<Rated, 'positions' | 'hand'>, position: Position): number {
  return strangePlaceCost(player.positions, position) + handCost(player, position);
}

function strangePlaceCost(positions: readonly Position[], place: Position): number {
  if (positions.includes(place)) return 0;
  if (place === 'G' || positions[0] === 'G') return STRANGE_PLACE_COST.goal;
  if (!positions.some((position) => isDefense(position) === isDefense(place))) return STRANGE_PLACE_COST.wrongTrade;
  return place === 'C' ? STRANGE_PLACE_COST.wingAtCenter : STRANGE_PLACE_COST.wrongSide;
}

/** Returns the points that playing his off side costs him. */
export function handCost(player: Pick<Rated, 'hand'>, position: Position): number {
  const fitting = FITTING_HAND[position];
  return fitting !== undefined && fitting !== player.hand ? WRONG_HAND_COST[position] : 0;
}

/**
 * Returns the strength tonight, including form, morale and fatigue. For a rested player with average form and morale it is the
 * same as `strengthAt`.
 */
export function strengthTonight(player: Conditioned, position: Position): number {
  return clamp(strengthAt(player, position) + conditionOf(player));
}

/** Returns the points that form, morale and fatigue add (below 0: take away). */
export function conditionOf(player: Pick<Conditioned, 'form' | 'energy' | 'morale'>): number {
  return (
    (player.form - 50) * CONDITION.form +
    (player.morale - 50) * CONDITION.morale -
    (100 - player.energy) * CONDITION.energy
  );
}

/** Returns the worth of a skater in a role such as the penalty kill, special skills included; 0 for a goalie. */
export function roleValue(player: Rated & { specialSkills: readonly SpecialSkill[] }, role: Role): number {
  if (playsGoal(player)) return 0;
  let value = 0;
  const weights = WEIGHTS_BY_ROLE[role];
  for (let index = 0; index < weights.length; index++) value += (weights[index] ?? 0) * (player.skills[index] ?? 0);
  const specials = ROLE_SPECIALS[role];
  if (specials) for (const special of player.specialSkills) value += specials[special] ?? 0;
  return clamp(value);
}

export type Roster<P> = ReadonlyMap<PlayerId, P>;

/** Returns the mean strength of a line, pair or unit in its places; an empty place or an unknown player counts 0. */
export function unitStrength(unit: Partial<Record<Position, Place>>, players: Roster<Rated>): number {
  let sum = 0;
  let places = 0;
  for (const [position, place] of Object.entries(unit)) {
    const player = place === null || place === undefined ? undefined : players.get(place);
    // Object.entries widens the keys; a unit's keys are positions by its type.
    if (player) sum += strengthAt(player, position as Position);
    places++;
  }
  return places === 0 ? 0 : sum / places;
}

/**
 * Returns the strength the team can be expected to have on the ice tonight: the mean of the six players on it, lines and pairs
 * weighted by ice time, the starter in goal; form, morale and fatigue count. An empty place counts 0.
 */
export function expectedStrength(lineup: Lineup, players: Roster<Conditioned>): number {
  const tonight = (place: Place, position: Position) => {
    const player = place === null ? undefined : players.get(place);
    return player ? strengthTonight(player, position) : 0;
  };
  const forwards = lineup.forwards.map(
    (line) => tonight(line.LW, 'LW') + tonight(line.C, 'C') + tonight(line.RW, 'RW'),
  );
  const defense = lineup.defense.map((pair) => tonight(pair.LD, 'LD') + tonight(pair.RD, 'RD'));
  const skaters = weightedMean(forwards, LINE_SHARES) + weightedMean(defense, PAIR_SHARES);
  return (skaters + tonight(lineup.goalies.SG, 'G')) / 6;
}

export interface TeamRatings {
  offense: number;
  defense: number;
  physical: number;
  goaltending: number;
  coaching: number;
}

/** Returns the ratings of a team's lines and pairs, unrounded. */
export function exactTeamRatings(
  lineup: Lineup,
  players: Roster<MatchPlayer>,
): Pick<TeamRatings, 'offense' | 'defense' | 'physical'> {
  const rating = (role: 'offense' | 'defense' | 'physical') => {
    const forwards = lineup.forwards.map((line) => meanValue([line.LW, line.C, line.RW], role, players));
    const defense = lineup.defense.map((pair) => meanValue([pair.LD, pair.RD], role, players));
    const shares = RATING_SHARES[role];
    return shares.forwards * weightedMean(forwards, LINE_SHARES) + shares.defense * weightedMean(defense, PAIR_SHARES);
  };
  return { offense: rating('offense'), defense: rating('defense'), physical: rating('physical') };
}

/** Returns the five ratings of a team with this lineup, whole numbers. `coaching` comes from its staff. */
export function teamRatings(lineup: Lineup, players: Roster<MatchPlayer>, coaching: number): TeamRatings {
  const { offense, defense, physical } = exactTeamRatings(lineup, players);
  const goalie = (place: Place) => {
    const player = place === null ? undefined : players.get(place);
    return player ? strengthAt(player, 'G') : 0;
  };
  return {
    offense: Math.round(offense),
    defense: Math.round(defense),
    physical: Math.round(physical),
    goaltending: Math.round(
      GOALIE_SHARES.SG * goalie(lineup.goalies.SG) + GOALIE_SHARES.BG * goalie(lineup.goalies.BG),
    ),
    coaching: Math.round(clamp(coaching)),
  };
}

/** Returns the overall rating of a team: the rounded average of the five. */
export function teamOverall(ratings: TeamRatings): number {
  const { offense, defense, physical, goaltending, coaching } = ratings;
  return Math.round((offense + defense + physical + goaltending + coaching) / 5);
}

function meanValue(places: readonly Place[], role: Role, players: Roster<MatchPlayer>): number {
  let sum = 0;
  for (const place of places) {
    const player = place === null ? undefined : players.get(place);
    if (player) sum += roleValue(player, role);
  }
  return sum / places.length;
}

function weightedMean(values: readonly number[], shares: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (shares[index] ?? 0), 0);
}

function clamp(value: number): number {
  return Math.max(0, Math.min(99, value));
}
