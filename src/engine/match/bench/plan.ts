/** The bench's plan: a lineup compiled to indices, once for the game or after a change, for the inner loops. */
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
  /** What each man of a line, or of a pair, gains by knowing the others, in z; by line and by pair. */
  lineChemistry: readonly number[];
  pairChemistry: readonly number[];
  powerPlay: readonly (readonly number[])[];
  penaltyKill: readonly (readonly number[])[];
  overtime: readonly (readonly number[])[];
  shootout: readonly number[];
  extraAttackers: readonly number[];
  starter: number;
  backup: number;
  /** −1 for nobody. */
  captain: number;
  alternates: readonly number[];
  /** The position that each of the team's players is dressed for, null for who is in no line and no pair. */
  places: readonly (Position | null)[];
  /** Every dressed skater of the team. */
  skaters: readonly number[];
}

const FORWARDS = ['LW', 'C', 'RW'] as const;
const BACKS = ['LD', 'RD'] as const;

/** A team whose players stand in the roster of the game from `first` on. */
interface OwnPlayers {
  players: readonly MatchPlayer[];
  first: number;
  /** Who has played with whom; absent: everybody as much as is usual. */
  partnerships?: readonly Partnership[] | undefined;
}

/**
 * The lineup is played as it stands, or not at all: anyone who stores lineups repairs them first (`lineup/repair.ts`). Who is
 * hurt or penalized during the game is replaced by the bench, and is none of this.
 *
 * @throws RangeError naming place and reason when a place is empty, names somebody who does not dress, a goalie among the
 * skaters or a skater in goal, or the same man twice in lines, pairs and goal, in one special unit, or in the shootout.
 */
export function compilePlan(lineup: Lineup, team: OwnPlayers): TeamPlan {
  const reader = new LineupReader(team);
  // Units are written out: a list that is made with all of its men takes a third of the time of one that grows.
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

/** What each man of a unit gains by knowing the others, in z, unit by unit. */
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

/** Finds the players of a lineup in the roster, and refuses what cannot be played. */
class LineupReader {
  private readonly first: number;
  /** Of the own players: who he is, and whether he is a goalie. Asked so often that the players themselves are too far away. */
  private readonly ids: readonly number[];
  private readonly goalies: readonly boolean[];
  /** The units that are being read, in which nobody stands twice: by player, the last of them that he stood in. */
  private readonly stood: number[];
  private units = 0;
  /** The unit that is being read. */
  private group = '';
  private at = 0;

  constructor({ first, players }: OwnPlayers) {
    this.first = first;
    this.ids = players.map(({ id }) => id);
    this.goalies = players.map(({ positions }) => positions[0] === 'G');
    this.stood = players.map(() => -1);
  }

  // What is wrong is put into words only when something is: names of places would cost more than the plan.

  /** The next unit; its men are others than those of the units before it. */
  goTo(group: string, at: number): void {
    this.group = group;
    this.at = at;
  }

  /** The next unit; those of the units before it may stand in it again. */
  beginAt(group: string, at: number): void {
    this.goTo(group, at);
    this.units++;
  }

  /** The next skater of the unit. */
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

  /** Letters may stay on the bench. */
  letter(place: Place, name: string): number {
    return place === null ? -1 : this.dressed(place, name);
  }

  skaters(): number[] {
    const indices: number[] = [];
    for (let own = 0; own < this.ids.length; own++) if (!this.goalies[own]) indices.push(this.first + own);
    return indices;
  }

  // A walk through twenty players: making a map of them for a few dozen questions takes longer.
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
