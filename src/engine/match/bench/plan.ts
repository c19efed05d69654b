/** The bench's plan: a lineup compiled to indices for the inner loops, once for the game or after a change. */
import { chemistryOf, type Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup, Place } from '#engine/lineup/lineup.ts';
import { SKILL } from '#engine/match/constants/players.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
import { fractions } from '#engine/match/lists.ts';
import type { Position } from '#engine/player/skills.ts';

/** Units hold indices into the game's roster. */
export interface TeamPlan {
  lines: readonly (readonly number[])[];
  pairs: readonly (readonly number[])[];
  /** Each player's gain from chemistry in z, by line and by pair. */
  lineChemistry: readonly number[];
  pairChemistry: readonly number[];
  powerPlay: readonly (readonly number[])[];
  penaltyKill: readonly (readonly number[])[];
  overtime: readonly (readonly number[])[];
  shootout: readonly number[];
  extraAttackers: readonly number[];
  starter: number;
  backup: number;
  /** −1 for none. */
  captain: number;
  alternates: readonly number[];
  /** The position that each of the team's players is dressed for; null for those in no line or pair. */
  places: readonly (Position | null)[];
  /** Every dressed skater of the team. */
  skaters: readonly number[];
}

const FORWARDS = ['LW', 'C', 'RW'] as const;
const BACKS = ['LD', 'RD'] as const;

/** A team whose players are in the roster of the game from `first` on. */
interface OwnPlayers {
  players: readonly MatchPlayer[];
  first: number;
  /** Pairs who have played together; absent: all as much as is usual. */
  partnerships?: readonly Partnership[] | undefined;
}

/**
 * Compiles a lineup, which is played exactly as given: stored lineups must be repaired first (`lineup/repair.ts`). Substitutions
 * for injuries and penalties during the game are the bench's job.
 *
 * @throws RangeError naming place and reason when a place is empty, names a player who does not dress, a goalie as a skater or a
 * skater in goal, or the same player twice in lines, pairs and goal, in one special unit, or in the shootout.
 */
export function compilePlan(lineup: Lineup, team: OwnPlayers): TeamPlan {
  const reader = new LineupReader(team);
  // Units are literals: a list created with all its players takes a third of the time of one that grows.
  const lines = lineup.forwards.map(({ LW, C, RW }, line) => {
    reader.goTo('forwards', line);
    return [reader.next(LW), reader.next(C), reader.next(RW)];
  });
  const pairs = lineup.defense.map(({ LD, RD }, pair) => {
    reader.goTo('defense', pair);
    return [reader.next(LD), reader.next(RD)];
  });
  const { SG, BG } = lineup.goalies;
  const starter = reader.goalie(SG, 'goalies.SG');
  const backup = reader.goalie(BG, 'goalies.BG');
  if (starter === backup) throw new RangeError(`goalies: player ${SG} stands there twice`);
  const powerPlay = lineup.powerPlay.map(({ LW, C, RW, LD, RD }, unit) => {
    reader.beginAt('powerPlay', unit);
    return [reader.next(LW), reader.next(C), reader.next(RW), reader.next(LD), reader.next(RD)];
  });
  const penaltyKill = lineup.penaltyKill.map(({ LW, C, LD, RD }, unit) => {
    reader.beginAt('penaltyKill', unit);
    return [reader.next(LW), reader.next(C), reader.next(LD), reader.next(RD)];
  });
  const overtime = lineup.overtime.map(({ LW, C, LD }, unit) => {
    reader.beginAt('overtime', unit);
    return [reader.next(LW), reader.next(C), reader.next(LD)];
  });
  reader.beginAt('shootout', 0);
  const shootout = lineup.shootout.map((place) => reader.next(place));
  const extraAttackers: number[] = [];
  for (const place of lineup.extraAttackers)
    if (place !== null) extraAttackers.push(reader.skater(place, 'extraAttackers', 0));
  const places = team.players.map((): Position | null => null);
  for (const unit of lines) for (let at = 0; at < 3; at++) places[unit[at]! - team.first] = FORWARDS[at]!;
  for (const unit of pairs) for (let at = 0; at < 2; at++) places[unit[at]! - team.first] = BACKS[at]!;
  return {
    lines,
    pairs,
    lineChemistry: chemistriesOf(lines, team),
    pairChemistry: chemistriesOf(pairs, team),
    powerPlay,
    penaltyKill,
    overtime,
    shootout,
    extraAttackers,
    starter,
    backup,
    captain: reader.letter(lineup.captain, 'captain'),
    alternates: [reader.letter(lineup.alternates[0], 'alternates'), reader.letter(lineup.alternates[1], 'alternates')],
    places,
    skaters: reader.skaters(),
  };
}

