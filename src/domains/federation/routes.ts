import { federations } from '#domains/federation/contract.ts';
import { federationPolicy } from '#domains/federation/policy.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { forPresident } from '#domains/federation/store/asked.ts';
import { proposeBudget, voteOnBudget } from '#domains/federation/store/budgets.ts';
import {
  answerApplication,
  applyToFederation,
  leaveFederation,
  setOpen,
  setOptIn,
} from '#domains/federation/store/members.ts';
import { appointByPresident, dismissByPresident } from '#domains/federation/store/national-gms.ts';
import { loadBudget } from '#domains/federation/views/budget.ts';
import { listFederations, listMembers, loadFederation } from '#domains/federation/views/federations.ts';
import type { NationId } from '#engine/ids.ts';
import { implementing } from '#platform/calls/api.ts';
import { type Acting, commands, reads, readsBody } from '#platform/calls/handlers.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';

interface OfNation {
  id: NationId;
}

const federation = reads(
  ({ db, now, today, user, userId }, { id }: OfNation) =>
    loadFederation(db, id, {
      id: userId,
      abilities: abilitiesOf(federationPolicy, user, { federationId: id }),
      today,
      now,
    }),
  federationRefusals.unknown,
);
const budget = reads(
  ({ db, today, user, userId }, { id }: OfNation) =>
    loadBudget(db, id, { userId, abilities: abilitiesOf(federationPolicy, user, { federationId: id }), today }),
  federationRefusals.unknown,
);

const topics = ({ userId }: Acting) => [`user:${userId}` as const];
/** A user's command, which returns the federation as it is afterwards. */
const ofUser = { topics, answers: federation };
/** The same for the president. */
const ofPresident = { by: forPresident, topics, answers: federation };

export const federationRoutes = implementing(federations, {
  list: reads(({ db, today }) => listFederations(db, today)),
  find: federation,
  members: readsBody(({ db, today, now }, { id: nationId, ...asked }) =>
    listMembers(db, { nationId, ...asked }, { today, now }),
  ),

  apply: commands(ofUser, ({ tx, userId, today: { absoluteDay } }, { id: nationId }) =>
    applyToFederation(tx, { nationId, userId, absoluteDay }),
  ),
  leave: commands(ofUser, ({ tx, userId, today: { absoluteDay } }, { id: nationId }) =>
    leaveFederation(tx, { nationId, userId, absoluteDay }),
  ),
  optIn: commands(ofUser, ({ tx, userId }, { id: nationId, isOptedIn }) =>
    setOptIn(tx, { nationId, userId, isOptedIn }),
  ),
  answerApplication: commands(ofPresident, ({ tx, nationId, today: { absoluteDay } }, { userId, isAccepted }) =>
    answerApplication(tx, { nationId, userId, absoluteDay, isAccepted }),
  ),
  appointGm: commands({ by: forPresident }, ({ tx, nationId, userId: presidentUserId }, { userId }) =>
    appointByPresident(tx, { nationId, presidentUserId, userId }),
  ),
  dismissGm: commands({ by: forPresident }, ({ tx, nationId }) => dismissByPresident(tx, nationId)),
  setOpen: commands(ofPresident, ({ tx, nationId, today: { absoluteDay } }, { isOpen }) =>
    setOpen(tx, { nationId, isOpen, absoluteDay }),
  ),

  budget: budget,
  proposeBudget: commands({ ...ofPresident, answers: budget }, ({ tx, nationId, today }, { id: _, note, ...shares }) =>
    proposeBudget(tx, { nationId, shares, note, season: today.season, day: today.day }),
  ),
  voteOnBudget: commands(
    { topics, answers: budget },
    ({ tx, userId, today: { absoluteDay } }, { id: nationId, isFor }) =>
      voteOnBudget(tx, { nationId, userId, isFor, absoluteDay }),
  ),
});
