/** Events to bytes. */

import type { MatchEvent, Spot } from '#engine/match/events.ts';
import { ByteWriter } from '#engine/match/record/codec/bytes.ts';
import {
  ENDINGS,
  ENTRIES,
  EVENT_TYPES,
  INFRACTIONS,
  OUTCOMES,
  PARTS,
  PENALTY_KINDS,
  REASONS,
  SEVERITIES,
  SHOT_TYPES,
  STRENGTHS,
} from '#engine/match/record/codec/words.ts';
import type { Side } from '#engine/match/sides.ts';

/** Version of the byte format, the first byte. Decoders of older formats stay, so that old games remain watchable. */
export const FORMAT = 1;

/** Maximum bytes of an event's header. */
const MAX_START = 24;

/** Writes events one after the other; players are written as indices in a table ordered by their first appearance. */
export class EventWriter extends ByteWriter {
  private readonly places = new Map<number, number>();
  /** The player table. */
  protected readonly ids: number[] = [];
  private readonly whole = new ByteWriter();
  private count = 0;
  private period = 0;
  private second = 0;

  /** Writes any event, with all of its fields. */
  add(event: MatchEvent): void {
    this.makeRoom(MAX_START);
    this.begin(EVENT_TYPES.indexOf(event.type), event.period, event.second);
    writeFields(this, event);
  }

  /** Writes type (an index in EVENT_TYPES) and time of an event; there must be room for it, and its fields must follow. */
  protected begin(type: number, period: number, second: number): void {
    this.count++;
    // Zero for the usual step within a period, else one more than the step of the period.
    const step = (second - this.second) * 2;
    this.second = second;
    if (period === this.period && step < 128) {
      const at = this.length;
      this.bytes[at] = type;
      this.bytes[at + 1] = step;
      this.length = at + 2;
      return;
    }
    this.byte(type);
    if (period === this.period) {
      this.varint(step);
    } else {
      this.varint((period - this.period) * 2 + 1);
      this.varint(second);
      this.period = period;
    }
  }

  /** Clears the events; the player table stays. */
  protected clear(): void {
    this.clearBytes();
    this.count = 0;
    this.period = 0;
    this.second = 0;
  }

  /** Returns a player's index in the table, adding the player on first use. */
  protected placeFor(id: number): number {
    let place = this.places.get(id);
    if (place === undefined) {
      place = this.ids.length;
      this.places.set(id, place);
      this.ids.push(id);
    }
    return place;
  }

  player(id: number): void {
    this.varint(this.placeFor(id));
  }

  /** Writes a player who may be absent. */
  maybe(id: number | undefined): void {
    if (id === undefined) {
      this.byte(0);
      return;
    }
    this.byte(1);
    this.player(id);
  }

  players(ids: readonly number[]): void {
    this.byte(ids.length);
    for (const id of ids) this.player(id);
  }

  side(side: Side): void {
    this.byte(side === 'home' ? 0 : 1);
  }

  spot({ x, y }: Spot): void {
    this.signed(Math.round(x * 10));
    this.signed(Math.round(y * 10));
  }

  word<T extends string>(words: readonly T[], word: T): void {
    this.byte(words.indexOf(word));
  }

  /** Returns all events encoded. Bytes: format, player table, number of events, events (type, period step, second, fields). */
  encoded(): Uint8Array<ArrayBuffer> {
    const { whole } = this;
    whole.clearBytes();
    this.encodeInto(whole);
    return whole.copy();
  }

  protected encodeInto(to: ByteWriter): void {
    to.byte(FORMAT);
    this.writeTable(to);
    to.varint(this.count);
    to.append(this);
  }

  /** Writes the player table: its length, and each id as the difference from the one before. */
  protected writeTable(to: ByteWriter): void {
    to.varint(this.ids.length);
    let previous = 0;
    for (const id of this.ids) {
      to.signed(id - previous);
      previous = id;
    }
  }
}

export function encodeEvents(events: readonly MatchEvent[]): Uint8Array {
  const writer = new EventWriter();
  for (const event of events) writer.add(event);
  return writer.encoded();
}

function writeFields(to: EventWriter, event: MatchEvent): void {
  if ('side' in event) to.side(event.side);
  switch (event.type) {
    case 'faceoff':
      to.player(event.winner);
      to.player(event.loser);
      to.spot(event.spot);
      return;
    case 'change':
      to.players(event.onIce);
      return;
    case 'entry':
      to.player(event.player);
      to.word(ENTRIES, event.how);
      return;
    case 'pass':
      to.player(event.from);
      to.player(event.to);
      return;
    case 'shot':
      to.player(event.shooter);
      to.word(SHOT_TYPES, event.shot);
      to.spot(event.spot);
      to.varint(Math.round(event.xg * 1000));
      to.word(OUTCOMES, event.outcome);
      to.maybe(event.blocker);
      to.maybe(event.goalie);
      to.byte((event.rush ? 1 : 0) + (event.rebound ? 2 : 0));
      return;
    case 'save':
      to.player(event.goalie);
      to.byte(event.rebound ? 1 : 0);
      return;
    case 'goal':
      to.player(event.scorer);
      to.players(event.assists);
      to.word(STRENGTHS, event.strength);
      to.byte(event.emptyNet ? 1 : 0);
      to.varint(event.homeScore);
      to.varint(event.awayScore);
      to.players(event.onIce.home);
      to.players(event.onIce.away);
      return;
    case 'hit':
      to.player(event.player);
      to.player(event.on);
      to.spot(event.spot);
      return;
    case 'takeaway':
    case 'giveaway':
      to.player(event.player);
      return;
    default:
      writeRareFields(to, event);
  }
}

function writeRareFields(to: EventWriter, event: MatchEvent): void {
  switch (event.type) {
    case 'penalty':
      to.player(event.player);
      to.maybe(event.servedBy);
      to.word(PENALTY_KINDS, event.penalty);
      to.word(INFRACTIONS, event.infraction);
      to.varint(event.minutes);
      return;
    case 'penalty-over':
      to.player(event.player);
      to.word(REASONS, event.reason);
      return;
    case 'penalty-shot':
      to.player(event.shooter);
      to.player(event.goalie);
      to.byte(event.scored ? 1 : 0);
      return;
    case 'fight':
      to.player(event.home);
      to.player(event.away);
      return;
    case 'injury':
      to.player(event.player);
      to.word(PARTS, event.part);
      to.word(SEVERITIES, event.severity);
      to.varint(event.days);
      return;
    case 'goalie-pulled':
      to.player(event.goalie);
      to.player(event.attacker);
      return;
    case 'goalie-returned':
      to.player(event.goalie);
      return;
    case 'goalie-changed':
      to.player(event.from);
      to.player(event.to);
      return;
    case 'manpower':
      to.byte(event.manpower.home * 16 + event.manpower.away);
      to.byte((event.manpower.homeGoalie ? 1 : 0) + (event.manpower.awayGoalie ? 2 : 0));
      return;
    case 'shootout-attempt':
      to.varint(event.round);
      to.player(event.shooter);
      to.player(event.goalie);
      to.byte(event.scored ? 1 : 0);
      return;
    case 'game-end':
      to.varint(event.homeScore);
      to.varint(event.awayScore);
      to.word(ENDINGS, event.endedIn);
      to.byte(event.winner === null ? 0 : event.winner === 'home' ? 1 : 2);
      return;
  }
}
