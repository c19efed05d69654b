/** Users in elections: running, withdrawing, voting and signing a recall. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { checkDrawn } from '#domains/article/store/references.ts';
import { castVote } from '#domains/ballot/store.ts';
import { readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import { dropDraft } from '#domains/discussion/store/drafts.ts';
import { checkWriting } from '#domains/discussion/store/limits.ts';
import { PROGRAM_DRAFT, SIGNATURE_HOLD_DAYS } from '#domains/election/constants.ts';
import { electionRefusals } from '#domains/election/refusals.ts';
import { signaturesNeeded } from '#domains/election/rules.ts';
import { callElections } from '#domains/election/store/elections.ts';
import { restOfPresident } from '#domains/election/store/rest.ts';
import { candidacies, elections, recallSignatures } from '#domains/election/tables.ts';
import { lockMember } from '#domains/federation/store/locks.ts';
import { type Done, holdOpen } from '#domains/federation/store/members.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { careerOf } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface OfUser {
  nationId: NationId;
  userId: UserId;
  absoluteDay: number;
}

/**
 * Returns the election under way in a federation, locked against being closed until the transaction ends; undefined if
 * there is none.
 */
async function lockElection(tx: Transaction, nationId: NationId) {
  const [election] = await tx
    .select()
    .from(elections)
    .where(and(eq(elections.nationId, nationId), ne(elections.state, 'decided')))
    .for('no key update');
  return election;
}

/** Enters a member with a career as president as a candidate, with a program, during the campaign. */
export async function stand(tx: Transaction, { program, ...own }: OfUser & { program: string }): Promise<Done> {
  const { nationId, userId, absoluteDay } = own;
  if (!(await lockMember(tx, own))) return electionRefusals.notMember();
  const references = referencesOf(readMarkup(program));
  const may = await checkWriting(tx, userId, references);
  if (!may.ok) return may;
  const drawn = await checkDrawn(tx, references);
  if (!drawn.ok) return drawn;
  const person = await careerOf(tx, userId, 'president');
  if (!person) return electionRefusals.noCareer();
  const election = await lockElection(tx, nationId);
  if (!election) return electionRefusals.none();
  if (election.state !== 'campaign' || absoluteDay > election.campaignUntil) return electionRefusals.tooLate();
  const [elsewhere] = await tx
    .select({ id: federations.id })
    .from(federations)
    .where(and(eq(federations.presidentId, person.id), ne(federations.id, nationId)));
  if (elsewhere) return electionRefusals.presidesElsewhere();
  const [declared] = await tx
    .insert(candidacies)
    .values({ electionId: election.id, personId: person.id, program })
    .onConflictDoNothing()
    .returning();
  if (!declared) return electionRefusals.standsAlready();
  await dropDraft(tx, userId, { kind: PROGRAM_DRAFT, id: nationId });
  return { ok: true };
}

/** Withdraws a candidacy during the campaign. */
export async function standDown(tx: Transaction, { nationId, userId }: OfUser): Promise<Done> {
  const election = await lockElection(tx, nationId);
  if (election?.state !== 'campaign') return electionRefusals.tooLate();
  const person = await careerOf(tx, userId, 'president');
  const removed = await tx
    .delete(candidacies)
    .where(and(eq(candidacies.electionId, election.id), eq(candidacies.personId, person?.id ?? 0)))
    .returning({ id: candidacies.id });
  return removed.length > 0 ? { ok: true } : electionRefusals.notStanding();
}

/** Casts a member's vote for a candidate on the ballot, once a round. Members who joined after the campaign cannot vote. */
export async function vote(tx: Transaction, { candidacyId, ...own }: OfUser & { candidacyId: number }): Promise<Done> {
  const { nationId, userId, absoluteDay } = own;
  const member = await lockMember(tx, own);
  if (!member) return electionRefusals.notMember();
  const [election] = await tx
    .select()
    .from(elections)
    .where(and(eq(elections.nationId, nationId), ne(elections.state, 'decided')));
  if (!election || election.pollId === null) return electionRefusals.none();
  if ((member.joinedOn ?? absoluteDay) > election.campaignUntil) return electionRefusals.joinedTooLate();
  const [candidacy] = await tx
    .select()
    .from(candidacies)
    .where(and(eq(candidacies.id, candidacyId), eq(candidacies.electionId, election.id)));
  if (!candidacy || (election.state === 'runoff' && !candidacy.isInRunoff)) return electionRefusals.noSuchCandidate();
  return castVote(tx, { pollId: election.pollId, userId, choice: candidacyId, absoluteDay });
}

/**
 * Signs a recall; a third of the members calls an election at once. Until then the federation admits all applicants,
 * who might sign too.
 */
export async function signRecall(tx: Transaction, own: OfUser): Promise<Done> {
  const { nationId, userId, absoluteDay } = own;
  if (!(await lockMember(tx, own))) return electionRefusals.notMember();
  // Locked, so that only one of two concurrent last signatures calls the election.
  const [federation] = await tx.select().from(federations).where(eq(federations.id, nationId)).for('no key update');
  const presidentId = federation?.presidentId ?? null;
  if (presidentId === null) return electionRefusals.noPresident();
  // Not locked: at night elections are locked before federations.
  const isUnderWay = await tx.$count(elections, and(eq(elections.nationId, nationId), ne(elections.state, 'decided')));
  if (isUnderWay > 0) return electionRefusals.underWay();
  const days = await restOfPresident(tx, nationId, absoluteDay);
  if (days > 0) return electionRefusals.tooEarly({ days });
  const [signed] = await tx.insert(recallSignatures).values({ presidentId, userId }).onConflictDoNothing().returning();
  if (!signed) return electionRefusals.signedAlready();
  await holdOpen(pgRows(tx), { nationIds: [nationId], untilDay: absoluteDay + SIGNATURE_HOLD_DAYS });
  const members = and(eq(federationMembers.nationId, nationId), eq(federationMembers.state, 'member'));
  // Signatures of former members do not count.
  const signatures = await tx.$count(
    recallSignatures,
    sql`${recallSignatures.presidentId} = ${presidentId} and ${recallSignatures.userId} in (
      select ${federationMembers.userId} from ${federationMembers} where ${members})`,
  );
  if (signatures < signaturesNeeded(await tx.$count(federationMembers, members))) return { ok: true };
  await tx.delete(recallSignatures).where(eq(recallSignatures.presidentId, presidentId));
  const { season, day } = dateOf(absoluteDay);
  await callElections(pgRows(tx), { nationIds: [nationId], cause: 'recall', season, day });
  return { ok: true };
}

/** Deletes a user's programs; their candidacies and vote counts stay. */
export async function eraseCandidate(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(recallSignatures).where(eq(recallSignatures.userId, userId));
  await tx
    .update(candidacies)
    .set({ program: '' })
    .where(sql`${candidacies.personId} in (select ${persons.id} from ${persons} where ${persons.userId} = ${userId})`);
}

/** Exports the programs of a user. */
export async function exportCandidate(db: Database, userId: UserId) {
  return db
    .select({ electionId: candidacies.electionId, program: candidacies.program })
    .from(candidacies)
    .innerJoin(persons, eq(persons.id, candidacies.personId))
    .where(eq(persons.userId, userId));
}
