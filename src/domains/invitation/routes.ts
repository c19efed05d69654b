import type { Feature } from '#domains/admin/constants.ts';
import { readSite } from '#domains/admin/store/site.ts';
import { invitations } from '#domains/invitation/contract.ts';
import { invitationRefusals } from '#domains/invitation/refusals.ts';
import {
  acceptInvitation,
  declineInvitation,
  findInvitation,
  withdrawInvitation,
} from '#domains/invitation/store/invitations.ts';
import { listInvitations } from '#domains/invitation/views.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

/** Implements the calls of invitations, for all kinds that slices register. */
export function invitationRoutes({ slices }: RouteNeeds) {
  const kinds = slices.flatMap((slice) => slice.invitations ?? []);
  const by = async (context: ApiContext, { id }: { id: number }) => {
    const invitation = (await findInvitation(context.db, id)) ?? refuse(invitationRefusals.unknown());
    const kind = kinds.find((known) => known.kind === invitation.subjectKind) ?? refuse(invitationRefusals.unknown());
    return { kind, command: { invitation, userId: signedIn(context).id, now: context.now, enqueue } };
  };
  // An invitation between other parties is reported as unknown, so its existence stays private.
  const about = { by, otherwise: invitationRefusals.unknown };
  return implementing(invitations, {
    list: reads((call, { box }) =>
      listInvitations(call.db, signedIn(call), { box, kinds: kinds.map(({ kind }) => kind), now: call.now }),
    ),
    accept: delegates(
      about,
      async (call) => {
        const { db, kind, command } = call;
        if (kind.feature) await refuseClosed(call, kind.feature);
        return acceptInvitation(db, kind, command);
      },
      ({ path }) => ({ path }),
    ),
    decline: delegates(about, ({ db, kind, command }) => declineInvitation(db, kind, command)),
    withdraw: delegates(about, ({ db, kind, command }) => withdrawInvitation(db, kind, command)),
  });
}

/** Refuses invitations to a feature that admins have closed. */
async function refuseClosed(context: ApiContext, feature: Feature): Promise<void> {
  if (signedIn(context).isAdmin) return;
  const { closed } = await readSite(context.db);
  if (closed.some((row) => row.feature === feature)) refuse(doorRefusals.featureClosed());
}
