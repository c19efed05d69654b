/** Bars from registering, kept by domains for suspended or banned users who have deleted their account. */
import { authRefusals } from '#domains/auth/refusals.ts';
import type { RestrictsUsers } from '#domains/auth/store/sessions.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';

export type Bars = readonly Pick<RestrictsUsers, 'bars'>[];

/** Thrown to roll back a refused registration. */
export class Barred extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

async function barIn(nouns: Bars, tx: Transaction, by: { email: string } | { userId: UserId }, now: Date) {
  for (const { bars } of nouns) {
    const bar = await bars?.(tx, by, now);
    if (bar) return bar;
  }
  return null;
}

/** Returns the refusal for a barred address; null: it may register. */
export async function refuseAddress(tx: Transaction, email: string, { nouns, now }: { nouns: Bars; now: Date }) {
  const bar = await barIn(nouns, tx, { email }, now);
  if (!bar) return null;
  return bar.endsAt ? authRefusals.barredAddress({ until: bar.endsAt.getTime() }) : authRefusals.barredAddressForGood();
}

/** Returns the refusal for a user in a barred household; null: they may register. */
export async function refuseHousehold(tx: Transaction, userId: UserId, { nouns, now }: { nouns: Bars; now: Date }) {
  const bar = await barIn(nouns, tx, { userId }, now);
  if (!bar) return null;
  return bar.endsAt
    ? authRefusals.barredHousehold({ until: bar.endsAt.getTime() })
    : authRefusals.barredHouseholdForGood();
}
