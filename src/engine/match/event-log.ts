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
const USUAL_SIZE = 4096;
const UNSEEN = -1;
/** More bytes than any event of this log takes. */
const LONGEST = 64;
/** Players whom one byte can name. */
const MOST_PLAYERS = 128;

export class EventLog extends EventWriter {
  private readonly roster: readonly MatchPlayer[];
  private of = 0;
  /** Places in the player table by places in the roster. */
  private readonly known: Int16Array;

  constructor(roster: readonly MatchPlayer[]) {
    super(USUAL_SIZE);
    if (roster.length > MOST_PLAYERS) throw new RangeError(`${roster.length} players cannot be dressed for a game`);
    this.roster = roster;
    this.known = new Int16Array(roster.length).fill(UNSEEN);
  }

  faceoff(second: number, side: SideIndex, winner: number, loser: number, spot: Spot): void {
    this.start(FACEOFF, second, side);
    this.index(winner);
    this.index(loser);
    this.spot(spot);
  }

  /** @param goalie −1 for an empty net. */
  change(second: number, side: SideIndex, skaters: readonly number[], goalie: number): void {
    this.start(CHANGE, second, side);
    this.indices(skaters, goalie);
  }

  /** @param how a place in ENTRIES. */
  entry(second: number, side: SideIndex, player: number, how: number): void {
    this.start(ENTRY, second, side);
    this.index(player);
    this.put(how);
  }

  pass(second: number, side: SideIndex, from: number, to: number): void {
    this.start(PASS, second, side);
    this.index(from);
    this.index(to);
  }

  /** @param outcome a place in OUTCOMES; `blocker` −1 for nobody. */
  shot(second: number, side: SideIndex, shot: Shot, outcome: number, blocker: number): void {
    this.start(SHOT, second, side);
    this.index(shot.shooter);
    this.put(shot.type);
    this.spotOfSide(side, shot);
    this.varint(shot.thousandths);
    this.put(outcome);
    this.maybeIndex(blocker);
    this.maybeIndex(shot.goalie);
    this.put((shot.rush ? 1 : 0) + (shot.rebound ? 2 : 0));
  }

  save(second: number, side: SideIndex, goalie: number, rebound: boolean): void {
    this.start(SAVE, second, side);
    this.index(goalie);
    this.put(rebound ? 1 : 0);
  }

  hit(second: number, side: SideIndex, player: number, on: number, spot: Spot): void {
    this.start(HIT, second, side);
    this.index(player);
    this.index(on);
    this.spot(spot);
  }

  takeaway(second: number, side: SideIndex, player: number): void {
    this.start(TAKEAWAY, second, side);
    this.index(player);
  }

  giveaway(second: number, side: SideIndex, player: number): void {
    this.start(GIVEAWAY, second, side);
    this.index(player);
  }

  /** The events so far as objects. */
  decoded(): MatchEvent[] {
    return decodeEvents(this.encoded());
  }

  /** Forgets everything; the next events are of this period. The buffer stays: a new one a period would cost a page each. */
  restart(period: number): void {
    this.clear();
    this.known.fill(UNSEEN);
    this.of = period;
  }

  /** Room for the whole event is made here, so that `put` need not look. */
  private start(type: number, second: number, side: SideIndex): void {
    this.begin(type, this.of, second);
    this.makeRoom(LONGEST);
    this.put(side);
  }

  private put(value: number): void {
    this.bytes[this.length++] = value;
  }

  /** A player by his place in the roster; the table of a game stays below 128, so that one byte will do. */
  private index(index: number): void {
    let place = this.known[index]!;
    if (place === UNSEEN) {
      place = this.placeFor(this.roster[index]!.id);
      this.known[index] = place;
    }
    this.bytes[this.length++] = place;
  }

  private maybeIndex(index: number): void {
    if (index < 0) {
      this.put(0);
      return;
    }
    this.put(1);
    this.index(index);
  }

  private indices(indices: readonly number[], last: number): void {
    const count = indices.length;
    this.put(count + (last < 0 ? 0 : 1));
    for (let place = 0; place < count; place++) this.index(indices[place]!);
    if (last >= 0) this.index(last);
  }

  /** A place counted towards the goal that the side attacks, in metres, turned to the home team's view. */
  private spotOfSide(side: SideIndex, { x, y }: { x: number; y: number }): void {
    const sign = side === 0 ? 10 : -10;
    this.signed(Math.round(x * sign));
    this.signed(Math.round(y * sign));
  }
}
