/** What the rules of the rollover need to know, and the growth of those whom no morning wakes. */

import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { livesOfFreeAgents, saveLives } from '#domains/player/store/lives.ts';
import { players } from '#domains/player/tables.ts';
import type { RolloverClub, RolloverPlayer } from '#domains/season/rules/rollover/plan.ts';
import { standings } from '#domains/season/tables.ts';
import { growSeason } from '#engine/player/growth.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Level } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

export interface BookPlayer extends RolloverPlayer {
  name: string;
  teamId: number | null;
  jerseyNumber: number | null;
}

export interface Books {
  /** In the order in which they go to market. */
  clubs: (RolloverClub & { nationId: number })[];
  /** In the order of ids. */
  players: BookPlayer[];
  teams: { id: number; clubId: number; level: Level; leagueId: number; name: string }[];
  /** The id of a club's team of a level. */
  teamOf(clubId: number, level: Level): number;
}

/** Not all columns: everybody who plays is in memory at once. */
const bookColumns = {
  id: players.id,
  firstname: players.firstname,
  lastname: players.lastname,
  birthSeason: players.birthSeason,
  positions: players.positions,
  skills: players.skills,
  teamId: players.teamId,
  jerseyNumber: players.jerseyNumber,
};

/** The books at the end of the season; the clubs have moved to their new leagues already. */
export async function loadBooks(tx: Transaction, season: number): Promise<Books> {
  const teamRows = await tx.select().from(teams).orderBy(asc(teams.id));
  const ids = new Map(teamRows.map((team) => [`${team.clubId}/${team.level}`, team.id]));
  const clubOf = new Map(teamRows.map((team) => [team.id, team.clubId]));
  const clubRows = await tx
    .select({ id: clubs.id, nationId: clubs.nationId, tier: leagues.tier })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .innerJoin(standings, and(eq(standings.teamId, teams.id), eq(standings.season, season)))
    // Within a tier the worst of last season goes first; the relegated of the tier above have had the better players.
    .orderBy(asc(leagues.tier), sql`${standings.rank} desc`, asc(clubs.id));
  const contractTo = await lastSeasons(tx, season);
  const playerRows = await tx
    .select(bookColumns)
    .from(players)
    .where(isNull(players.retiredAt))
    .orderBy(asc(players.id));
  return {
    clubs: clubRows,
    players: playerRows.map((row) => {
      const position = row.positions[0] ?? 'C';
      return {
        id: row.id,
        position,
        age: season - row.birthSeason,
        overall: overallOf(position, row.skills),
        clubId: row.teamId === null ? null : (clubOf.get(row.teamId) ?? null),
        contractTo: contractTo.get(row.id) ?? null,
        name: `${row.firstname} ${row.lastname}`,
        teamId: row.teamId,
        jerseyNumber: row.jerseyNumber,
      };
    }),
    teams: teamRows.map(({ id, clubId, level, leagueId, city, nickname }) => {
      return { id, clubId, level, leagueId, name: `${city} ${nickname}` };
    }),
    teamOf(clubId, level) {
      const id = ids.get(`${clubId}/${level}`);
      if (id === undefined) throw new Error(`club ${clubId} has no ${level} team`);
      return id;
    },
  };
}

/** The last season of each player's contract that has not ended before this one. */
async function lastSeasons(tx: Transaction, season: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ playerId: contracts.playerId, toSeason: sql<number>`max(${contracts.toSeason})::int` })
    .from(contracts)
    .where(gte(contracts.toSeason, season))
    .groupBy(contracts.playerId);
  return new Map(rows.map((row) => [row.playerId, row.toSeason]));
}

/** Free agents keep in shape by themselves: their season's growth comes at once. */
export async function growFreeAgents(
  tx: Transaction,
  { season, worldSeed }: { season: number; worldSeed: number },
): Promise<void> {
  const lives = await livesOfFreeAgents(pgReader(tx));
  await saveLives(
    pgRows(tx),
    lives.map((life) => {
      const random = new Random(`${worldSeed}/growth/${season}/${life.id}`);
      return { id: life.id, ...growSeason(life, season - life.birthSeason, random) };
    }),
  );
}
