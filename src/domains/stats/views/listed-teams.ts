/** The club that a player is listed under in a league's statistics, which sum up all his games there. */
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface LeagueSeason {
  leagueId: LeagueId;
  season: number;
}

/** A line of the statistics: its player, and his teams, the one with the most games first. */
interface Line {
  playerId: PlayerId;
  teamIds: readonly TeamId[];
}

export interface ListedTeam {
  team: TeamRef;
  /** The other teams of the league with games in the line. */
  earlier: TeamRef[];
}

/**
 * Returns the team of each line by player: in the running season that of his present club, if it plays in this league;
 * otherwise the last of his teams there. At most three queries.
 */
export async function listedTeams(
  db: Database | Transaction,
  { leagueId, season }: LeagueSeason,
  lines: readonly Line[],
): Promise<Map<PlayerId, ListedTeam>> {
  const traded = lines.filter(({ teamIds }) => teamIds.length > 1);
  const [present, latest] = await Promise.all([
    presentTeams(db, { leagueId, season }, lines),
    latestTeams(db, season, traded),
  ]);
  const refs = await teamRefs(db, [...lines.flatMap(({ teamIds }) => teamIds), ...present.values()]);
  return new Map(
    lines.flatMap(({ playerId, teamIds }) => {
      const teamId = present.get(playerId) ?? latest.get(playerId) ?? teamIds[0];
      const team = teamId === undefined ? undefined : refs.get(teamId);
      if (!team) return [];
      return [[playerId, { team, earlier: teamIds.flatMap((id) => (id === team.id ? [] : (refs.get(id) ?? []))) }]];
    }),
  );
}

/** Returns the team in this league of each player's present club; none for finished seasons. */
async function presentTeams(
  db: Database | Transaction,
  { leagueId, season }: LeagueSeason,
  lines: readonly Line[],
): Promise<Map<PlayerId, TeamId>> {
  if (lines.length === 0 || (await readToday(db)).season !== season) return new Map();
  const ids = lines.map(({ playerId }) => playerId);
  const inLeague = alias(teams, 'in_league');
  const rows = await db
    .select({ id: players.id, teamId: inLeague.id })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .innerJoin(inLeague, and(eq(inLeague.clubId, teams.clubId), eq(inLeague.leagueId, leagueId)))
    .where(inArray(players.id, ids));
  return new Map(rows.map(({ id, teamId }) => [id, teamId]));
}

/** Returns which of these teams each player had joined last by the season's end. */
async function latestTeams(
  db: Database | Transaction,
  season: number,
  lines: readonly Line[],
): Promise<Map<PlayerId, TeamId>> {
  if (lines.length === 0) return new Map();
  const { playerId, teamId, fromDay, id } = teamPlayers;
  const rows = await db
    .select({ playerId, teamId: sql<TeamId>`(array_agg(${teamId} order by ${fromDay} desc, ${id} desc))[1]` })
    .from(teamPlayers)
    .where(
      and(
        eq(teamPlayers.ownerKind, 'club'),
        lte(fromDay, absoluteDayOf({ season, day: DAYS_PER_SEASON })),
        or(...lines.map((line) => and(eq(playerId, line.playerId), inArray(teamId, [...line.teamIds])))),
      ),
    )
    .groupBy(playerId);
  return new Map(rows.map((row) => [row.playerId, row.teamId]));
}
