import { federationPolicy } from '#domains/federation/policy.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { forPresident } from '#domains/federation/store/asked.ts';
import { hosting } from '#domains/hosting/contract.ts';
import { bidToHost, withdrawBid } from '#domains/hosting/store.ts';
import { loadFederationHosting, loadHosting } from '#domains/hosting/views.ts';
import type { NationId } from '#engine/ids.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';

const ofFederation = reads(
  ({ db, user, userId, today }, { id }: { id: NationId }) =>
    loadFederationHosting(db, id, {
      ...{ today, viewerId: userId },
      abilities: abilitiesOf(federationPolicy, user, { federationId: id }),
    }),
  federationRefusals.unknown,
);
/** Marks a command of the president, which answers with the federation's bids afterward. */
const ofPresident = { by: forPresident, answers: ofFederation };

export const hostingRoutes = implementing(hosting, {
  list: reads(({ db, userId, today }) => loadHosting(db, today, { own: null, viewerId: userId })),
  ofFederation: ofFederation,
  bid: commands(ofPresident, ({ tx, nationId, today }, { pledge, plea }) =>
    bidToHost(tx, { nationId, pledge, plea }, today),
  ),
  withdraw: commands(ofPresident, ({ tx, nationId, today }) => withdrawBid(tx, { nationId }, today)),
});
