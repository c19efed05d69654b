/** Bytes to events. */

import type { MatchEvent, MatchEventType, Spot } from '#engine/match/events.ts';
import { ByteReader } from '#engine/match/record/codec/bytes.ts';
import { FORMAT } from '#engine/match/record/codec/encode.ts';
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
  SIDE_WORDS,
  STRENGTHS,
} from '#engine/match/record/codec/words.ts';
import type { Side } from '#engine/match/sides.ts';

class EventReader extends ByteReader {
  ids: number[] = [];

  player(): number {
    const id = this.ids[this.varint()];
    if (id === undefined) throw new RangeError('events name an unknown player');
    return id;
  }

  maybe(): number | undefined {
    return this.byte() === 0 ? undefined : this.player();
  }

  players(): number[] {
    const count = this.byte();
    const ids: number[] = [];
    for (let index = 0; index < count; index++) ids.push(this.player());
    return ids;
  }

  side(): Side {
    return this.word(SIDE_WORDS);
  }

  spot(): Spot {
    const x = this.signed() / 10;
    return { x, y: this.signed() / 10 };
  }

  flag(): boolean {
    return this.byte() === 1;
  }

  word<T extends string>(words: readonly T[]): T {
    const word = words[this.byte()];
    if (word === undefined) throw new RangeError('events hold an unknown word');
    return word;
  }
}

interface Time {
  period: number;
  second: number;
}

/**
 * Decodes stored events.
 * @throws RangeError when the bytes are not events in a known format.
 */
export function decodeEvents(bytes: Uint8Array): MatchEvent[] {
  const from = new EventReader(bytes);
  const format = from.byte();
  if (format !== FORMAT) throw new RangeError(`unknown format of events: ${format}`);
  const players = from.varint();
  let id = 0;
  for (let index = 0; index < players; index++) {
    id += from.signed();
    from.ids.push(id);
  }
  const count = from.varint();
  const events: MatchEvent[] = [];
  let period = 0;
  let second = 0;
  for (let index = 0; index < count; index++) {
    const type = from.word(EVENT_TYPES);
    const step = from.varint();
    if (step % 2 === 0) {
      second += step / 2;
    } else {
      period += (step - 1) / 2;
      second = from.varint();
    }
    events.push(readEvent(from, type, { period, second }));
  }
  return events;
}

function readEvent(from: EventReader, type: MatchEventType, time: Time): MatchEvent {
  switch (type) {
    case 'faceoff':
      return { ...time, type, side: from.side(), winner: from.player(), loser: from.player(), spot: from.spot() };
    case 'change':
      return { ...time, type, side: from.side(), onIce: from.players() };
    case 'entry':
      return { ...time, type, side: from.side(), player: from.player(), how: from.word(ENTRIES) };
    case 'pass':
      return { ...time, type, side: from.side(), from: from.player(), to: from.player() };
    case 'shot':
      return readShot(from, time);
    case 'save':
      return { ...time, type, side: from.side(), goalie: from.player(), rebound: from.flag() };
    case 'goal':
      return readGoal(from, time);
    case 'hit':
      return { ...time, type, side: from.side(), player: from.player(), on: from.player(), spot: from.spot() };
    case 'takeaway':
    case 'giveaway':
      return { ...time, type, side: from.side(), player: from.player() };
    default:
      return readRareEvent(from, type, time);
  }
}

type RareType = Exclude<
  MatchEventType,
  'faceoff' | 'change' | 'entry' | 'pass' | 'shot' | 'save' | 'goal' | 'hit' | 'takeaway' | 'giveaway'
>;

function readRareEvent(from: EventReader, type: RareType, time: Time): MatchEvent {
  switch (type) {
    case 'period-start':
    case 'period-end':
      return { ...time, type };
    case 'icing':
    case 'offside':
    case 'delayed-penalty':
    case 'timeout':
      return { ...time, type, side: from.side() };
    case 'penalty':
      return readPenalty(from, time);
    case 'penalty-over':
      return { ...time, type, side: from.side(), player: from.player(), reason: from.word(REASONS) };
    case 'penalty-shot':
      return { ...time, type, side: from.side(), shooter: from.player(), goalie: from.player(), scored: from.flag() };
    case 'fight':
      return { ...time, type, home: from.player(), away: from.player() };
    case 'injury':
      return {
        ...time,
        type,
        side: from.side(),
        player: from.player(),
        part: from.word(PARTS),
        severity: from.word(SEVERITIES),
        days: from.varint(),
      };
    case 'goalie-pulled':
      return { ...time, type, side: from.side(), goalie: from.player(), attacker: from.player() };
    case 'goalie-returned':
      return { ...time, type, side: from.side(), goalie: from.player() };
    case 'goalie-changed':
      return { ...time, type, side: from.side(), from: from.player(), to: from.player() };
    case 'manpower':
      return readManpower(from, time);
    case 'shootout-attempt':
      return {
        ...time,
        type,
        side: from.side(),
        round: from.varint(),
        shooter: from.player(),
        goalie: from.player(),
        scored: from.flag(),
      };
    case 'game-end':
      return {
        ...time,
        type,
        homeScore: from.varint(),
        awayScore: from.varint(),
        endedIn: from.word(ENDINGS),
        winner: ([null, 'home', 'away'] as const)[from.byte()] ?? null,
      };
  }
}

function readShot(from: EventReader, time: Time): MatchEvent {
  const shot = {
    ...time,
    type: 'shot' as const,
    side: from.side(),
    shooter: from.player(),
    shot: from.word(SHOT_TYPES),
    spot: from.spot(),
    xg: from.varint() / 1000,
    outcome: from.word(OUTCOMES),
    blocker: from.maybe(),
    goalie: from.maybe(),
  };
  const marks = from.byte();
  return { ...shot, rush: marks % 2 === 1, rebound: marks >= 2 };
}

function readGoal(from: EventReader, time: Time): MatchEvent {
  return {
    ...time,
    type: 'goal',
    side: from.side(),
    scorer: from.player(),
    assists: from.players(),
    strength: from.word(STRENGTHS),
    emptyNet: from.flag(),
    homeScore: from.varint(),
    awayScore: from.varint(),
    onIce: { home: from.players(), away: from.players() },
  };
}

function readPenalty(from: EventReader, time: Time): MatchEvent {
  return {
    ...time,
    type: 'penalty',
    side: from.side(),
    player: from.player(),
    servedBy: from.maybe(),
    penalty: from.word(PENALTY_KINDS),
    infraction: from.word(INFRACTIONS),
    minutes: from.varint(),
  };
}

function readManpower(from: EventReader, time: Time): MatchEvent {
  const skaters = from.byte();
  const goalies = from.byte();
  return {
    ...time,
    type: 'manpower',
    manpower: {
      home: skaters >> 4,
      away: skaters & 15,
      homeGoalie: goalies % 2 === 1,
      awayGoalie: goalies >= 2,
    },
  };
}
