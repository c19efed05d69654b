/** Opens the ballot of a season, and counts the votes when it ends. */
import { eq, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { MAX_CANDIDATES } from '#domains/hall-of-fame/constants.ts';
import { ballotOf, greatness, inducted, writersVote } from '#domains/hall-of-fame/rules.ts';
import { careersFor } from '#domains/hall-of-fame/store/careers.ts';
import { hallCandidates, hallVotes } from '#domains/hall-of-fame/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import type { Secret } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Puts the greatest careers that can be voted on on the ballot of a season; once a season. Answers how many. */
export async function openBallot(tx: Transaction, season: number): Promise<number> {
  const careers = await careersFor(tx, season);
  const careerOf = new Map(careers.map((career) => [career.playerId, career]));
  const ballot = ballotOf(
    careers.map(({ playerId, position, tiers }) => ({ playerId, greatness: greatness(position, tiers) })),
  );
  const rows = ballot.flatMap((candidate) => {
    const career = careerOf.get(candidate.playerId);
    if (!career) return [];
    const { playerId, teamId, facts, ballots } = career;
    return [{ season, playerId, teamId, ballot: ballots + 1, greatness: Math.round(candidate.greatness), facts }];
  });
  await pgRows(tx).insert(hallCandidates, rows);
  return Math.min(rows.length, MAX_CANDIDATES);
}

interface Election {
  season: number;
  day: number;
  secret: Secret;
  isAnnounced: boolean;
}

/** Counts the ballots of writers of all first teams' towns and of users. Answers how many are inducted. */
export async function holdElection(tx: Transaction, { season, day, secret, isAnnounced }: Election): Promise<number> {
  const rows = pgRows(tx);
  const candidates = await rows.read(hallCandidates, ['playerId', 'greatness'], { season }, ['playerId']);
  if (candidates.length === 0) return 0;
  const pro = await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' }, ['clubId']);
  const towns = pro.flatMap(({ clubId }) => clubId ?? []);
  const ofWriters = writersVote(candidates, { towns, season, secret });
  const { rows: ofUsers } = await tx.execute<{ playerId: PlayerId; votes: number }>(sql`
    select player_id as "playerId", count(*)::int as votes from ${hallVotes} where season = ${season} group by 1`);
  const { rows: voters } = await tx.execute<{ count: number }>(
    sql`select count(distinct user_id)::int as count from ${hallVotes} where season = ${season}`,
  );
  const ballots = towns.length + (voters[0]?.count ?? 0);
  const fromUsers = new Map(ofUsers.map(({ playerId, votes }) => [playerId, votes]));
  const counted = candidates.map(({ playerId }) => {
    return { playerId, votes: (ofWriters.get(playerId) ?? 0) + (fromUsers.get(playerId) ?? 0) };
  });
  const entering = inducted(counted, ballots);
  for (const { playerId, votes } of counted) {
    const set = { votes, ballots, isInducted: entering.includes(playerId) };
    await rows.updateWhere(hallCandidates, set, { season, playerId });
  }
  if (isAnnounced && entering.length > 0) {
    await announce(tx, { season, day, counted: counted.filter((one) => entering.includes(one.playerId)), ballots });
  }
  return entering.length;
}

async function announce(
  tx: Transaction,
  {
    season,
    day,
    counted,
    ballots,
  }: { season: number; day: number; counted: readonly { playerId: PlayerId; votes: number }[]; ballots: number },
): Promise<void> {
  const entries: NewsEntry[] = [];
  for (const { playerId, votes } of counted) {
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
