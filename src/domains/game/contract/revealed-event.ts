import * as z from 'zod';
import { instant } from '#domains/shapes.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import {
  ENDINGS,
  ENTRIES,
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

const whole = z.number().int();
const playerId = whole;
const side = z.enum(SIDE_WORDS);
const spot = z.strictObject({ x: z.number(), y: z.number() });

/** Fields of any event: its index in the whole game, from 0, from which a stream is resumed, and its time on the clock. */
const place = {
  index: whole,
  period: whole,
  second: whole,
  /** When it was revealed; null in a game that was played at once. */
  at: instant.nullable(),
};

/** Returns the schema of an event of this kind with exactly the fields that the kind carries. */
function event<Type extends MatchEvent['type'], Shape extends z.core.$ZodShape>(type: Type, carries: Shape) {
  return z.strictObject({ ...place, type: z.literal(type), ...carries });
}

/** An event of the match as revealed. The fields are documented in engine/match/events.ts. */
export const revealedEvent = z.discriminatedUnion('type', [
  event('period-start', {}),
  event('period-end', {}),
  event('faceoff', { side, winner: playerId, loser: playerId, spot }),
  event('change', { side, onIce: z.array(playerId) }),
  event('entry', { side, player: playerId, how: z.enum(ENTRIES) }),
  event('pass', { side, from: playerId, to: playerId }),
  event('shot', {
    side,
    shooter: playerId,
    shot: z.enum(SHOT_TYPES),
    spot,
    xg: z.number(),
    outcome: z.enum(OUTCOMES),
    blocker: playerId.optional(),
    goalie: playerId.optional(),
    rush: z.boolean(),
    rebound: z.boolean(),
  }),
  event('save', { side, goalie: playerId, rebound: z.boolean() }),
  event('goal', {
    side,
    scorer: playerId,
    assists: z.array(playerId),
    strength: z.enum(STRENGTHS),
    emptyNet: z.boolean(),
    homeScore: whole,
    awayScore: whole,
    onIce: z.strictObject({ home: z.array(playerId), away: z.array(playerId) }),
  }),
  event('hit', { side, player: playerId, on: playerId, spot }),
  event('takeaway', { side, player: playerId }),
  event('giveaway', { side, player: playerId }),
  event('icing', { side }),
  event('offside', { side }),
  event('delayed-penalty', { side }),
  event('penalty', {
    side,
    player: playerId,
    servedBy: playerId.optional(),
    penalty: z.enum(PENALTY_KINDS),
    infraction: z.enum(INFRACTIONS),
    minutes: whole,
  }),
  event('penalty-over', { side, player: playerId, reason: z.enum(REASONS) }),
  event('penalty-shot', { side, shooter: playerId, goalie: playerId, scored: z.boolean() }),
  event('fight', { home: playerId, away: playerId }),
  event('injury', { side, player: playerId, part: z.enum(PARTS), severity: z.enum(SEVERITIES), days: whole }),
  event('goalie-pulled', { side, goalie: playerId, attacker: playerId }),
  event('goalie-returned', { side, goalie: playerId }),
  event('goalie-changed', { side, from: playerId, to: playerId }),
  event('timeout', { side }),
  event('manpower', {
    manpower: z.strictObject({ home: whole, away: whole, homeGoalie: z.boolean(), awayGoalie: z.boolean() }),
  }),
  event('shootout-attempt', { side, round: whole, shooter: playerId, goalie: playerId, scored: z.boolean() }),
  event('game-end', { homeScore: whole, awayScore: whole, endedIn: z.enum(ENDINGS), winner: side.nullable() }),
]);
export type RevealedEvent = z.infer<typeof revealedEvent>;
