/** Who may not register: what nouns keep of those who were suspended or banned, and have deleted their account. */
import { authRefusals } from '#domains/auth/refusals.ts';
import type { RestrictsUsers } from '#domains/auth/store/sessions.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';

export type Bars = readonly Pick<RestrictsUsers, 'bars'>[];

/** Thrown so that nothing is kept of a registration that is refused. */
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

/** Returns why nobody with this address may register; null: they may. */
export async function refuseAddress(tx: Transaction, email: string, { nouns, now }: { nouns: Bars; now: Date }) {
  const bar = await barIn(nouns, tx, { email }, now);
  if (!bar) return null;
  return bar.endsAt ? authRefusals.barredAddress({ until: bar.endsAt.getTime() }) : authRefusals.barredAddressForGood();
}

/** Returns why nobody of the household of a user may register; null: they may. */
export async function refuseHousehold(tx: Transaction, userId: UserId, { nouns, now }: { nouns: Bars; now: Date }) {
  const bar = await barIn(nouns, tx, { userId }, now);
  if (!bar) return null;
  return bar.endsAt
    ? authRefusals.barredHousehold({ until: bar.endsAt.getTime() })
    : authRefusals.barredHouseholdForGood();
}
