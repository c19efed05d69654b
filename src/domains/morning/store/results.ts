/** Reads last night's and today's games, and the tables, for the reports of a morning. */
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { HOME_KINDS } from '#domains/finances/constants.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { isInCalendar } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, GameId, LeagueId, TeamId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** A first team of a club with a manager. */
export interface FirstTeam {
  clubId: ClubId;
  teamId: TeamId;
  leagueId: LeagueId | null;
  rivalClubId: ClubId | null;
}

export async function firstTeamsOf(tx: Transaction, clubIds: readonly ClubId[]): Promise<FirstTeam[]> {
  return tx
    .select({ clubId: clubs.id, teamId: teams.id, leagueId: teams.leagueId, rivalClubId: clubs.rivalClubId })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
    .where(inArray(clubs.id, [...clubIds]));
}

/** Returns the first teams of the clubs, by club. */
export async function teamByClub(tx: Transaction, clubIds: readonly ClubId[]): Promise<Map<ClubId, TeamId>> {
  return new Map((await firstTeamsOf(tx, clubIds)).map(({ clubId, teamId }) => [clubId, teamId]));
}

export interface Played {
  id: GameId;
  homeTeamId: TeamId;
  awayTeamId: TeamId;
}

/** Returns the game that each team played on a day; a team plays at most one. */
export async function gamesOn(
  tx: Transaction,
  { season, day, teamIds }: { season: number; day: number; teamIds: readonly TeamId[] },
): Promise<Map<TeamId, Played>> {
  if (teamIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: games.id, homeTeamId: games.homeTeamId, awayTeamId: games.awayTeamId })
    .from(games)
    .where(
      and(
        ...[eq(games.season, season), eq(games.day, day), eq(games.status, 'final'), isInCalendar()],
        or(inArray(games.homeTeamId, [...teamIds]), inArray(games.awayTeamId, [...teamIds])),
      ),
    );
  return new Map(rows.flatMap((game) => [game.homeTeamId, game.awayTeamId].map((teamId) => [teamId, game] as const)));
}

/** Returns what each game earned its home club. */
export async function gatesOf(tx: Transaction, gameIds: readonly GameId[]): Promise<Map<GameId, number>> {
  if (gameIds.length === 0) return new Map();
  const keyOf = new Map(gameIds.flatMap((id) => HOME_KINDS.map((kind) => [`${kind}/${id}` as string, id] as const)));
  const booked = await tx
    .select({ key: ledgerTransactions.key, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(and(inArray(ledgerTransactions.key, [...keyOf.keys()]), sql`${ledgerEntries.account} like 'club:%'`));
  const gates = new Map<GameId, number>();
  for (const { key, amount } of booked) {
    const id = keyOf.get(key) ?? 0;
    gates.set(id, (gates.get(id) ?? 0) + amount);
  }
  return gates;
}

/** A team in its league's table. */
export interface Placed {
  teamId: TeamId;
  clubId: ClubId;
  /** From 1, of all clubs of the league. */
  place: number;
  clubs: number;
  points: number;
  played: number;
}

/** Returns the season's tables of these leagues in their order; leagues in which nothing has been played are missing. */
export async function tablesOf(
  tx: Transaction,
  { season, leagueIds }: { season: number; leagueIds: readonly LeagueId[] },
): Promise<Map<LeagueId, Placed[]>> {
  if (leagueIds.length === 0) return new Map();
  const rows = await tx
    .select({
      leagueId: competitions.leagueId,
      teamId: standings.teamId,
      clubId: teams.clubId,
      points: standings.points,
      played: standings.played,
    })
    .from(standings)
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .innerJoin(teams, eq(teams.id, standings.teamId))
    .where(
      and(
        ...[eq(competitions.season, season), eq(competitions.kind, 'league')],
        ...[inArray(competitions.leagueId, [...leagueIds]), isNotNull(standings.place)],
      ),
    )
    .orderBy(competitions.leagueId, standings.place, standings.teamId);
  const tables = new Map<LeagueId, Placed[]>();
  for (const [leagueId, table] of Map.groupBy(rows, (row) => row.leagueId)) {
    if (leagueId === null) continue;
    const placed = table.map(({ teamId, clubId, points, played }, index) => {
      return { teamId, clubId: clubId ?? 0, points, played, place: index + 1, clubs: table.length };
    });
    tables.set(leagueId, placed);
  }
  return tables;
}