/** Returns each player's gain from chemistry in z, unit by unit. */
function chemistriesOf(units: readonly (readonly number[])[], team: OwnPlayers): readonly number[] {
  const { first, partnerships, players } = team;
  const gains = fractions(units.length);
  if (partnerships === undefined) return gains;
  for (let unit = 0; unit < units.length; unit++) {
    const ids = units[unit]!.map((index) => players[index - first]!.id);
    gains[unit] = chemistryOf(ids, partnerships) / SKILL.scale;
  }
  return gains;
}

/** Finds the players of a lineup in the roster, and rejects what cannot be played. */
class LineupReader {
  private readonly first: number;
  /** Ids of the team's players, and whether each is a goalie; separate lists, because they are read so often. */
  private readonly ids: readonly number[];
  private readonly goalies: readonly boolean[];
  /** By player, the last group of units he was in; no player may appear twice in a group. */
  private readonly stood: number[];
  private units = 0;
  /** Name of the unit being read. */
  private group = '';
  private at = 0;

  constructor({ first, players }: OwnPlayers) {
    this.first = first;
    this.ids = players.map(({ id }) => id);
    this.goalies = players.map(({ positions }) => positions[0] === 'G');
    this.stood = players.map(() => -1);
  }

  // Faults are put into words only when found: building the names of places would cost more than the plan.

  /** Moves to the next unit, which may not repeat players of the previous ones. */
  goTo(group: string, at: number): void {
    this.group = group;
    this.at = at;
  }

  /** Moves to the next unit, which may repeat players of the previous ones. */
  beginAt(group: string, at: number): void {
    this.goTo(group, at);
    this.units++;
  }

  /** Returns the next skater of the unit. */
  next(place: Place): number {
    const index = this.skater(place, this.group, this.at);
    const own = index - this.first;
    if (this.stood[own] === this.units) throw new RangeError(`${this.group}: player ${place} stands there twice`);
    this.stood[own] = this.units;
    return index;
  }

  skater(place: Place, group: string, at: number): number {
    const index = this.dressed(place, group, at);
    if (this.keepsGoal(index)) throw new RangeError(`${group}.${at}: goalie ${place} cannot play as a skater`);
    return index;
  }

  goalie(place: Place, name: string): number {
    const index = this.dressed(place, name);
    if (!this.keepsGoal(index)) throw new RangeError(`${name}: skater ${place} cannot keep goal`);
    return index;
  }

  /** Returns the player who wears a letter, −1 for none. */
  letter(place: Place, name: string): number {
    return place === null ? -1 : this.dressed(place, name);
  }

  skaters(): number[] {
    const indices: number[] = [];
    for (let own = 0; own < this.ids.length; own++) if (!this.goalies[own]) indices.push(this.first + own);
    return indices;
  }

  // Scanning twenty players is faster than building a map for a few dozen lookups.
  private dressed(place: Place, group: string, at = 0): number {
    if (place === null) throw new RangeError(`${group}.${at}: nobody stands there`);
    const { ids } = this;
    for (let own = 0; own < ids.length; own++) if (ids[own] === place) return this.first + own;
    throw new RangeError(`${group}.${at}: player ${place} does not dress`);
  }

  private keepsGoal(index: number): boolean {
    return this.goalies[index - this.first] === true;
  }
}
