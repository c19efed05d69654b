/** The bench's plan: a lineup compiled to indices, once for the game or after a change, for the inner loops. */
import { chemistryOf, type Partnership } from '#engine/lineup/chemistry.ts';
import type { Lineup, Place } from '#engine/lineup/lineup.ts';
import { SKILL } from '#engine/match/constants/players.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
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

/** A team's own part of the roster of the game: the players from `first` up to `end`. */
interface OwnPlayers {
  roster: readonly MatchPlayer[];
  first: number;
  end: number;
  /** Who has played with whom; absent: everybody as much as is usual. */
  partnerships?: readonly Partnership[] | undefined;
}

/**
 * The lineup is played as it stands, or not at all: whoever stores lineups repairs them first (`lineup/repair.ts`). Who is
 * hurt or penalised during the game is replaced by the bench, and is none of this.
 *
 * @throws RangeError naming place and reason when a place is empty, names somebody who does not dress, a goalie among the
 * skaters or a skater in goal, or the same man twice in lines, pairs and goal, in one special unit, or in the shootout.
 */
export function compilePlan(lineup: Lineup, team: OwnPlayers): TeamPlan {
  const reader = new LineupReader(team);
  const lines: number[][] = [];
  const pairs: number[][] = [];
  const dressed: number[] = [];
  for (const { LW, C, RW } of lineup.forwards) lines.push(reader.unit([LW, C, RW], 'forwards', lines.length, dressed));
  for (const { LD, RD } of lineup.defence) pairs.push(reader.unit([LD, RD], 'defence', pairs.length, dressed));
  const { SG, BG } = lineup.goalies;
  const starter = reader.goalie(SG, 'goalies.SG');
  const backup = reader.goalie(BG, 'goalies.BG');
  reader.newAmong([starter], backup, 'goalies');
  const powerPlay: number[][] = [];
  for (const { LW, C, RW, LD, RD } of lineup.powerPlay) {
    powerPlay.push(reader.unit([LW, C, RW, LD, RD], 'powerPlay', powerPlay.length));
  }
  const penaltyKill: number[][] = [];
  for (const { LW, C, LD, RD } of lineup.penaltyKill) {
    penaltyKill.push(reader.unit([LW, C, LD, RD], 'penaltyKill', penaltyKill.length));
  }
  const overtime: number[][] = [];
  for (const { LW, C, LD } of lineup.overtime) overtime.push(reader.unit([LW, C, LD], 'overtime', overtime.length));
  const extraAttackers: number[] = [];
  for (const place of lineup.extraAttackers)
    if (place !== null) extraAttackers.push(reader.skater(place, 'extraAttackers'));
  const chemistry = (unit: readonly number[]) => {
    if (team.partnerships === undefined) return 0;
    const ids = unit.map((index) => team.roster[index]!.id);
    return chemistryOf(ids, team.partnerships) / SKILL.scale;
  };
  const places = new Array<Position | null>(team.end - team.first).fill(null);
  for (const unit of lines) for (let at = 0; at < 3; at++) places[unit[at]! - team.first] = FORWARDS[at]!;
  for (const unit of pairs) for (let at = 0; at < 2; at++) places[unit[at]! - team.first] = BACKS[at]!;
  return {
    lines,
    pairs,
    lineChemistry: lines.map(chemistry),
    pairChemistry: pairs.map(chemistry),
    powerPlay,
    penaltyKill,
    overtime,
    shootout: reader.unit(lineup.shootout, 'shootout', 0),
    extraAttackers,
    starter,
    backup,
    captain: reader.letter(lineup.captain, 'captain'),
    alternates: [reader.letter(lineup.alternates[0], 'alternates'), reader.letter(lineup.alternates[1], 'alternates')],
    places,
    skaters: reader.skaters(),
  };
}

/** Finds the players of a lineup in the roster, and refuses what cannot be played. */
class LineupReader {
  private readonly team: OwnPlayers;
  /** Of the own players: who he is, and whether he is a goalie. Asked so often that the players themselves are too far away. */
  private readonly ids: number[] = [];
  private readonly goalies: boolean[] = [];

  constructor(team: OwnPlayers) {
    this.team = team;
    for (let index = team.first; index < team.end; index++) {
      const { id, positions } = team.roster[index]!;
      this.ids.push(id);
      this.goalies.push(positions[0] === 'G');
    }
  }

  // What is wrong is put into words only when something is: names of places would cost more than the plan.

  /** Different skaters, one in each place; they join `others`, among whom they may not be already. */
  unit(places: readonly Place[], group: string, at: number, others: number[] = []): number[] {
    const indices: number[] = [];
    for (let place = 0; place < places.length; place++) {
      const index = this.skater(places[place] ?? null, group, at);
      this.newAmong(others, index, group);
      others.push(index);
      indices.push(index);
    }
    return indices;
  }

  skater(place: Place, group: string, at = 0): number {
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

  newAmong(others: readonly number[], index: number, group: string): void {
    for (let place = 0; place < others.length; place++) {
      if (others[place] !== index) continue;
      throw new RangeError(`${group}: player ${this.team.roster[index]!.id} stands there twice`);
    }
  }

  skaters(): number[] {
    const indices: number[] = [];
    for (let index = this.team.first; index < this.team.end; index++) if (!this.keepsGoal(index)) indices.push(index);
    return indices;
  }

  // A walk through twenty players: making a map of them for a few dozen questions takes longer.
  private dressed(place: Place, group: string, at = 0): number {
    if (place === null) throw new RangeError(`${group}.${at}: nobody stands there`);
    const { ids } = this;
    for (let own = 0; own < ids.length; own++) if (ids[own] === place) return this.team.first + own;
    throw new RangeError(`${group}.${at}: player ${place} does not dress`);
  }

  private keepsGoal(index: number): boolean {
    return this.goalies[index - this.team.first] === true;
  }
}
