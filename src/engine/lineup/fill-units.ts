/** Fills special teams, overtime, shootout, extra attackers and letters from the dressed players. */
import type { PlayerId } from '#engine/ids.ts';
import { coachCost } from '#engine/lineup/coach.ts';
import {
  CAPTAINCY,
  FOURTH_FORWARD,
  type Role,
  SCORER_RESTS,
  SHOOTOUT_LENGTH,
  UNIT_POSITION_SHARE,
} from '#engine/lineup/constants.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, type LineupPlace, type PlaceGroup, UNIT_PLACES } from '#engine/lineup/places.ts';
import { mainPosition, playsGoal, type RosterPlayer } from '#engine/lineup/roster.ts';
import { roleValue, strengthAt } from '#engine/lineup/strength.ts';
import { isDefense, type Position } from '#engine/player/skills.ts';

/** The places grouped by unit, in reading order; the first unit chooses first. */
const UNITS: readonly (readonly LineupPlace[])[] = [
  ...Map.groupBy(UNIT_PLACES, (at) => (at.group === 'letters' ? at.name : `${at.group} ${at.unit}`)).values(),
];

/** Places that value a player the same, whichever unit they are in: same group, same position. */
const KINDS: ReadonlyMap<LineupPlace, string> = new Map(UNIT_PLACES.map((at) => [at, `${at.group} ${at.position}`]));

/**
 * Fills the empty unit places of `lineup` in place and returns it. Players already in a unit stay.
 * @param before the lineup being repaired; its shootout order keeps its length.
 */
export function fillUnits(lineup: Lineup, players: readonly RosterPlayer[], before: Lineup | null): Lineup {
  const skaters = dressedSkaters(lineup, players);
  const worth = new Worth(skaters, lineup);
  const taken = takenByGroup(lineup, skaters);
  for (const unit of UNITS) {
    const empty = unit.filter((at) => at.read(lineup) === null);
    const isTaken = taken.get(unit[0]?.group ?? 'powerPlay') ?? [];
    const rows = empty.map((at) => new Row(worth.inPlace(at), isTaken));
    for (;;) {
      const row = bestOf(rows);
      const chosen = row && skaters[row.best];
      if (!chosen) break;
      empty[rows.indexOf(row)]?.write(lineup, chosen.id);
      isTaken[row.best] = true;
      row.close();
      for (const other of rows) other.without(row.best);
    }
  }
  lineup.shootout = shootoutOrder(lineup.shootout, skaters, before);
  return lineup;
}

function dressedSkaters(lineup: Lineup, players: readonly RosterPlayer[]): RosterPlayer[] {
  const dressed = new Set(DRESSED_PLACES.map((at) => at.read(lineup)));
  return players.filter((player) => dressed.has(player.id) && !playsGoal(player));
}

/** Returns which skaters already have a place in each group, one flag per skater. */
function takenByGroup(lineup: Lineup, skaters: readonly RosterPlayer[]): Map<PlaceGroup, boolean[]> {
  const taken = new Map<PlaceGroup, boolean[]>();
  for (const at of UNIT_PLACES) {
    const group = taken.get(at.group) ?? skaters.map(() => false);
    taken.set(at.group, group);
    const id = at.read(lineup);
    const index = id === null ? -1 : skaters.findIndex((player) => player.id === id);
    if (index >= 0) group[index] = true;
  }
  return taken;
}

const NOBODY = -1;

/** A place to fill, and the remaining skater worth most in it. */
class Row {
  /** Index of the skater; NOBODY when the place is filled or no skater is left. */
  best = NOBODY;
  most = Number.NEGATIVE_INFINITY;
  private readonly values: readonly number[];
  private readonly isTaken: readonly boolean[];
  private isOpen = true;

  /** @param isTaken which skaters have a place in the group; read again whenever one is taken. */
  constructor(values: readonly number[], isTaken: readonly boolean[]) {
    this.values = values;
    this.isTaken = isTaken;
    this.choose();
  }

  /** Chooses again if a skater taken for any place was this one's best. */
  without(skater: number): void {
    if (this.isOpen && this.best === skater) this.choose();
  }

  close(): void {
    this.isOpen = false;
    this.most = Number.NEGATIVE_INFINITY;
  }

  /** Chooses the skater worth most, the first one on a tie. */
  private choose(): void {
    this.best = NOBODY;
    this.most = Number.NEGATIVE_INFINITY;
    for (let skater = 0; skater < this.values.length; skater++) {
      const value = this.values[skater] ?? Number.NEGATIVE_INFINITY;
      if (this.isTaken[skater] || value <= this.most) continue;
      this.best = skater;
      this.most = value;
    }
  }
}

