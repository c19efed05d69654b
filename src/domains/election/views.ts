/**
 * Elections as displayed on screen. Votes are shown once they are counted; whether a member has voted is visible to
 * that member only.
 */
import { and, desc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { pollVoters } from '#domains/ballot/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { ELECTIONS_SHOWN } from '#domains/election/constants.ts';
import type { ElectionView, FederationElections } from '#domains/election/contract.ts';
import { signaturesNeeded } from '#domains/election/rules.ts';
import { restOfPresident } from '#domains/election/store/rest.ts';
import { candidacies, elections, recallSignatures } from '#domains/election/tables.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { PersonRef } from '#domains/shapes.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type Kept = typeof elections.$inferSelect;

/** Loads elections with their candidates. Two queries. */
async function electionViews(db: Database, kept: readonly Kept[]): Promise<ElectionView[]> {
  if (kept.length === 0) return [];
  const winners = kept.flatMap(({ winnerId }) => winnerId ?? []);
  const [declared, elected] = await Promise.all([
    db
      .select({ candidacy: candidacies, person: personRefColumns })
      .from(candidacies)
      .innerJoin(persons, eq(persons.id, candidacies.personId))
      .where(
        inArray(
          candidacies.electionId,
          kept.map(({ id }) => id),
        ),
      )
      .orderBy(candidacies.id),
    winners.length === 0 ? [] : db.select(personRefColumns).from(persons).where(inArray(persons.id, winners)),
  ]);
  return kept.map((election) =>
    electionView(election, {
      winner: elected.find((person) => person.id === election.winnerId) ?? null,
      declared: declared.filter(({ candidacy }) => candidacy.electionId === election.id),
    }),
  );
}

interface Declared {
  candidacy: typeof candidacies.$inferSelect;
  person: PersonRef;
}

function electionView(
  { id, nationId, season, cause, state, campaignUntil, ballotUntil, electorate, turnout, outcome }: Kept,
  { winner, declared }: { winner: PersonRef | null; declared: readonly Declared[] },
): ElectionView {
  return {
    id,
    nationId,
    season,
    cause,
    state,
    campaignUntil: dateOf(campaignUntil),
    ballotUntil: ballotUntil === null ? null : dateOf(ballotUntil),
    electorate,
    turnout,
    winner,
    outcome,
    candidates: declared.map(({ candidacy: { id: candidacyId, program, isInRunoff, votes, runoffVotes }, person }) => {
      return { id: candidacyId, person, program, isInRunoff, votes, runoffVotes };
    }),
  };
}

/** Loads the last election that the person won. One query. @returns null if they never won one */
export async function loadMandate(db: Database, winner: PersonRef): Promise<ElectionView | null> {
  const last = db
    .select({ id: elections.id })
    .from(elections)
    .where(eq(elections.winnerId, winner.id))
    .orderBy(desc(elections.id))
    .limit(1);
  const rows = await db
    .select({ election: elections, candidacy: candidacies, person: personRefColumns })
    .from(elections)
    // A decided election may have had no candidates.
    .leftJoin(candidacies, eq(candidacies.electionId, elections.id))
    .leftJoin(persons, eq(persons.id, candidacies.personId))
    .where(eq(elections.id, last))
    .orderBy(candidacies.id);
  const [first] = rows;
  if (!first) return null;
  return electionView(first.election, {
    winner,
    declared: rows.flatMap(({ candidacy, person }) => (candidacy && person ? { candidacy, person } : [])),
  });
}

/** Loads the elections of a federation. Five queries. @returns null if the federation does not exist */
export async function loadElections(
  db: Database,
  nationId: NationId,
  { userId, today }: { userId: UserId; today: Today },
): Promise<FederationElections | null> {
  const { absoluteDay } = today;
  const [kept, [standing], daysLeft] = await Promise.all([
    db
      .select()
      .from(elections)
      .where(eq(elections.nationId, nationId))
      .orderBy(desc(elections.id))
      .limit(ELECTIONS_SHOWN + 1),
    // Joined, so that Drizzle qualifies the columns within the subqueries with their tables.
    db
      .select(standingColumns(userId))
      .from(federations)
      .innerJoin(nations, eq(nations.id, federations.id))
      .where(eq(federations.id, nationId)),
    restOfPresident(db, nationId, absoluteDay),
  ]);
  if (!standing) return null;
  const views = await electionViews(db, kept);
  const current = kept.find(({ state }) => state !== 'decided');
  const shown = views.find(({ id }) => id === current?.id) ?? null;
  const person: PersonRef | null = standing.person;
  const candidacyId = shown?.candidates.find((one) => one.person.id === person?.id)?.id ?? null;
  const isMember = standing.joinedOn !== null;
  const hasJoinedInTime = isMember && (standing.joinedOn ?? 0) <= (current?.campaignUntil ?? 0);
  return {
    current: shown,
    past: views.filter(({ id }) => id !== current?.id),
    own: {
      person,
      isMember,
      mayStand:
        isMember && current?.state === 'campaign' && absoluteDay <= current.campaignUntil && candidacyId === null,
      candidacyId,
      mayVote: hasJoinedInTime && current?.pollId != null && !standing.hasVoted,
      hasVoted: standing.hasVoted,
      hasSigned: standing.hasSigned,
      maySign: isMember && !current && daysLeft === 0 && !standing.hasSigned && standing.presidentId !== null,
    },
    recall: { signatures: standing.signatures, needed: signaturesNeeded(standing.members), daysLeft },
  };
}

/** Selects a user's status in a federation as subqueries, so that one query loads all of it. */
function standingColumns(userId: UserId) {
  const ofMembers = sql`${federationMembers.nationId} = ${federations.id} and ${federationMembers.state} = 'member'`;
  return {
    presidentId: federations.presidentId,
    members: sql<number>`(select count(*) from ${federationMembers} where ${ofMembers})`,
    joinedOn: sql<number | null>`(select ${federationMembers.joinedOn} from ${federationMembers}
      where ${ofMembers} and ${federationMembers.userId} = ${userId})`,
    person: sql<PersonRef | null>`(select json_build_object('id', ${persons.id}, 'kind', ${persons.kind},
        'firstname', ${persons.firstname}, 'lastname', ${persons.lastname}, 'nationId', ${persons.nationId}, 'isUser', true)
      from ${persons} where ${persons.userId} = ${userId} and ${persons.kind} = 'president' and ${persons.retiredAt} is null)`,
    hasVoted: sql<boolean>`exists (select 1 from ${pollVoters} join ${elections} on ${elections.pollId} = ${pollVoters.pollId}
      where ${elections.nationId} = ${federations.id} and ${pollVoters.userId} = ${userId})`,
    hasSigned: sql<boolean>`exists (select 1 from ${recallSignatures}
      where ${recallSignatures.presidentId} = ${federations.presidentId} and ${recallSignatures.userId} = ${userId})`,
    signatures: sql<number>`(select count(*) from ${recallSignatures}
      join ${federationMembers} on ${federationMembers.userId} = ${recallSignatures.userId} and ${ofMembers}
      where ${recallSignatures.presidentId} = ${federations.presidentId})`,
  };
}

/** Loads the elections under way in the world, and those a user has run in, latest first. Four queries. */
export async function loadElectionsUnderWay(db: Database, userId: UserId) {
  const ofUser: SQL = sql`${elections.id} in (select ${candidacies.electionId} from ${candidacies}
    join ${persons} on ${persons.id} = ${candidacies.personId} where ${persons.userId} = ${userId})`;
  const kept = await db
    .select({ election: elections, isOwn: sql<boolean>`${ofUser}` })
    .from(elections)
    .innerJoin(nations, eq(nations.id, elections.nationId))
    .where(or(ne(elections.state, 'decided'), ofUser))
    .orderBy(desc(elections.id));
  const views = await electionViews(
    db,
    kept.map(({ election }) => election),
  );
  const own = new Set(kept.filter(({ isOwn }) => isOwn).map(({ election }) => election.id));
  return {
    underWay: views.filter(({ state }) => state !== 'decided').sort((a, b) => a.nationId - b.nationId),
    own: views.filter(({ id }) => own.has(id)),
  };
}

/**
 * Returns the user's missing votes in their federation, and the election they could run in with a career as president.
 * One query.
 */
export async function deskOfMember(
  db: Database | Transaction,
  { userId, careers, absoluteDay }: UserToday,
): Promise<DeskItem[]> {
  const president = careers.get('president');
  const open = await db
    .select({ nationId: elections.nationId, nation: nations.name, state: elections.state })
    .from(elections)
    .innerJoin(nations, eq(nations.id, elections.nationId))
    .innerJoin(
      federationMembers,
      and(
        eq(federationMembers.nationId, elections.nationId),
        eq(federationMembers.state, 'member'),
        eq(federationMembers.userId, userId),
      ),
    )
    .where(
      or(
        and(
          inArray(elections.state, ['ballot', 'runoff']),
          lte(federationMembers.joinedOn, elections.campaignUntil),
          sql`not exists (select 1 from ${pollVoters} where ${pollVoters.pollId} = ${elections.pollId}
            and ${pollVoters.userId} = ${userId})`,
        ),
        president === undefined
          ? undefined
          : and(
              eq(elections.state, 'campaign'),
              gte(elections.campaignUntil, absoluteDay),
              sql`not exists (select 1 from ${candidacies} where ${candidacies.electionId} = ${elections.id}
                and ${candidacies.personId} = ${president})`,
            ),
      ),
    );
  return open.map(({ state, ...params }) => ({
    kind: state === 'campaign' ? 'election-stand' : 'election-vote',
    params,
    path: `/federation/overview/${params.nationId}?tab=election`,
  }));
}
