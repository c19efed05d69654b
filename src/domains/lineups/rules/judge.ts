/** What a place, a unit and the team are worth now, and what they would be worth after a contemplated move. */
import { CHEMISTRY_LEVEL_FROM } from '#domains/lineups/constants.ts';
import { placeNamed, putPlayer } from '#domains/lineups/rules/moves.ts';
import type { PlayerId } from '#engine/ids.ts';
import { chemistryOf, meanGamesTogether, type Partnership } from '#engine/lineup/chemistry.ts';
import { CHEMISTRY, GOALIE_SHARES } from '#engine/lineup/constants.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, type LineupPlace, UNIT_PLACES } from '#engine/lineup/places.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { expectedStrength, handCost, positionCost, roleValue, strengthAt } from '#engine/lineup/strength.ts';
import { type LineupFaultCode, validateLineup } from '#engine/lineup/validate.ts';
import type { Level } from '#engine/player/skills.ts';

export type Players = ReadonlyMap<PlayerId, RosterPlayer>;

/** Returns the unit of a place: 'forwards.0', 'powerPlay.1', 'goalies', 'extraAttackers', 'letters'. */
export function unitOf(place: LineupPlace): string {
  if (place.group === 'letters' || place.group === 'extraAttackers') return place.group;
  return place.name.slice(0, place.name.lastIndexOf('.'));
}

const UNITS = Map.groupBy([...DRESSED_PLACES, ...UNIT_PLACES], unitOf);

/**
 * Returns the strength of a player in a place, 0 to 99, unrounded: in a line, a pair or in goal by his position there, in
 * a special unit by what he brings to its task; null for letters, which are worn, not played.
 */
export function strengthInPlace(player: RosterPlayer, place: LineupPlace): number | null {
  switch (place.group) {
    case 'powerPlay':
    case 'penaltyKill':
    case 'overtime':
      return roleValue(player, place.group);
    case 'extraAttackers':
      return roleValue(player, 'offense');
    case 'letters':
      return null;
    case 'dressed':
      return place.position === null ? null : strengthAt(player, place.position);
  }
}

/** Returns the points that a line or pair loses with a player in a place, by cause; special units spread out anyway and lose nothing. */
export function misfitInPlace(player: RosterPlayer, place: LineupPlace): { position: number; hand: number } {
  if (place.group !== 'dressed' || place.position === null) return { position: 0, hand: 0 };
  const hand = handCost(player, place.position);
  return { position: positionCost(player, place.position) - hand, hand };
}

/**
 * Mean strength of a unit, an empty place counting 0, and the mean points that positions and hands cost it. The starting
 * goalie counts by his share of the games.
 */
export interface Judgment {
  strength: number;
  misfit: number;
  /** null for all but lines and pairs, and for a unit with fewer than two players. */
  chemistry: Chemistry | null;
}

/** How familiar the players of a line or pair are with each other; its worth is added to their strength. */
export interface Chemistry {
  /** Points that each of them gains on the ice; negative: loses. */
  points: number;
  /** Games that each two of them have played together, on average, recent ones counting more. */
  games: number;
  level: ChemistryLevel;
}

/** From players who have never played together to old partners. */
export const CHEMISTRY_LEVELS = ['strangers', 'acquainted', 'used', 'partners', 'oldPartners'] as const;
export type ChemistryLevel = (typeof CHEMISTRY_LEVELS)[number];

/** The players, and how much they have played together. */
export interface Team {
  players: Players;
  partnerships: readonly Partnership[];
}

/** @returns null for a unit that is not judged by strength. */
export function judgeUnit(unit: string, lineup: Lineup, { players, partnerships }: Team): Judgment | null {
  const places = UNITS.get(unit) ?? [];
  if (places.length === 0 || places[0]?.group === 'letters') return null;
  let strength = 0;
  let misfit = 0;
  const standing: PlayerId[] = [];
  for (const place of places) {
    const player = playerIn(place, lineup, players);
    if (!player) continue;
    standing.push(player.id);
    const share = shareOf(place, places.length);
    strength += share * (strengthInPlace(player, place) ?? 0);
    const { position, hand } = misfitInPlace(player, place);
    misfit += share * (position + hand);
  }
  const hasChemistry = places[0]?.group === 'dressed' && places[0].position !== 'G';
  return { strength, misfit, chemistry: hasChemistry ? chemistryAmong(standing, partnerships) : null };
}

function chemistryAmong(standing: readonly PlayerId[], partnerships: readonly Partnership[]): Chemistry | null {
  if (standing.length < 2) return null;
  const points = chemistryOf(standing, partnerships);
  const share = points / CHEMISTRY.span + CHEMISTRY.usual;
  const level = CHEMISTRY_LEVELS[CHEMISTRY_LEVEL_FROM.filter((from) => share >= from).length] ?? 'strangers';
  return { points, games: meanGamesTogether(standing, partnerships), level };
}

/** Returns the share of a place in a unit of this size. */
function shareOf(place: LineupPlace, size: number): number {
  if (place.position !== 'G') return 1 / size;
  return place.unit === 0 ? GOALIE_SHARES.SG : GOALIE_SHARES.BG;
}

export function playerIn(place: LineupPlace, lineup: Lineup, players: Players): RosterPlayer | undefined {
  const standing = place.read(lineup);
  return standing === null ? undefined : players.get(standing);
}

/** Before and after a move. */
export interface Change<T> {
  before: T;
  after: T;
}

/** What putting a player in a place would bring. */
export interface Promised {
  /** His strength there; null where strength does not count. */
  own: number | null;
  /** The unit of the place; null if it is not judged. */
  unit: Change<Judgment> | null;
  /** Expected strength of the team tonight; null for special units, which do not count in it. */
  team: Change<number> | null;
  /** Points that the place would cost him. */
  misfit: { position: number; hand: number };
  /** Why he may not take the place; null: he may. */
  fault: LineupFaultCode | null;
}

export interface Bench extends Team {
  level: Level;
}

/** @returns undefined for an unknown player or place. */
export function promiseOf(
  lineup: Lineup,
  move: { playerId: PlayerId; place: string },
  bench: Bench,
): Promised | undefined {
  const { players, level } = bench;
  const player = players.get(move.playerId);
  const place = placeNamed(move.place);
  if (!player || !place) return undefined;
  const changed = putPlayer(lineup, move.playerId, move.place);
  const unit = unitOf(place);
  const [before, after] = [judgeUnit(unit, lineup, bench), judgeUnit(unit, changed, bench)];
  const faults = validateLineup(changed, [...players.values()], level);
  return {
    own: strengthInPlace(player, place),
    unit: before && after && { before, after },
    team:
      place.group === 'dressed'
        ? { before: expectedStrength(lineup, players), after: expectedStrength(changed, players) }
        : null,
    misfit: misfitInPlace(player, place),
    fault: faults.find((fault) => fault.place === move.place)?.code ?? null,
  };
}
