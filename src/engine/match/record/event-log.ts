/**
 * The play-by-play of a period, written in the stored encoding (see codec/) during play: events become objects only on demand.
 * Frequent events have their own methods, which take places in the roster; the rest use `add`.
 */

import type { MatchEvent, MatchEventType, Spot } from '#engine/match/events.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
import type { GoalToCount } from '#engine/match/record/box-score/tally.ts';
import { ByteWriter } from '#engine/match/record/codec/bytes.ts';
import { decodeEvents } from '#engine/match/record/codec/decode.ts';
import { EventWriter } from '#engine/match/record/codec/encode.ts';
import { EVENT_TYPES, STRENGTHS } from '#engine/match/record/codec/words.ts';
import type { Shot } from '#engine/match/shot/shot-model.ts';
import type { Both, SideIndex } from '#engine/match/sides.ts';

const codeOf = (type: MatchEventType) => EVENT_TYPES.indexOf(type);
const FACEOFF = codeOf('faceoff');
const CHANGE = codeOf('change');
const ENTRY = codeOf('entry');
const PASS = codeOf('pass');
const SHOT = codeOf('shot');
const SAVE = codeOf('save');
const HIT = codeOf('hit');
const TAKEAWAY = codeOf('takeaway');
const GIVEAWAY = codeOf('giveaway');
const GOAL = codeOf('goal');
const MANPOWER = codeOf('manpower');
/** Events that have only a side (see `note`). */
export const ICING = codeOf('icing');
export const OFFSIDE = codeOf('offside');
export const DELAYED_PENALTY = codeOf('delayed-penalty');
export const TIMEOUT_CALLED = codeOf('timeout');

/** Bytes of an average period, of the table of some forty players, and periods of most games. */
const USUAL_SIZE = 8192;
const TABLE_SIZE = 256;
const PERIODS = 4;
/** More bytes than any event of this log takes. */
const LONGEST = 64;

/** The players on the ice for a team; `netEmpty` says that the goalie is not. */
export interface OnIce {
  readonly ice: readonly number[];
  readonly goalie: number;
  readonly netEmpty: boolean;
}

/** The whole roster is in the player table from the start, so players are written as places in the roster. */
export class EventLog extends EventWriter {
  private of = 0;
  /** The encoded player table: the same in all periods of a game. */
  private readonly table = new ByteWriter(TABLE_SIZE);
  /** Stored periods of this game, and where each ends. */
  private readonly kept = new ByteWriter(PERIODS * USUAL_SIZE);
  private readonly ends: number[] = [];

  constructor() {
    super(USUAL_SIZE);
  }

  /** Starts another game, with at most 127 players, since each is written as one byte. */
  enterRoster(roster: readonly MatchPlayer[]): void {
    for (let index = 0; index < roster.length; index++) this.ids[index] = roster[index]!.id;
    this.ids.length = roster.length;
    this.table.clearBytes();
    super.writeTable(this.table);
    this.kept.clearBytes();
    this.ends.length = 0;
  }

  protected override writeTable(to: ByteWriter): void {
    to.append(this.table);
  }

  /** Stores the period so far after the previous ones. */
  keep(): void {
    this.encodeInto(this.kept);
    this.ends.push(this.kept.size);
  }

  /** Returns the stored periods: views of one buffer, which costs as much as a single one would. */
  periods(): Uint8Array<ArrayBuffer>[] {
    const all = this.kept.copy();
    return this.ends.map((end, period) => all.subarray(this.ends[period - 1] ?? 0, end));
  }

  /** Returns the roster place of a player in it. */
  placeOf(id: number): number {
    return this.ids.indexOf(id);
  }

  protected override placeFor(id: number): number {
    return this.placeOf(id);
  }

  faceoff(second: number, side: SideIndex, winner: number, loser: number, spot: Spot): void {
    this.start(FACEOFF, second, side);
    this.two(winner, loser);
    this.place(Math.round(spot.x * 10), Math.round(spot.y * 10));
  }

  /**
   * Writes the players on the ice.
   * @param goalie −1 for an empty net.
   */
  change(second: number, side: SideIndex, skaters: readonly number[], goalie: number): void {
    this.start(CHANGE, second, side);
    this.unit(skaters, goalie);
  }

  /**
   * Writes a zone entry.
   * @param how index in ENTRIES.
   */
  entry(second: number, side: SideIndex, player: number, how: number): void {
    this.start(ENTRY, second, side);
    this.two(player, how);
  }

  pass(second: number, side: SideIndex, from: number, to: number): void {
    this.start(PASS, second, side);
    this.two(from, to);
  }

