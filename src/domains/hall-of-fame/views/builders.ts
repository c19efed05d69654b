/** Builders as the Hall of Fame and their own pages show them. */
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { BuilderCandidate, BuilderMember } from '#domains/hall-of-fame/contract.ts';
import { hallBuilders, hallBuilderVotes } from '#domains/hall-of-fame/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

const PAGE_SIZE = 24;

/** Reads builders and their careers; a manager who has left the game has no name. One query. */
function readBuilders(db: Database, where: SQL | undefined, userId: UserId = 0) {
  return db
    .select({
      id: hallBuilders.id,
      season: hallBuilders.season,
      facts: hallBuilders.facts,
      ballot: hallBuilders.ballot,
      votes: hallBuilders.votes,
      ballots: hallBuilders.ballots,
      person: personRefColumns,
      user: { id: users.id, name: users.name },
      isNamed: sql<boolean>`exists (select from ${hallBuilderVotes} v
        where v.builder_id = ${hallBuilders.id} and v.user_id = ${userId})`,
    })
    .from(hallBuilders)
    .leftJoin(persons, eq(persons.id, hallBuilders.personId))
    .leftJoin(users, eq(users.id, hallBuilders.userId))
    .where(where)
    .orderBy(desc(hallBuilders.season), desc(hallBuilders.votes), hallBuilders.id);
}
type Read = Awaited<ReturnType<typeof readBuilders>>[number];

const shown = ({ id, facts, person, user }: Read) => ({
  ...{ id, facts, person: person?.id ? person : null },
  user: user?.id ? { ...user, isOnline: false } : null,
});

function membersOf(rows: readonly Read[]): BuilderMember[] {
  return rows.map((row) => {
    const { season, votes, ballots } = row;
    return { ...shown(row), season, votes: votes ?? 0, ballots: ballots ?? 0 };
  });
}

/** Returns a season's candidates and the user's votes; `isOpen`: the votes are not counted. By name. One query. */
export async function builderBallot(db: Database, { season, userId }: { season: number; userId: UserId }) {
  const rows = await readBuilders(db, eq(hallBuilders.season, season), userId);
  const builders = rows.map((row): BuilderCandidate => {
    const { ballot, isNamed } = row;
    return { ...shown(row), ballot, isNamed };
  });
  const nameOf = ({ person, user }: BuilderCandidate) => person?.lastname ?? user?.name ?? '';
  builders.sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  return { builders, isOpen: rows.some(({ ballots }) => ballots === null) };
}

/** Two queries. */
export async function findBuilders(db: Database, page: number) {
  const isMember = eq(hallBuilders.isInducted, true);
  const rows = await readBuilders(db, isMember)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [all] = await db.select({ total: count() }).from(hallBuilders).where(isMember);
  const total = all?.total ?? 0;
  return {
    data: membersOf(rows),
    pagination: { currentPage: page, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total },
  };
}

/** Returns the inductees of a season, most votes first. */
export async function buildersInducted(db: Database, season: number): Promise<BuilderMember[]> {
  return membersOf(await readBuilders(db, and(eq(hallBuilders.season, season), eq(hallBuilders.isInducted, true))));
}

/** Returns a builder's plaque; null: not a member. */
export async function findBuilder(
  db: Database,
  { of, id }: { of: 'person' | 'user'; id: number },
): Promise<BuilderMember | null> {
  const who = of === 'person' ? hallBuilders.personId : hallBuilders.userId;
  const [member] = membersOf(await readBuilders(db, and(eq(who, id), eq(hallBuilders.isInducted, true))));
  return member ?? null;
}
