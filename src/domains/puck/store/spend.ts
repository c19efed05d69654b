/** Spends users' pucks: never more than they have, even when several transactions spend at once. */
import { PUCK_COLORS, type PuckColor } from '#domains/finances/constants.ts';
import {
  type Account,
  type Entry,
  type EscrowAccount,
  type Posting,
  post,
  puckBalances,
} from '#domains/finances/store/ledger.ts';
import type { Memo } from '#domains/kinds.ts';
import { PUCK_SETTINGS } from '#domains/puck/constants.ts';
import { puckRefusals } from '#domains/puck/refusals.ts';
import { type Pucks, paidWith, shared, sumOf } from '#domains/puck/rules.ts';
import { isFrozen } from '#domains/puck/store/freezes.ts';
import { holdPucks } from '#domains/puck/store/hold.ts';
import { tellHolders } from '#domains/puck/store/holders.ts';
import { readSetting } from '#domains/settings/store.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** A transaction without its entries. */
type Reason = Omit<Posting, 'entries' | 'kind' | 'params'> & { memo: Memo };

/** A user's weight among those who share a pot. */
interface Share {
  userId: UserId;
  share: number;
}

interface Spending extends Reason {
  userId: UserId;
  /** Pucks. */
  price: number;
  /** The recipient: the shop, or the escrow of an event. */
  to: 'world:shop' | EscrowAccount;
}

/** Takes a price from a user's account, in the user's order of colors. */
export async function spendPucks(
  tx: Transaction,
  { userId, price, to, memo, ...posting }: Spending,
): Promise<{ ok: true } | Refused> {
  const payment = await payOut(tx, { userId, price, to });
  if (!payment.ok) return payment;
  await post(pgRows(tx), [{ ...posting, ...memo, entries: payment.entries }]);
  await tellHolders(tx, [userId]);
  return { ok: true };
}

/**
 * Returns the entries that pay a price. The account is locked until the transaction ends, in which they must be posted.
 */
export async function payOut(
  tx: Transaction,
  { userId, price, to }: { userId: UserId; price: number; to: Account },
): Promise<{ ok: true; entries: Entry[] } | Refused> {
  const account = `user:${userId}` as const;
  await holdPucks(tx, account);
  if (await isFrozen(tx, userId)) return puckRefusals.frozen();
  const balance = await puckBalances(tx, account);
  const paid = paidWith(price, balance, await spentFirst(tx, userId));
  if (!paid) return puckRefusals.tooFew({ price, balance: sumOf(balance) });
  return { ok: true, entries: moved(paid, { from: account, to }) };
}

/**
 * Shares an event's escrow among users by place, each color on its own, so that stakes are paid out in their own color.
 * An empty escrow pays nothing.
 * @param shares weights, best place first; each user is paid once
 */
export async function payEscrow(
  tx: Transaction,
  escrow: EscrowAccount,
  { shares, memo, ...posting }: Reason & { shares: readonly Share[] },
): Promise<void> {
  await holdPucks(tx, escrow);
  const pot = await puckBalances(tx, escrow);
  if (sumOf(pot) === 0 || shares.length === 0) return;
  await post(pgRows(tx), [{ ...posting, ...memo, entries: paidTo(shares, pot, escrow) }]);
  await tellHolders(
    tx,
    shares.map(({ userId }) => userId),
  );
}

/** Returns part of an event's escrow to a user, in the colors that they had paid. */
export async function returnPucks(
  tx: Transaction,
  escrow: EscrowAccount,
  { userId, pucks, memo, ...posting }: Reason & { userId: UserId; pucks: Pucks },
): Promise<void> {
  await holdPucks(tx, escrow);
  await post(pgRows(tx), [{ ...posting, ...memo, entries: moved(pucks, { from: escrow, to: `user:${userId}` }) }]);
  await tellHolders(tx, [userId]);
}

