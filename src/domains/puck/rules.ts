/** Decides how many pucks the game issues, which color is spent first, and how a pot is shared. */
import { PUCK_COLORS, type PuckColor } from '#domains/finances/constants.ts';
import { limitsOf, type PuckSource } from '#domains/puck/constants.ts';

/** Pucks by color. */
export type Pucks = Readonly<Record<PuckColor, number>>;

/** An amount issued to a household. */
export interface Issued {
  source: PuckSource;
  cause: string;
  realDay: number;
  amount: number;
}

/** Returns how many pucks a household may still get for a cause on a real day; Infinity without a limit. */
export function roomFor(cause: Pick<Issued, 'source' | 'cause'>, issued: readonly Issued[], realDay: number): number {
  return Math.min(...roomsFor(cause, issued, realDay));
}

/** Returns the remaining room under each limit of the source. */
export function roomsFor(
  { source, cause }: Pick<Issued, 'source' | 'cause'>,
  issued: readonly Issued[],
  realDay: number,
): number[] {
  return limitsOf(source).map(({ days, of, max }) => {
    const isCounted = (one: Issued) =>
      (of === 'daily' ? sharesDailyLimit(one.source) : one.source === source) &&
      (of !== 'cause' || one.cause === cause) &&
      (days === null || one.realDay > realDay - days);
    const counted = issued.filter((one) => one.amount > 0 && isCounted(one));
    if (max === 'once') return counted.length > 0 ? 0 : Number.POSITIVE_INFINITY;
    return Math.max(0, max - counted.reduce((sum, { amount }) => sum + amount, 0));
  });
}

function sharesDailyLimit(source: PuckSource): boolean {
  return limitsOf(source).some(({ of }) => of === 'daily');
}

/** Returns the pucks that pay a price, the user's preferred color first; null: the balance is too small. */
export function paidWith(price: number, balance: Pucks, first: PuckColor): Pucks | null {
  let owed = price;
  const paid = { play: 0, bought: 0, earned: 0 };
  for (const color of [first, ...PUCK_COLORS.filter((other) => other !== first)]) {
    paid[color] = Math.min(owed, Math.max(0, balance[color]));
    owed -= paid[color];
  }
  return owed === 0 ? paid : null;
}

/**
 * Returns each place's part of a pot. Each color is divided on its own by largest remainder; equal remainders go to the
 * better place.
 * @param shares weights by place; at least one is above 0
 */
export function shared(pot: Pucks, shares: readonly number[]): Pucks[] {
  const byColor = {
    play: apportioned(pot.play, shares),
    bought: apportioned(pot.bought, shares),
    earned: apportioned(pot.earned, shares),
  };
  return shares.map((_, place) => ({
    play: byColor.play[place] ?? 0,
    bought: byColor.bought[place] ?? 0,
    earned: byColor.earned[place] ?? 0,
  }));
}

function apportioned(pucks: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (pucks * share) / all);
  const whole = exact.map(Math.floor);
  const left = pucks - whole.reduce((sum, one) => sum + one, 0);
  const byRemainder = exact
    .map((one, place) => ({ place, remainder: one - Math.floor(one) }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place } of byRemainder.slice(0, left)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}

export function sumOf({ play, bought, earned }: Pucks): number {
  return play + bought + earned;
}

/**
 * Returns the color of pucks issued for something that began on an absolute day: earned, unless days since then were
 * played at will.
 */
export function colorOfPlay(
  since: number,
  { pace, advancedThrough }: { pace: string; advancedThrough: number },
): 'earned' | 'play' {
  return pace === 'own' || since <= advancedThrough ? 'play' : 'earned';
}
