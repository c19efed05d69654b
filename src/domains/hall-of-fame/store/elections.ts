/** Opens the ballot of a season, and counts the votes when it ends. */
import { eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CANDIDATES, SEASONS_TO_WAIT } from '#domains/hall-of-fame/constants.ts';
import {
  BUILDER_LIMITS,
  ballotOf,
  type Candidate,
  greatness,
  inducted,
  writersVote,
} from '#domains/hall-of-fame/rules.ts';
import { careersFor } from '#domains/hall-of-fame/store/careers.ts';
import { hallBuilders, hallBuilderVotes, hallCandidates, hallVotes } from '#domains/hall-of-fame/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, LeagueId, UserId } from '#engine/ids.ts';
import type { Secret } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Puts the greatest eligible careers on the ballot of a season; once a season. Returns how many. */
export async function openBallot(tx: Transaction, season: number): Promise<number> {
  const careers = await careersFor(tx, season);
  const careerOf = new Map(careers.map((career) => [career.playerId, career]));
  const ballot = ballotOf(
    careers.map(({ playerId, position, tiers }) => ({ id: playerId, greatness: greatness(position, tiers) })),
  );
  const rows = ballot.flatMap((candidate) => {
    const career = careerOf.get(candidate.id);
    if (!career) return [];
    const { playerId, teamId, facts, ballots } = career;
    return [{ season, playerId, teamId, ballot: ballots + 1, greatness: Math.round(candidate.greatness), facts }];
  });
  await pgRows(tx).insert(hallCandidates, rows);
  return Math.min(rows.length, MAX_CANDIDATES);
}

/**
 * Holds the elections of the years before the world, on players who had retired by then, and opens the ballot of the
 * season after. Does nothing once a ballot has been opened.
 * @param before the first season without such an election
 */
export async function holdFirstElections(
  tx: Transaction,
  { before, day, secret }: { before: number; day: number; secret: Secret },
): Promise<void> {
  const [opened] = await tx.select({ season: hallCandidates.season }).from(hallCandidates).limit(1);
  if (opened) return;
  const [first] = await tx
    .select({ lastSeason: min(players.lastSeason) })
    .from(players)
    .where(isNotNull(players.retiredAt));
  for (let season = (first?.lastSeason ?? before) + SEASONS_TO_WAIT; season < before; season++) {
    await openBallot(tx, season);
    await holdElection(tx, { season, day, secret, isAnnounced: false });
  }
  await openBallot(tx, before);
}

interface Election {
  season: number;
  day: number;
  secret: Secret;
  isAnnounced: boolean;
}

interface Counted {
  id: number;
  votes: number;
}

/** Counts the ballots of writers of all first teams' towns and of users. Returns how many are inducted. */
export async function holdElection(tx: Transaction, { season, day, secret, isAnnounced }: Election): Promise<number> {
  const rows = pgRows(tx);
  const retired = (await rows.read(hallCandidates, ['playerId', 'greatness'], { season }, ['playerId'])).map(
    ({ playerId, ...candidate }) => ({ ...candidate, id: playerId }),
  );
  const builders = await rows.read(hallBuilders, ['id', 'greatness'], { season });
  if (retired.length === 0 && builders.length === 0) return 0;
  const pro = await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' }, ['clubId']);
  const towns = pro.flatMap(({ clubId }) => clubId ?? []);
  const ofUsers = await usersVotes(tx, season);
  const ballots = towns.length + ofUsers.ballots;
  const countOf = (candidates: readonly Candidate[], of: 'players' | 'builders') => {
    const ofWriters = writersVote(candidates, { towns, season, secret, of });
    return candidates.map(({ id }): Counted => ({ id, votes: (ofWriters.get(id) ?? 0) + (ofUsers[of].get(id) ?? 0) }));
  };
  const counted = countOf(retired, 'players');
  const entering = inducted(counted, ballots);
  for (const { id, votes } of counted) {
    const set = { votes, ballots, isInducted: entering.includes(id) };
    await rows.updateWhere(hallCandidates, set, { season, playerId: id });
  }
  const built = countOf(builders, 'builders');
  const enteringBuilders = inducted(built, ballots, BUILDER_LIMITS);
  await rows.update(
    hallBuilders,
    'id',
    built.map(({ id, votes }) => ({ id, votes, ballots, isInducted: enteringBuilders.includes(id) })),
  );
  if (isAnnounced) {
    await announce(tx, { season, day, counted: counted.filter(({ id }) => entering.includes(id)), ballots });
    await announceBuilders(tx, { season, day, ids: enteringBuilders });
  }
  return entering.length + enteringBuilders.length;
}