  /**
   * Writes an attempt.
   * @param outcome index in OUTCOMES; `blocker` −1 for none.
   */
  shot(second: number, side: SideIndex, shot: Shot, outcome: number, blocker: number): void {
    this.start(SHOT, second, side);
    const { shooter, type, goalie, thousandths } = shot;
    this.two(shooter, type);
    // `shot` counts toward the goal that the side attacks; written from the home team's view.
    this.place(side === 0 ? shot.x : -shot.x, side === 0 ? shot.y : -shot.y);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = thousandths < 128 ? thousandths : (thousandths & 127) | 128;
    if (thousandths >= 128) bytes[at++] = thousandths >> 7;
    bytes[at++] = outcome;
    bytes[at++] = blocker < 0 ? 0 : 1;
    if (blocker >= 0) bytes[at++] = blocker;
    bytes[at++] = goalie < 0 ? 0 : 1;
    if (goalie >= 0) bytes[at++] = goalie;
    bytes[at++] = (shot.rush ? 1 : 0) + (shot.rebound ? 2 : 0);
    this.length = at;
  }

  save(second: number, side: SideIndex, goalie: number, rebound: boolean): void {
    this.start(SAVE, second, side);
    this.two(goalie, rebound ? 1 : 0);
  }

  /**
   * Writes a hit.
   * @param x tenths of a meter from the middle, from the home team's view, and `y` across.
   */
  hit(second: number, side: SideIndex, player: number, on: number, x: number, y: number): void {
    this.start(HIT, second, side);
    this.two(player, on);
    this.place(x, y);
  }

  takeaway(second: number, side: SideIndex, player: number): void {
    this.start(TAKEAWAY, second, side);
    this.bytes[this.length++] = player;
  }

  giveaway(second: number, side: SideIndex, player: number): void {
    this.start(GIVEAWAY, second, side);
    this.bytes[this.length++] = player;
  }

  /**
   * Writes an event that has only a side.
   * @param type one of ICING, OFFSIDE, DELAYED_PENALTY and TIMEOUT_CALLED.
   */
  note(second: number, type: number, side: SideIndex): void {
    this.start(type, second, side);
  }

  /** Writes the skaters on the ice, and whether the goalies are. */
  manpower(second: number, skaters: readonly [home: number, away: number], goalies: readonly [boolean, boolean]): void {
    this.makeRoom(LONGEST);
    this.begin(MANPOWER, this.of, second);
    this.two(skaters[0] * 16 + skaters[1], (goalies[0] ? 1 : 0) + (goalies[1] ? 2 : 0));
  }

  /**
   * Writes a goal.
   * @param onIce of the home team and of the other.
   */
  goal(second: number, goal: GoalToCount, onIce: Both<OnIce>): void {
    this.start(GOAL, second, goal.side);
    this.bytes[this.length++] = goal.scorer;
    this.list(goal.assists);
    this.two(STRENGTHS.indexOf(goal.strength), goal.emptyNet ? 1 : 0);
    this.varint(goal.homeScore);
    this.varint(goal.awayScore);
    for (let side = 0; side < onIce.length; side++) {
      const { goalie, ice, netEmpty } = onIce[side]!;
      this.unit(ice, netEmpty ? -1 : goalie);
    }
  }

  /** Writes the skaters, followed by the goalie; −1 for an empty net. */
  private unit(skaters: readonly number[], goalie: number): void {
    const { bytes } = this;
    const count = skaters.length;
    let at = this.length;
    bytes[at++] = goalie < 0 ? count : count + 1;
    for (let place = 0; place < count; place++) bytes[at++] = skaters[place]!;
    if (goalie >= 0) bytes[at++] = goalie;
    this.length = at;
  }

  private list(players: readonly number[]): void {
    this.bytes[this.length++] = players.length;
    for (let place = 0; place < players.length; place++) this.bytes[this.length++] = players[place]!;
  }

  /** Returns the events so far as objects. */
  decoded(): MatchEvent[] {
    return decodeEvents(this.encoded());
  }

  /** Clears everything; the next events belong to this period. */
  restart(period: number): void {
    this.clear();
    this.of = period;
  }

  /** Makes room for the whole event, so that later writes need no check. */
  private start(type: number, second: number, side: SideIndex): void {
    this.makeRoom(LONGEST);
    this.begin(type, this.of, second);
    this.bytes[this.length++] = side;
  }

  private two(first: number, second: number): void {
    const at = this.length;
    this.bytes[at] = first;
    this.bytes[at + 1] = second;
    this.length = at + 2;
  }

  /** Writes a spot in tenths of a meter: as `signed`, for numbers of at most two bytes. */
  private place(x: number, y: number): void {
    const { bytes } = this;
    let at = this.length;
    const along = (x << 1) ^ (x >> 31);
    bytes[at++] = along < 128 ? along : (along & 127) | 128;
    if (along >= 128) bytes[at++] = along >> 7;
    const across = (y << 1) ^ (y >> 31);
    bytes[at++] = across < 128 ? across : (across & 127) | 128;
    if (across >= 128) bytes[at++] = across >> 7;
    this.length = at;
  }
}