/** Moves an event's whole escrow to one account, each color on its own; an empty escrow moves nothing. */
export async function emptyEscrow(
  tx: Transaction,
  escrow: EscrowAccount,
  { to, memo, ...posting }: Reason & { to: Account },
): Promise<void> {
  await holdPucks(tx, escrow);
  const pot = await puckBalances(tx, escrow);
  if (sumOf(pot) === 0) return;
  await post(pgRows(tx), [{ ...posting, ...memo, entries: moved(pot, { from: escrow, to }) }]);
}

/**
 * Shares a percentage of an event's escrow among users, whole percent of each color, rounded down. They get play pucks,
 * whatever color was staked; the shop takes the staked ones in exchange, so that no other account can withdraw them.
 * @param shares weights, largest first; each user is paid once
 */
export async function sharePart(
  tx: Transaction,
  escrow: EscrowAccount,
  { percent, shares, memo, ...posting }: Reason & { percent: number; shares: readonly Share[] },
): Promise<void> {
  await holdPucks(tx, escrow);
  const pot = await puckBalances(tx, escrow);
  const part = (color: PuckColor) => Math.floor((pot[color] * percent) / 100);
  const staked = { play: part('play'), bought: part('bought'), earned: part('earned') };
  const play = sumOf(staked);
  if (play === 0 || shares.length === 0) return;
  const entries = [
    ...moved(staked, { from: escrow, to: 'world:shop' }),
    ...paidTo(shares, { play, bought: 0, earned: 0 }, 'world:shop'),
  ];
  await post(pgRows(tx), [{ ...posting, ...memo, entries }]);
  await tellHolders(
    tx,
    shares.map(({ userId }) => userId),
  );
}

/** Pays pucks of one color into a user's account. */
export async function putPucks(
  tx: Transaction,
  {
    userId,
    pucks,
    color,
    from,
    memo,
    ...posting
  }: Reason & { userId: UserId; pucks: number; color: PuckColor; from: Account },
): Promise<void> {
  const entries = moved({ play: 0, bought: 0, earned: 0, [color]: pucks }, { from, to: `user:${userId}` });
  await post(pgRows(tx), [{ ...posting, ...memo, entries }]);
  await tellHolders(tx, [userId]);
}

/**
 * Takes pucks of the given colors from a user's account even if it is frozen: as many as there are, in the order of the
 * colors.
 * @returns the pucks taken
 */
export async function takePucks(
  tx: Transaction,
  {
    userId,
    pucks,
    colors,
    to,
    memo,
    ...posting
  }: Reason & {
    userId: UserId;
    pucks: number;
    colors: readonly PuckColor[];
    to: Account;
  },
): Promise<number> {
  const account = `user:${userId}` as const;
  await holdPucks(tx, account);
  const balance = await puckBalances(tx, account);
  const taken = { play: 0, bought: 0, earned: 0 };
  for (const color of colors) taken[color] = Math.min(pucks - sumOf(taken), Math.max(0, balance[color]));
  if (sumOf(taken) === 0) return 0;
  await post(pgRows(tx), [{ ...posting, ...memo, entries: moved(taken, { from: account, to }) }]);
  await tellHolders(tx, [userId]);
  return sumOf(taken);
}

/** Returns the entries that pay a pot to users by their shares, each color on its own. */
function paidTo(shares: readonly Share[], pot: Pucks, from: Account): Entry[] {
  const weights = shares.map(({ share }) => share);
  return shared(pot, weights).flatMap((part, place) => moved(part, { from, to: `user:${shares[place]?.userId ?? 0}` }));
}

function moved(pucks: Pucks, { from, to }: { from: Account; to: Account }): Entry[] {
  return PUCK_COLORS.flatMap((color): Entry[] => {
    const currency = `puck:${color}` as const;
    if (pucks[color] === 0) return [];
    return [
      { account: from, amount: -pucks[color], currency },
      { account: to, amount: pucks[color], currency },
    ];
  });
}

async function spentFirst(tx: Transaction, userId: UserId): Promise<PuckColor> {
  const chosen = await readSetting(tx, userId, 'puck.spent-first');
  return PUCK_COLORS.find((color) => color === chosen) ?? PUCK_SETTINGS['puck.spent-first'].default;
}
