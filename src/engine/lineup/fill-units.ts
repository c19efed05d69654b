/** Special teams, overtime, shootout, extra attackers and letters: filled from those who dress. */
import { coachCost } from '#engine/lineup/coach.ts';
import {
  CAPTAINCY,
  FOURTH_FORWARD,
  type Role,
  SCORER_RESTS,
  SHOOTOUT_LENGTH,
  UNIT_POSITION_SHARE,
} from '#engine/lineup/constants.ts';
import type { Lineup, PlayerId } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, type LineupPlace, type PlaceGroup, UNIT_PLACES } from '#engine/lineup/places.ts';
import { isGoalkeeper, mainPosition, type RosterPlayer } from '#engine/lineup/roster.ts';
import { roleValue, strengthAt } from '#engine/lineup/strength.ts';
import { isDefence, type Position } from '#engine/player/skills.ts';

/** The places of each unit together, in reading order: the first unit has the first choice. */
const UNITS: readonly (readonly LineupPlace[])[] = [
  ...Map.groupBy(UNIT_PLACES, (at) => (at.group === 'letters' ? at.name : `${at.group} ${at.unit}`)).values(),
];

/**
 * Fills the empty unit places of `lineup` in place and answers it. Who is in a unit already stays.
 * @param before the lineup that is being mended: its shootout order keeps its length.
 */
export function fillUnits(lineup: Lineup, players: readonly RosterPlayer[], before: Lineup | null): Lineup {
  const skaters = dressedSkaters(lineup, players);
  const taken = new Map<PlaceGroup, Set<PlayerId | null>>();
  for (const at of UNIT_PLACES) {
    const group = taken.get(at.group) ?? new Set();
    taken.set(at.group, group.add(at.read(lineup)));
  }
  const worth = new Worth(skaters, lineup);
  for (const unit of UNITS) {
    const group = taken.get(unit[0]?.group ?? 'powerPlay') ?? new Set();
    const free = skaters.map((_, index) => index).filter((index) => !group.has(skaters[index]?.id ?? null));
    const empty = unit.filter((at) => at.read(lineup) === null);
    // Worked out once for all choices of the unit: each leaves the rest to be compared again.
    const values = empty.map((at) => worth.inPlace(at, free));
    for (let left = Math.min(empty.length, free.length); left > 0; left--) {
      const [place, player] = bestPair(values);
      const chosen = skaters[free[player] as number] as RosterPlayer; // bestPair answers indexes of both lists
      (empty[place] as LineupPlace).write(lineup, chosen.id);
      group.add(chosen.id);
      values[place]?.fill(CHOSEN);
      for (const row of values) row[player] = CHOSEN;
    }
  }
  lineup.shootout = shootoutOrder(lineup.shootout, skaters, before);
  return lineup;
}

function dressedSkaters(lineup: Lineup, players: readonly RosterPlayer[]): RosterPlayer[] {
  const dressed = new Set(DRESSED_PLACES.map((at) => at.read(lineup)));
  return players.filter((player) => dressed.has(player.id) && !isGoalkeeper(player));
}

/** Instead of a value: the place is filled, or the player has one. */
const CHOSEN = Number.NEGATIVE_INFINITY;

/** Indexes of the place and the player who are worth most together. @param values by place, then by player. */
function bestPair(values: readonly (readonly number[])[]): [number, number] {
  let best: [number, number] = [0, 0];
  let most = CHOSEN;
  for (const [place, row] of values.entries()) {
    for (let player = 0; player < row.length; player++) {
      const value = row[player] ?? CHOSEN;
      if (value <= most) continue;
      most = value;
      best = [place, player];
    }
  }
  return best;
}

/** What skaters are worth in a place; what depends on role or position alone is worked out once, for it is asked for again and again. */
class Worth {
  private readonly skaters: readonly RosterPlayer[];
  private readonly lineup: Lineup;
  private readonly roles = new Map<Role, readonly number[]>();
  private readonly costs = new Map<Position, readonly number[]>();

  /** @param lineup whose power plays are set before its penalty kills. */
  constructor(skaters: readonly RosterPlayer[], lineup: Lineup) {
    this.skaters = skaters;
    this.lineup = lineup;
  }

  /** @param who indexes of skaters. @returns the worth of each, in the same order. */
  inPlace(at: LineupPlace, who: readonly number[]): number[] {
    switch (at.group) {
      case 'powerPlay':
      case 'penaltyKill':
      case 'overtime': {
        const values = this.inRole(at.group);
        const share = UNIT_POSITION_SHARE[at.group];
        const costs = at.position === null ? null : this.costsAt(at.position);
        const isFourth = at.group === 'powerPlay' && at.position === 'RD';
        return who.map((index) => {
          const value = (values[index] ?? 0) - (costs?.[index] ?? 0) * share;
          const player = this.skaters[index] as RosterPlayer; // `who` are their indexes
          if (at.group === 'penaltyKill') return value - this.restOf(player);
          return isFourth ? value + fourthForward(player) : value;
        });
      }
      case 'letters':
        return who.map((index) => captaincy(this.skaters[index] as RosterPlayer));
      default: {
        // The sixth skater is a forward unless a defenceman is much the better scorer.
        const values = this.inRole('offense');
        const costs = this.costsAt('C');
        return who.map((index) => (values[index] ?? 0) - (costs[index] ?? 0) * UNIT_POSITION_SHARE.powerPlay);
      }
    }
  }

  /** Scorers are saved for their own power play: checkers of the lower lines kill penalties unless they are much worse at it. */
  private restOf(player: RosterPlayer): number {
    if (isDefenceman(player)) return 0;
    const unit = this.lineup.powerPlay.findIndex((five) => Object.values(five).includes(player.id));
    return SCORER_RESTS[unit] ?? 0;
  }

  private inRole(role: Role): readonly number[] {
    const known = this.roles.get(role) ?? this.skaters.map((player) => roleValue(player, role));
    this.roles.set(role, known);
    return known;
  }

  private costsAt(position: Position): readonly number[] {
    const known = this.costs.get(position) ?? this.skaters.map((player) => coachCost(player, position));
    this.costs.set(position, known);
    return known;
  }
}

/** The right point of a power play is a forward's, unless a defenceman is much the better scorer. */
function fourthForward(player: RosterPlayer): number {
  return isDefenceman(player) ? 0 : FOURTH_FORWARD + coachCost(player, 'RD') * UNIT_POSITION_SHARE.powerPlay;
}

const isDefenceman = (player: RosterPlayer) => isDefence(mainPosition(player));

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
