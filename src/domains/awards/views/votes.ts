/** An award of a season with all its votes, and its winners through the years. */
import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { AWARDS_OF_GROUP, type AwardGroup } from '#domains/awards/constants.ts';
import type { Vote, Winner } from '#domains/awards/contract.ts';
import { awardBallots, awardResults } from '#domains/awards/tables.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { leagues } from '#domains/league/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { UserId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Database } from '#platform/database/client.ts';

interface Asked {
  award: AwardGroup;
  tier: number;
  level: Level;
  season?: number | undefined;
}

interface Votes {
  season: number | null;
  seasons: number[];
  votes: Vote[];
  winners: Winner[];
}

const COLUMNS = { ...getTableColumns(awardResults), coach: personRefColumns };

/** Returns the votes of the requested season, or of the last one with a vote. */
export async function findVotes(db: Database, { award, tier, level, season: asked }: Asked): Promise<Votes> {
  const awards = [...AWARDS_OF_GROUP[award]];
  const ofTier = sql`${awardResults.leagueId} in (select ${leagues.id} from ${leagues}
    where ${leagues.tier} = ${tier} and ${leagues.level} = ${level})`;
  const first = await db
    .select(COLUMNS)
    .from(awardResults)
    .leftJoin(persons, eq(persons.id, awardResults.personId))
    .where(and(inArray(awardResults.award, awards), ofTier, isNotNull(awardResults.honor)))
    .orderBy(desc(awardResults.season), awardResults.leagueId, awardResults.id);
  const seasons = [...new Set(first.map((row) => row.season))];
  const season = asked ?? seasons[0] ?? null;
  if (season === null) return { season, seasons, votes: [], winners: [] };
  const ofSeason = and(eq(awardResults.season, season), inArray(awardResults.award, awards), ofTier);
  const candidates = await db
    .select(COLUMNS)
    .from(awardResults)
    .leftJoin(persons, eq(persons.id, awardResults.personId))
    .where(ofSeason)
    .orderBy(awardResults.leagueId, awardResults.rank);
  const leagueIds = [...new Set(candidates.map(({ leagueId }) => leagueId))];
  const ballots = await db
    .select()
    .from(awardBallots)
    .where(
      and(
        eq(awardBallots.season, season),
        inArray(awardBallots.award, awards),
        inArray(awardBallots.leagueId, leagueIds),
      ),
    )
    .orderBy(awardBallots.clubId);
  const winnerRows = awards.length === 1 ? first : [];
  const named = [...candidates, ...winnerRows];
  const players = await playerRefs(db, named, ({ playerId }) => playerId);
  const teams = await teamRefs(db, named, ({ teamId }) => teamId);
  const voters = await proTeamRefs(db, ballots, ({ clubId }) => clubId);
  const managers = await namesOfUsers(
    db,
    named.flatMap(({ userId }) => userId ?? []),
  );
  const whoOf = (row: (typeof named)[number]) => {
    const team = teams.get(row.teamId);
    if (!team) return null;
    const { coach } = row;
    return {
      player: players.get(row.playerId ?? 0) ?? null,
      coach,
      manager: managers.get(row.userId ?? 0) ?? null,
      team,
    };
  };
  const votes = leagueIds.flatMap((leagueId) =>
    awards.flatMap((each): Vote[] => {
      const running = candidates.filter((row) => row.leagueId === leagueId && row.award === each);
      if (running.length === 0) return [];
      const rankOf = new Map(running.map((row) => [row.playerId ?? row.personId ?? row.clubId, row.rank]));
      return [
        {
          leagueId,
          award: each,
          candidates: running.flatMap((row) => {
            const who = whoOf(row);
            const { rank, honor, points, firsts, line } = row;
            return who ? [{ rank, honor, points, firsts, line, ...who }] : [];
          }),
          ballots: ballots
            .filter((row) => row.leagueId === leagueId && row.award === each)
            .flatMap(({ clubId, picks }) => {
              const team = voters.get(clubId);
              return team ? [{ team, picks: picks.flatMap((id) => rankOf.get(id) ?? []) }] : [];
            }),
        },
      ];
    }),
  );
  const winners = winnerRows.flatMap((row): Winner[] => {
    const who = whoOf(row);
    return who ? [{ season: row.season, leagueId: row.leagueId, line: row.line, ...who }] : [];
  });
  return { season, seasons, votes, winners };
}

async function namesOfUsers(db: Database, ids: readonly UserId[]): Promise<Map<number, { id: number; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
