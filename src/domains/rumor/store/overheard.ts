/** Writes automatic rumors, from public acts of clubs and public contracts. */
import { and, eq, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { contracts, contractTalks } from '#domains/contracts/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { MAX_A_NIGHT } from '#domains/rumor/constants.ts';
import { RUMORS } from '#domains/rumor/kinds.ts';
import { bestOfEach, looksAtContracts, untold } from '#domains/rumor/rules/overheard.ts';
import { tradeBlock } from '#domains/trade/tables.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Candidate {
  playerId: PlayerId;
  overall: number;
  player: string;
  team: string;
  age: number;
  clubId: ClubId;
  leagueId: LeagueId;
}

const columns = {
  playerId: players.id,
  firstname: players.firstname,
  lastname: players.lastname,
  positions: players.positions,
  skills: players.skills,
  birthSeason: players.birthSeason,
  city: teams.city,
  nickname: teams.nickname,
  clubId: teams.clubId,
  leagueId: teams.leagueId,
};

/** Writes the rumors of a night in at most four statements. @returns how many */
export async function tellRumors(tx: Transaction, night: { season: number; day: number }): Promise<number> {
  const { season, day } = night;
  const told = await toldIn(tx, season);
  const of = (kind: (typeof RUMORS)[number]) => told.get(kind) ?? new Set<PlayerId>();
  const about = ({ player, team }: Candidate) => ({ player, team });
  const at = ({ clubId, leagueId, playerId }: Candidate) => ({ season, day, clubId, leagueId, playerId });
  const shopped = untold(await onTheBlock(tx, season), of('rumor-block'), MAX_A_NIGHT.block);
  const stalled = untold(await brokenOff(tx, season), of('rumor-talks'), MAX_A_NIGHT.talks);
  const expiring = looksAtContracts(day) ? bestOfEach(await ending(tx, season), of('rumor-expiring')) : [];
  const entries: NewsEntry[] = [
    ...shopped.map((one): NewsEntry => ({ ...at(one), kind: 'rumor-block', params: about(one) })),
    ...stalled.map((one): NewsEntry => ({ ...at(one), kind: 'rumor-talks', params: about(one) })),
    ...expiring.map(
      (one): NewsEntry => ({
        ...at(one),
        kind: 'rumor-expiring',
        params: { ...about(one), age: one.age, season },
      }),
    ),
  ];
  if (entries.length > 0) await writeNews(pgRows(tx), entries);
  return entries.length;
}

/** Returns the players with a rumor in a season, by kind. */
async function toldIn(tx: Transaction, season: number): Promise<Map<string, Set<PlayerId>>> {
  const rows = await tx
    .select({ kind: news.kind, playerId: news.playerId })
    .from(news)
    .where(and(eq(news.season, season), inArray(news.kind, [...RUMORS])));
  const byKind = new Map<string, Set<PlayerId>>();
  for (const { kind, playerId } of rows) {
    if (playerId !== null) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(playerId));
  }
  return byKind;
}

/** Rows of clubs that a player has left are ignored. */
async function onTheBlock(tx: Transaction, season: number): Promise<Candidate[]> {
  const rows = await tx
    .select(columns)
    .from(tradeBlock)
    .innerJoin(players, eq(players.id, tradeBlock.playerId))
    .innerJoin(teams, and(eq(teams.id, players.teamId), eq(teams.clubId, tradeBlock.clubId)));
  return rows.flatMap((row) => candidateOf(row, season));
}

async function brokenOff(tx: Transaction, season: number): Promise<Candidate[]> {
  const rows = await tx
    .select(columns)
    .from(contractTalks)
    .innerJoin(players, eq(players.id, contractTalks.playerId))
    .innerJoin(teams, and(eq(teams.id, players.teamId), eq(teams.clubId, contractTalks.clubId)))
    .where(eq(contractTalks.status, 'refused'));
  return rows.flatMap((row) => candidateOf(row, season));
}

/** Returns players of first teams whose contract expires with the season and who have not signed another. */
async function ending(tx: Transaction, season: number): Promise<Candidate[]> {
  const next = tx
    .select({ one: sql`1` })
    .from(sql`contracts later`)
    .where(sql`later.player_id = ${players.id} and later.to_season > ${season}`);
  const rows = await tx
    .select(columns)
    .from(contracts)
    .innerJoin(players, and(eq(players.id, contracts.playerId), isNull(players.retiredAt)))
    .innerJoin(teams, and(eq(teams.id, players.teamId), eq(teams.level, 'PRO'), isNotNull(teams.leagueId)))
    .where(and(eq(contracts.toSeason, season), lte(contracts.fromSeason, season), notExists(next)));
  return rows.flatMap((row) => candidateOf(row, season));
}

function candidateOf(
  row: {
    playerId: PlayerId;
    firstname: string;
    lastname: string;
    positions: Position[];
    skills: number[];
    birthSeason: number;
    city: string;
    nickname: string;
    clubId: ClubId | null;
    leagueId: LeagueId | null;
  },
  season: number,
): Candidate[] {
  const { playerId, clubId, leagueId } = row;
  if (clubId === null || leagueId === null) return [];
  return [
    {
      playerId,
      clubId,
      leagueId,
      overall: overallOf(row.positions[0] ?? 'C', row.skills),
      player: `${row.firstname} ${row.lastname}`,
      team: `${row.city} ${row.nickname}`,
      age: season - row.birthSeason,
    },
  ];
}
