import { federations } from '#domains/federation/contract.ts';
import { federationPolicy } from '#domains/federation/policy.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import {
  answerApplication,
  applyToFederation,
  type Done,
  leaveFederation,
  setOpen,
  setOptIn,
} from '#domains/federation/store/members.ts';
import { listFederations, listMembers, loadFederation } from '#domains/federation/views/federations.ts';
import type { NationId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(federations);

export const federationRoutes = {
  list: api.list.handler(async ({ context }) => ({ data: await listFederations(context.db) })),

  find: api.find.handler(({ context, input: { id } }) => answer(context, id)),

  members: api.members.handler(async ({ context, input: { id, ...asked } }) =>
    listMembers(context.db, { nationId: id, ...asked }, { today: await readToday(context.db), now: context.now }),
  ),

  apply: api.apply.handler(({ context, input: { id: nationId } }) =>
    command(context, nationId, (tx, { absoluteDay }) =>
      applyToFederation(tx, { nationId, userId: signedIn(context).id, absoluteDay }),
    ),
  ),

  leave: api.leave.handler(({ context, input: { id: nationId } }) =>
    command(context, nationId, (tx, { absoluteDay }) =>
      leaveFederation(tx, { nationId, userId: signedIn(context).id, absoluteDay }),
    ),
  ),

  optIn: api.optIn.handler(({ context, input: { id: nationId, isOptedIn } }) =>
    command(context, nationId, (tx) => setOptIn(tx, { nationId, userId: signedIn(context).id, isOptedIn })),
  ),

  answerApplication: api.answerApplication.handler(({ context, input: { id: nationId, userId, isAccepted } }) => {
    authorize(context, federationPolicy.preside, { federationId: nationId });
    return command(context, nationId, (tx, { absoluteDay }) =>
      answerApplication(tx, { nationId, userId, absoluteDay, isAccepted }),
    );
  }),

  setOpen: api.setOpen.handler(({ context, input: { id: nationId, isOpen } }) => {
    authorize(context, federationPolicy.preside, { federationId: nationId });
    return command(context, nationId, async (tx) => {
      await setOpen(tx, nationId, isOpen);
      return { ok: true };
    });
  }),
};

/** In a transaction; answers the federation as it is then. */
async function command(
  context: ApiContext,
  nationId: NationId,
  work: (tx: Transaction, today: Today) => Promise<Done>,
) {
  const today = await readToday(context.db);
  const done = await context.db.transaction(async (tx) => {
    const did = await work(tx, today);
    if (did.ok) await publishChange(tx, [`user:${signedIn(context).id}`]);
    return did;
  });
  return done.ok ? answer(context, nationId) : refuse(done);
}

async function answer(context: ApiContext, nationId: NationId) {
  const { id } = signedIn(context);
  const abilities = abilitiesOf(federationPolicy, context.user, { federationId: nationId });
  const viewer = { id, abilities, today: await readToday(context.db), now: context.now };
  return { data: (await loadFederation(context.db, nationId, viewer)) ?? refuse(federationRefusals.unknown()) };
}
