import { federations } from '#domains/federation/contract.ts';
import { federationPolicy } from '#domains/federation/policy.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { proposeBudget, voteOnBudget } from '#domains/federation/store/budgets.ts';
import {
  answerApplication,
  applyToFederation,
  type Done,
  leaveFederation,
  setOpen,
  setOptIn,
} from '#domains/federation/store/members.ts';
import { loadBudget } from '#domains/federation/views/budget.ts';
import { listFederations, listMembers, loadFederation } from '#domains/federation/views/federations.ts';
import type { NationId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(federations);

export const federationRoutes = {
  list: api.list.handler(async ({ context }) => ({
    data: await listFederations(context.db, await readToday(context.db)),
  })),

  find: api.find.handler(({ context, input: { id } }) => answer(context, id)),

  members: api.members.handler(async ({ context, input: { id, ...asked } }) =>
    listMembers(context.db, { nationId: id, ...asked }, { today: await readToday(context.db), now: context.now }),
  ),

  apply: api.apply.handler(({ context, input: { id: nationId } }) =>
    ofFederation(context, nationId, (tx, { absoluteDay }) =>
      applyToFederation(tx, { nationId, userId: signedIn(context).id, absoluteDay }),
    ),
  ),

  leave: api.leave.handler(({ context, input: { id: nationId } }) =>
    ofFederation(context, nationId, (tx, { absoluteDay }) =>
      leaveFederation(tx, { nationId, userId: signedIn(context).id, absoluteDay }),
    ),
  ),

  optIn: api.optIn.handler(({ context, input: { id: nationId, isOptedIn } }) =>
    ofFederation(context, nationId, (tx) => setOptIn(tx, { nationId, userId: signedIn(context).id, isOptedIn })),
  ),

  answerApplication: api.answerApplication.handler(({ context, input: { id: nationId, userId, isAccepted } }) => {
    authorize(context, federationPolicy.preside, { federationId: nationId });
    return ofFederation(context, nationId, (tx, { absoluteDay }) =>
      answerApplication(tx, { nationId, userId, absoluteDay, isAccepted }),
    );
  }),

  budget: api.budget.handler(({ context, input: { id } }) => budgetAnswer(context, id)),

  proposeBudget: api.proposeBudget.handler(({ context, input: { id: nationId, note, ...shares } }) => {
    authorize(context, federationPolicy.preside, { federationId: nationId });
    return command(
      context,
      (tx, { season, day }) => proposeBudget(tx, { nationId, shares, note, season, day }),
      () => budgetAnswer(context, nationId),
    );
  }),

  voteOnBudget: api.voteOnBudget.handler(({ context, input: { id: nationId, isFor } }) =>
    command(
      context,
      (tx, { absoluteDay }) => voteOnBudget(tx, { nationId, userId: signedIn(context).id, isFor, absoluteDay }),
      () => budgetAnswer(context, nationId),
    ),
  ),

  setOpen: api.setOpen.handler(({ context, input: { id: nationId, isOpen } }) => {
    authorize(context, federationPolicy.preside, { federationId: nationId });
    return ofFederation(context, nationId, (tx, { absoluteDay }) => setOpen(tx, { nationId, isOpen, absoluteDay }));
  }),
};

type Work = (tx: Transaction, today: Today) => Promise<Done>;

/** In a transaction; answers the federation as it is then. */
function ofFederation(context: ApiContext, nationId: NationId, work: Work) {
  return command(context, work, () => answer(context, nationId));
}

/** In a transaction; then answers. */
async function command<Answer>(context: ApiContext, work: Work, then: () => Promise<Answer>): Promise<Answer> {
  const today = await readToday(context.db);
  const done = await context.db.transaction(async (tx) => {
    const did = await work(tx, today);
    if (did.ok) await publishChange(tx, [`user:${signedIn(context).id}`]);
    return did;
  });
  return done.ok ? then() : refuse(done);
}

async function budgetAnswer(context: ApiContext, nationId: NationId) {
  const abilities = abilitiesOf(federationPolicy, context.user, { federationId: nationId });
  const viewer = { userId: signedIn(context).id, abilities, today: await readToday(context.db) };
  return { data: (await loadBudget(context.db, nationId, viewer)) ?? refuse(federationRefusals.unknown()) };
}

async function answer(context: ApiContext, nationId: NationId) {
  const { id } = signedIn(context);
  const abilities = abilitiesOf(federationPolicy, context.user, { federationId: nationId });
  const viewer = { id, abilities, today: await readToday(context.db), now: context.now };
  return { data: (await loadFederation(context.db, nationId, viewer)) ?? refuse(federationRefusals.unknown()) };
}