/** Returns the row whose best skater is worth most, the first one on a tie; null when no place can be filled any more. */
function bestOf(rows: readonly Row[]): Row | null {
  let best: Row | null = null;
  for (const row of rows) if (row.most > (best?.most ?? Number.NEGATIVE_INFINITY)) best = row;
  return best;
}

/** Worth of the skaters in each place; values that places share are computed once, since they are needed over and over. */
class Worth {
  private readonly skaters: readonly RosterPlayer[];
  private readonly lineup: Lineup;
  private readonly places = new Map<string, readonly number[]>();
  private readonly roles = new Map<Role, readonly number[]>();
  private readonly costs = new Map<Position, readonly number[]>();

  /** @param lineup must have its power plays set before its penalty kills. */
  constructor(skaters: readonly RosterPlayer[], lineup: Lineup) {
    this.skaters = skaters;
    this.lineup = lineup;
  }

  /** Returns the worth of all skaters, in their order; the same in the places of every unit. */
  inPlace(at: LineupPlace): readonly number[] {
    const kind = KINDS.get(at) ?? at.name;
    const known = this.places.get(kind) ?? this.worked(at);
    this.places.set(kind, known);
    return known;
  }

  private worked(at: LineupPlace): readonly number[] {
    switch (at.group) {
      case 'powerPlay':
      case 'penaltyKill':
      case 'overtime': {
        const share = UNIT_POSITION_SHARE[at.group];
        const costs = at.position === null ? null : this.costsAt(at.position);
        const values = this.inRole(at.group).map((value, index) => value - (costs?.[index] ?? 0) * share);
        if (at.group === 'penaltyKill') return this.rested(values);
        const isFourth = at.group === 'powerPlay' && at.position === 'RD';
        return isFourth ? values.map((value, index) => value + fourthForward(this.skaterAt(index))) : values;
      }
      case 'letters':
        return this.skaters.map(captaincy);
      default: {
        // The sixth skater is a forward unless a defenseman is much the better scorer.
        const costs = this.costsAt('C');
        return this.inRole('offense').map(
          (value, index) => value - (costs[index] ?? 0) * UNIT_POSITION_SHARE.powerPlay,
        );
      }
    }
  }

  /** Rests scorers for their own power play: checkers of the lower lines kill penalties unless they are much worse at it. */
  private rested(values: readonly number[]): number[] {
    const units = this.lineup.powerPlay.map((five) => Object.values(five));
    return values.map((value, index) => {
      const player = this.skaterAt(index);
      if (isDefenseman(player)) return value;
      return value - (SCORER_RESTS[units.findIndex((five) => five.includes(player.id))] ?? 0);
    });
  }

  private skaterAt(index: number): RosterPlayer {
    return this.skaters[index] as RosterPlayer; // the lists are as long as that of the skaters
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

/** Returns a forward's bonus at the right point of a power play, which goes to a forward unless a defenseman is much the better scorer. */
function fourthForward(player: RosterPlayer): number {
  return isDefenseman(player) ? 0 : FOURTH_FORWARD + coachCost(player, 'RD') * UNIT_POSITION_SHARE.powerPlay;
}

const isDefenseman = (player: RosterPlayer) => isDefense(mainPosition(player));

/** Returns how well a player would wear a letter: by leadership, experience, age and strength. */
function captaincy(player: RosterPlayer): number {
  const leads = player.specialSkills.includes('leader') ? CAPTAINCY.leader : 0;
  const strength = strengthAt(player, mainPosition(player)) * CAPTAINCY.strength;
  return leads + player.xp * CAPTAINCY.xp + player.ageClass * CAPTAINCY.ageClass + strength;
}

/** Keeps the existing order and adds the best of the rest until it has its previous length, or the usual one. */
function shootoutOrder(kept: readonly PlayerId[], skaters: readonly RosterPlayer[], before: Lineup | null): PlayerId[] {
  const length = before ? before.shootout.length : SHOOTOUT_LENGTH.usual;
  const wanted = Math.max(SHOOTOUT_LENGTH.least, Math.min(SHOOTOUT_LENGTH.most, length));
  const order = kept.slice(0, SHOOTOUT_LENGTH.most);
  const rest = skaters
    .filter((player) => !order.includes(player.id))
    .map((player) => ({ player, value: roleValue(player, 'shootout') }))
    .sort((one, other) => other.value - one.value);
  for (const { player } of rest.slice(0, Math.max(0, wanted - order.length))) order.push(player.id);
  return order;
}
