/** Prices that an AI club has named: what it said it would accept, it accepts until the next morning. */
import type { LAPSES } from '#domains/trade/constants.ts';
import { areSameParts, type TradePart } from '#domains/trade/rules/assets.ts';
import type { TradeBody, TradeSide } from '#domains/trade/rules/legality.ts';
import type { PlayerId } from '#engine/ids.ts';

/** A trade that an AI club has said it would make, and what that was based on. */
export interface NamedPrice {
  /** Absolute day. */
  on: number;
  parts: readonly TradePart[];
  /** The day until which each named player was out, and the season to which he was signed. */
  players: readonly { id: PlayerId; outUntil: number; signedTo: number }[];
  /** Trades that the club had made this season: after another one it has another team. */
  made: number;
}

/** Why a named price no longer holds. */
export interface Lapse {
  why: (typeof LAPSES)[number];
  /** The player; empty: the club itself has traded. */
  player: string;
}

interface Now {
  sides: readonly TradeSide[];
  absoluteDay: number;
  /** Trades that the club has made this season. */
  made: number;
}

/** Returns the price as the club will remember it. */
export function priceOf(parts: readonly TradePart[], { sides, absoluteDay, made }: Now): NamedPrice {
  const players = bodiesOf(parts, sides).flatMap((body) => (body ? [conditionOf(body, absoluteDay)] : []));
  return { on: absoluteDay, parts, players, made };
}

/** Returns the price named today for exactly these parts; undefined: none was. */
export function namedToday(
  named: readonly NamedPrice[],
  parts: readonly TradePart[],
  absoluteDay: number,
): NamedPrice | undefined {
  return named.findLast((price) => price.on === absoluteDay && areSameParts(price.parts, parts));
}

/** Returns why a price named today no longer holds; null: it does. */
export function lapseOf(price: NamedPrice, { sides, absoluteDay, made }: Now): Lapse | null {
  const bodies = new Map(bodiesOf(price.parts, sides).flatMap((body) => (body ? [[body.id, body]] : [])));
  for (const then of price.players) {
    const body = bodies.get(then.id);
    if (!body) return { why: 'left', player: nameIn(sides, then.id) };
    const today = conditionOf(body, absoluteDay);
    if (today.outUntil > then.outUntil) return { why: 'hurt', player: body.name };
    if (today.signedTo < then.signedTo) return { why: 'contract', player: body.name };
  }
  return made > price.made ? { why: 'traded', player: '' } : null;
}

function bodiesOf(parts: readonly TradePart[], sides: readonly TradeSide[]): (TradeBody | undefined)[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'player') return [];
    const giver = sides.find(({ clubId }) => clubId === part.fromClubId);
    return [giver?.bodies.find(({ id }) => id === part.playerId)];
  });
}

function nameIn(sides: readonly TradeSide[], playerId: PlayerId): string {
  return sides.flatMap(({ bodies }) => bodies).find(({ id }) => id === playerId)?.name ?? '';
}

function conditionOf({ id, daysOut, contracts }: TradeBody, absoluteDay: number) {
  const signedTo = Math.max(0, ...contracts.map(({ toSeason }) => toSeason));
  return { id, outUntil: daysOut > 0 ? absoluteDay + daysOut : 0, signedTo };
}
