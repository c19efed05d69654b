/** Special teams, overtime, shootout, extra attackers and letters: filled from those who dress. */
import { CAPTAINCY, type Role, SHOOTOUT_LENGTH, UNIT_POSITION_SHARE } from '#engine/lineup/constants.ts';
import type { Lineup, PlayerId } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, type LineupPlace, type PlaceGroup, UNIT_PLACES } from '#engine/lineup/places.ts';
import { isGoalkeeper, mainPosition, type RosterPlayer } from '#engine/lineup/roster.ts';
import { positionCost, roleValue, strengthAt } from '#engine/lineup/strength.ts';

/**
 * Fills the empty unit places of `lineup` in place and answers it. Who is in a unit already stays.
 * @param before the lineup that is being mended: its shootout order keeps its length.
 */
export function fillUnits(lineup: Lineup, players: readonly RosterPlayer[], before: Lineup | null): Lineup {
  const dressed = dressedPlayers(lineup, players);
  const skaters = dressed.filter((player) => !isGoalkeeper(player));
  const taken = new Map<PlaceGroup, Set<PlayerId>>();
  for (const at of UNIT_PLACES) {
    const group = taken.get(at.group) ?? new Set();
    taken.set(at.group, group);
    const standing = at.read(lineup);
    if (standing !== null) group.add(standing);
  }
  for (const at of UNIT_PLACES) {
    if (at.read(lineup) !== null) continue;
    const group = taken.get(at.group) ?? new Set();
    const best = bestFor(at, skaters, group);
    at.write(lineup, best);
    if (best !== null) group.add(best);
  }
  lineup.shootout = shootoutOrder(lineup.shootout, skaters, before);
  return lineup;
}

function dressedPlayers(lineup: Lineup, players: readonly RosterPlayer[]): RosterPlayer[] {
  const ids = new Set(DRESSED_PLACES.map((at) => at.read(lineup)));
  return players.filter((player) => ids.has(player.id));
}

function bestFor(at: LineupPlace, skaters: readonly RosterPlayer[], taken: ReadonlySet<PlayerId>): PlayerId | null {
  let best: PlayerId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const player of skaters) {
    if (taken.has(player.id)) continue;
    const value = worthAt(at, player);
    if (value <= most) continue;
    most = value;
    best = player.id;
  }
  return best;
}

function worthAt(at: LineupPlace, player: RosterPlayer): number {
  switch (at.group) {
    case 'powerPlay':
    case 'penaltyKill':
    case 'overtime':
      return worthInUnit(at, player, at.group);
    case 'letters':
      return captaincy(player);
    default:
      return roleValue(player, 'offense');
  }
}

function worthInUnit(at: LineupPlace, player: RosterPlayer, role: Role & keyof typeof UNIT_POSITION_SHARE): number {
  const cost = at.position === null ? 0 : positionCost(player, at.position);
  return roleValue(player, role) - cost * UNIT_POSITION_SHARE[role];
}

/** What a player brings to wear a letter: leadership, experience and standing. */
function captaincy(player: RosterPlayer): number {
  const leads = player.specialSkills.includes('leader') ? CAPTAINCY.leader : 0;
  const strength = strengthAt(player, mainPosition(player)) * CAPTAINCY.strength;
  return leads + player.xp * CAPTAINCY.xp + player.ageClass * CAPTAINCY.ageClass + strength;
}

/** Keeps the order as it stands and adds the best of the rest until it is as long as it was, or as usual. */
function shootoutOrder(kept: readonly PlayerId[], skaters: readonly RosterPlayer[], before: Lineup | null): PlayerId[] {
  const length = before ? before.shootout.length : SHOOTOUT_LENGTH.usual;
  const wanted = Math.max(SHOOTOUT_LENGTH.least, Math.min(SHOOTOUT_LENGTH.most, length));
  const order = kept.slice(0, SHOOTOUT_LENGTH.most);
  const rest = skaters.filter((player) => !order.includes(player.id));
  const value = new Map(rest.map((player) => [player, roleValue(player, 'shootout')]));
  rest.sort((one, other) => (value.get(other) ?? 0) - (value.get(one) ?? 0));
  for (const player of rest.slice(0, Math.max(0, wanted - order.length))) order.push(player.id);
  return order;
}
