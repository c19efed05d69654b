import { federationPolicy } from '#domains/federation/policy.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { hosting } from '#domains/hosting/contract.ts';
import { bidToHost, withdrawBid } from '#domains/hosting/store.ts';
import { loadFederationHosting, loadHosting } from '#domains/hosting/views.ts';
import type { NationId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse } from '#platform/calls/api.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';

const api = implementing(hosting);

export const hostingRoutes = {
  list: api.list.handler(async ({ context: { db } }) => ({ data: await loadHosting(db, await readToday(db), null) })),

  ofFederation: api.ofFederation.handler(({ context, input: { id } }) => answer(context, id)),

  bid: api.bid.handler(({ context, input: { id: nationId, pledge, plea } }) =>
    preside(context, nationId, (tx, today) => bidToHost(tx, { nationId, pledge, plea }, today)),
  ),

  withdraw: api.withdraw.handler(({ context, input: { id: nationId } }) =>
    preside(context, nationId, (tx, today) => withdrawBid(tx, { nationId }, today)),
  ),
};

/** A command of the president, in a transaction; answers as it is then. */
async function preside(
  context: ApiContext,
  nationId: NationId,
  command: (tx: Transaction, today: Today) => Promise<{ ok: true } | Refused>,
) {
  authorize(context, federationPolicy.preside, { federationId: nationId });
  const today = await readToday(context.db);
  const done = await context.db.transaction((tx) => command(tx, today));
  return done.ok ? answer(context, nationId) : refuse(done);
}

async function answer(context: ApiContext, nationId: NationId) {
  const abilities = abilitiesOf(federationPolicy, context.user, { federationId: nationId });
  const viewer = { today: await readToday(context.db), abilities };
  const found = await loadFederationHosting(context.db, nationId, viewer);
  return { data: found ?? refuse(federationRefusals.unknown()) };
}