/** Returns the users' votes for each candidate, and the number of their ballots. One query. */
async function usersVotes(tx: Transaction, season: number) {
  const { rows } = await tx.execute<{ of: 'players' | 'builders'; userId: UserId; id: number }>(sql`
    select 'players' as of, user_id as "userId", player_id as id from ${hallVotes} where season = ${season}
    union all select 'builders', user_id, builder_id from ${hallBuilderVotes} where season = ${season}`);
  const column = (of: 'players' | 'builders') =>
    new Map(
      [
        ...Map.groupBy(
          rows.filter((row) => row.of === of),
          ({ id }) => id,
        ),
      ].map(([id, own]) => [id, own.length]),
    );
  const ballots = new Set(rows.map(({ userId }) => userId)).size;
  return { players: column('players'), builders: column('builders'), ballots };
}

/** Announces each builder, and notifies those who are users. Two queries and the writes. */
async function announceBuilders(
  tx: Transaction,
  { season, day, ids }: { season: number; day: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  const elected = await tx
    .select({
      builder: hallBuilders,
      name: sql<string>`coalesce(${persons.firstname} || ' ' || ${persons.lastname}, ${users.name})`,
      ofPerson: persons.userId,
    })
    .from(hallBuilders)
    .leftJoin(persons, eq(persons.id, hallBuilders.personId))
    .leftJoin(users, eq(users.id, hallBuilders.userId))
    .where(inArray(hallBuilders.id, [...ids]))
    .orderBy(hallBuilders.id);
  const said = elected.map(({ builder: { kind, personId, userId, votes, ballots }, name, ofPerson }) => ({
    ...{ name, personId, managerId: userId, userId: userId ?? ofPerson },
    params: { career: kind, votes: votes ?? 0, ballots: ballots ?? 0 },
  }));
  await writeNews(
    pgRows(tx),
    said.map(({ name, personId, managerId, params }): NewsEntry => {
      const of = { season, day, personId, userId: managerId };
      return { ...of, kind: 'builder-inducted', params: { ...params, builder: name } };
    }),
  );
  await notify(
    pgRows(tx),
    said.flatMap(({ userId, params }): Notice[] =>
      userId === null ? [] : [{ userId, channel: 'news', kind: 'hall-elected', params }],
    ),
  );
}

async function announce(
  tx: Transaction,
  { season, day, counted, ballots }: { season: number; day: number; counted: readonly Counted[]; ballots: number },
): Promise<void> {
  const entries: NewsEntry[] = [];
  for (const { id: playerId, votes } of counted) {
    const [row] = await tx
      .select({
        firstname: players.firstname,
        lastname: players.lastname,
        clubId: teams.clubId,
        leagueId: teams.leagueId,
      })
      .from(players)
      .innerJoin(hallCandidates, eq(hallCandidates.playerId, players.id))
      .leftJoin(teams, eq(teams.id, hallCandidates.teamId))
      .where(eq(players.id, playerId))
      .limit(1);
    if (!row) continue;
    const about: { clubId: ClubId | null; leagueId: LeagueId | null } = row;
    const params = { player: `${row.firstname} ${row.lastname}`, votes, ballots };
    entries.push({ season, day, kind: 'inducted', playerId, clubId: about.clubId, leagueId: about.leagueId, params });
  }
  await writeNews(pgRows(tx), entries);
}
