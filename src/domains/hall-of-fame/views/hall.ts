/** Members of the Hall of Fame, this season's ballot, and the last class. */
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import type { HallCandidate, Member } from '#domains/hall-of-fame/contract.ts';
import { namedBy } from '#domains/hall-of-fame/store/votes.ts';
import { hallBuilders, hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { builderBallot, buildersInducted } from '#domains/hall-of-fame/views/builders.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

const PAGE_SIZE = 24;
type Row = typeof hallCandidates.$inferSelect;

export async function findMembers(db: Database, page: number) {
  const rows = await db
    .select()
    .from(hallCandidates)
    .where(eq(hallCandidates.isInducted, true))
    .orderBy(desc(hallCandidates.season), desc(hallCandidates.votes), hallCandidates.playerId)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [all] = await db.select({ total: count() }).from(hallCandidates).where(eq(hallCandidates.isInducted, true));
  const total = all?.total ?? 0;
  return {
    data: await membersOf(db, rows),
    pagination: { currentPage: page, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total },
  };
}

async function membersOf(db: Database, rows: readonly Row[]): Promise<Member[]> {
  const { players, teams } = await namesOf(db, rows);
  return rows.flatMap(({ playerId, teamId, season, votes, ballots, facts }) => {
    const player = players.get(playerId);
    if (!player) return [];
    return [{ player, team: teams.get(teamId ?? 0) ?? null, season, votes: votes ?? 0, ballots: ballots ?? 0, facts }];
  });
}

async function namesOf(db: Database, rows: readonly Row[]) {
  const [players, teams] = await Promise.all([
    playerRefs(db, rows, ({ playerId }) => playerId),
    teamRefs(db, rows, ({ teamId }) => teamId),
  ]);
  return { players, teams };
}

/** Returns a season's candidates; open until the votes are counted. By name, so that the order reveals nothing. */
export async function findBallot(db: Database, { season, userId }: { season: number; userId: UserId }) {
  const both = await db
    .select()
    .from(hallCandidates)
    .where(inArray(hallCandidates.season, [season, season - 1]));
  const rows = both.filter((row) => row.season === season);
  const before = both.filter((row) => row.season < season);
  const playerIds = rows.map(({ playerId }) => playerId);
  const { players, teams } = await namesOf(db, rows);
  const named = await namedBy(db, { season, userId, playerIds });
  const shareOf = new Map(before.map((row) => [row.playerId, row.ballots ? (row.votes ?? 0) / row.ballots : null]));
  const candidates = rows.flatMap(({ playerId, teamId, facts, ballot }): HallCandidate[] => {
    const player = players.get(playerId);
    if (!player) return [];
    const [team, lastShare] = [teams.get(teamId ?? 0) ?? null, shareOf.get(playerId) ?? null];
    return [{ player, team, facts, ballot, lastShare, isNamed: named.has(playerId) }];
  });
  candidates.sort((one, other) => one.player.lastname.localeCompare(other.player.lastname, 'en'));
  const { builders, isOpen } = await builderBallot(db, { season, userId });
  return { season, isOpen: isOpen || rows.some(({ ballots }) => ballots === null), candidates, builders };
}

/** Returns the last election with an inductee; null before the first. */
export async function findCeremony(db: Database) {
  const { rows: found } = await db.execute<{ season: number | null }>(sql`
    select greatest((select max(season) from ${hallCandidates} where is_inducted),
      (select max(season) from ${hallBuilders} where is_inducted)) as season`);
  const season = found[0]?.season ?? null;
  if (season === null) return null;
  const rows = await db
    .select()
    .from(hallCandidates)
    .where(eq(hallCandidates.season, season))
    .orderBy(desc(hallCandidates.votes), hallCandidates.playerId);
  const { players } = await namesOf(db, rows);
  return {
    season,
    inducted: await membersOf(
      db,
      rows.filter(({ isInducted }) => isInducted),
    ),
    others: rows.flatMap(({ playerId, votes, ballots, isInducted }) => {
      const player = players.get(playerId);
      return player && !isInducted ? [{ player, votes: votes ?? 0, ballots: ballots ?? 0 }] : [];
    }),
    builders: await buildersInducted(db, season),
  };
}
