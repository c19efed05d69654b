/** How a lineup changes when a player is put in a place by hand: with as few other changes as possible. */
import type { PlayerId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { copyLineup, DRESSED_PLACES, type LineupPlace, UNIT_PLACES } from '#engine/lineup/places.ts';

const PLACES = new Map([...DRESSED_PLACES, ...UNIT_PLACES].map((place) => [place.name, place]));

/** Returns the place with that name ('forwards.0.LW', 'captain'), or undefined. */
export function placeNamed(name: string): LineupPlace | undefined {
  return PLACES.get(name);
}

/** Returns the player's place within the group of a place ('dressed', 'powerPlay' …), or undefined. */
export function placeOf(lineup: Lineup, playerId: PlayerId, group: LineupPlace['group']): LineupPlace | undefined {
  const places = group === 'dressed' ? DRESSED_PLACES : UNIT_PLACES;
  return places.find((place) => place.group === group && place.read(lineup) === playerId);
}

/**
 * Returns the lineup with the player in the place. The player who had it swaps places with him when both are in the same
 * group; otherwise he goes to the bench, and if that means that he does not dress, the newcomer takes over all his other
 * duties too.
 */
export function putPlayer(lineup: Lineup, playerId: PlayerId, placeName: string): Lineup {
  const target = PLACES.get(placeName);
  if (!target || target.read(lineup) === playerId) return lineup;
  const changed = copyLineup(lineup);
  const previous = target.read(lineup);
  const origin = placeOf(lineup, playerId, target.group);
  target.write(changed, playerId);
  if (origin) origin.write(changed, previous);
  else if (target.group === 'dressed' && previous !== null) handOver(changed, previous, playerId);
  return changed;
}

/** Returns the lineup with the place empty; a player who no longer dresses loses his other duties too. */
export function emptyPlace(lineup: Lineup, placeName: string): Lineup {
  const target = PLACES.get(placeName);
  const previous = target?.read(lineup) ?? null;
  if (!target || previous === null) return lineup;
  const changed = copyLineup(lineup);
  target.write(changed, null);
  if (target.group === 'dressed') handOver(changed, previous, null);
  return changed;
}

/** Hands all duties of a player besides his line to another player, or vacates them; changes `lineup`. */
function handOver(lineup: Lineup, from: PlayerId, to: PlayerId | null): void {
  for (const place of UNIT_PLACES) {
    if (place.read(lineup) !== from) continue;
    const isTaken = to !== null && placeOf(lineup, to, place.group) !== undefined;
    place.write(lineup, isTaken ? null : to);
  }
  const shooters = lineup.shootout.map((shooter) => (shooter === from ? to : shooter));
  lineup.shootout = shooters.filter(
    (shooter, index): shooter is PlayerId => shooter !== null && shooters.indexOf(shooter) === index,
  );
}

/** Moves a shooter up (−1) or down (1) in the order of the shootout. */
export function moveShooter(lineup: Lineup, playerId: PlayerId, step: -1 | 1): Lineup {
  const index = lineup.shootout.indexOf(playerId);
  const other = lineup.shootout[index + step];
  if (index < 0 || other === undefined) return lineup;
  const changed = copyLineup(lineup);
  changed.shootout[index] = other;
  changed.shootout[index + step] = playerId;
  return changed;
}

/** Adds a shooter at the end, or removes him from the list. */
export function toggleShooter(lineup: Lineup, playerId: PlayerId): Lineup {
  const changed = copyLineup(lineup);
  changed.shootout = lineup.shootout.includes(playerId)
    ? lineup.shootout.filter((shooter) => shooter !== playerId)
    : [...lineup.shootout, playerId];
  return changed;
}

export interface PlaceDifference {
  /** 'forwards.0.LW', or 'shootout' for its order. */
  place: string;
  mine: PlayerId | null;
  theirs: PlayerId | null;
}

/** Returns the places in which two lineups differ, in reading order. */
export function differences(mine: Lineup, theirs: Lineup): PlaceDifference[] {
  const found: PlaceDifference[] = [];
  for (const place of [...DRESSED_PLACES, ...UNIT_PLACES]) {
    const [one, other] = [place.read(mine), place.read(theirs)];
    if (one !== other) found.push({ place: place.name, mine: one, theirs: other });
  }
  if (mine.shootout.join() !== theirs.shootout.join()) found.push({ place: 'shootout', mine: null, theirs: null });
  return found;
}
