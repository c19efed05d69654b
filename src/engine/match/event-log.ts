/**
 * The play-by-play of a period, written in the stored encoding (see codec/) while it is played: no event becomes an object
 * before somebody asks for it. What happens often has its own method, which takes places in the roster; the rest is `add`.
 */
import { decodeEvents } from '#engine/match/codec/decode.ts';
import { EventWriter } from '#engine/match/codec/encode.ts';
import { EVENT_TYPES } from '#engine/match/codec/words.ts';
import type { Shot } from '#engine/match/shot-model.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import type { MatchEvent, MatchEventType, MatchPlayer, Spot } from '#engine/match/types.ts';

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

/** Bytes of an ordinary period. */
const USUAL_SIZE = 8192;
/** More bytes than any event of this log takes. */
const LONGEST = 64;

/** The whole roster is in the player table from the start, so that a place in the roster is what is written. */
export class EventLog extends EventWriter {
  private of = 0;

  constructor() {
    super(USUAL_SIZE);
  }

  /** Another game, with at most 127 players: one byte names each. */
  enterRoster(roster: readonly MatchPlayer[]): void {
    this.enter(roster);
  }

  /** Place in the roster of somebody who is in it. */
  placeOf(id: number): number {
    return this.placeFor(id);
  }

  faceoff(second: number, side: SideIndex, winner: number, loser: number, spot: Spot): void {
    this.start(FACEOFF, second, side);
    this.put(winner);
    this.put(loser);
    this.spot(spot);
  }

  /** @param goalie −1 for an empty net. */
  change(second: number, side: SideIndex, skaters: readonly number[], goalie: number): void {
    this.start(CHANGE, second, side);
    const count = skaters.length;
    this.put(goalie < 0 ? count : count + 1);
    for (let place = 0; place < count; place++) this.put(skaters[place]!);
    if (goalie >= 0) this.put(goalie);
  }

  /** @param how a place in ENTRIES. */
  entry(second: number, side: SideIndex, player: number, how: number): void {
    this.start(ENTRY, second, side);
    this.put(player);
    this.put(how);
  }

  pass(second: number, side: SideIndex, from: number, to: number): void {
    this.start(PASS, second, side);
    this.put(from);
    this.put(to);
  }

  /** @param outcome a place in OUTCOMES; `blocker` −1 for nobody. */
  shot(second: number, side: SideIndex, shot: Shot, outcome: number, blocker: number): void {
    this.start(SHOT, second, side);
    this.put(shot.shooter);
    this.put(shot.type);
    // Counted towards the goal that the side attacks, in metres; written from the home team's view, in tenths.
    const sign = side === 0 ? 10 : -10;
    this.signed(Math.round(shot.x * sign));
    this.signed(Math.round(shot.y * sign));
    this.varint(shot.thousandths);
    this.put(outcome);
    this.maybePut(blocker);
    this.maybePut(shot.goalie);
    this.put((shot.rush ? 1 : 0) + (shot.rebound ? 2 : 0));
  }

  save(second: number, side: SideIndex, goalie: number, rebound: boolean): void {
    this.start(SAVE, second, side);
    this.put(goalie);
    this.put(rebound ? 1 : 0);
  }

  hit(second: number, side: SideIndex, player: number, on: number, spot: Spot): void {
    this.start(HIT, second, side);
    this.put(player);
    this.put(on);
    this.spot(spot);
  }

  takeaway(second: number, side: SideIndex, player: number): void {
    this.start(TAKEAWAY, second, side);
    this.put(player);
  }

  giveaway(second: number, side: SideIndex, player: number): void {
    this.start(GIVEAWAY, second, side);
    this.put(player);
  }

  /** The events so far as objects. */
  decoded(): MatchEvent[] {
    return decodeEvents(this.encoded());
  }

  /** Forgets everything; the next events are of this period. */
  restart(period: number): void {
    this.clear();
    this.of = period;
  }

  /** Room for the whole event is made here, so that `put` need not look. */
  private start(type: number, second: number, side: SideIndex): void {
    this.makeRoom(LONGEST);
    this.begin(type, this.of, second);
    this.put(side);
  }

  private put(value: number): void {
    this.bytes[this.length++] = value;
  }

  private maybePut(index: number): void {
    if (index < 0) {
      this.put(0);
      return;
    }
    this.put(1);
    this.put(index);
  }
}
