/** Promotion and relegation: a club moves by what its PRO team did, and its farm and junior team move with it. */

import { and, asc, eq } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { standings } from '#domains/season/tables.ts';
import { type Movement, movements } from '#engine/schedule/promotion.ts';
import { updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Every move at the season's end, by club and PRO league. Only after the playoffs. */
async function movesOf(tx: Transaction, season: number): Promise<Movement<number, number>[]> {
  const proLeagues = await tx.select().from(leagues).where(eq(leagues.level, 'PRO')).orderBy(asc(leagues.id));
  const rows = await tx
    .select({
      clubId: teams.clubId,
      leagueId: standings.leagueId,
      rank: standings.rank,
      isChampion: standings.isChampion,
    })
    .from(standings)
    .innerJoin(teams, eq(teams.id, standings.teamId))
    .where(and(eq(standings.season, season), eq(teams.level, 'PRO')))
    .orderBy(asc(standings.rank));
  return movements(
    proLeagues.map(({ id, feedsLeagueId }) => {
      const ofLeague = rows.filter((row) => row.leagueId === id);
      return {
        league: id,
        feeds: feedsLeagueId,
        ranked: ofLeague.map((row) => row.clubId),
        champion: ofLeague.find((row) => row.isChampion)?.clubId ?? null,
      };
    }),
  );
}

/** Marks who goes up and down in the tables of all three teams, and tells the news. */
export async function announceMovements(
  tx: Transaction,
  { season, day }: { season: number; day: number },
): Promise<void> {
  const moves = await movesOf(tx, season);
  if (moves.length === 0) return;
  const kinds = new Map(moves.map((move) => [move.club, move]));
  const rows = await tx.select().from(teams).orderBy(asc(teams.id));
  const names = new Map((await tx.select().from(leagues)).map((league) => [league.id, league.name]));
  for (const { id, clubId } of rows) {
    const move = kinds.get(clubId);
    if (!move) continue;
    await tx
      .update(standings)
      .set({ movement: move.kind })
      .where(and(eq(standings.season, season), eq(standings.teamId, id)));
  }
  const pro = rows.filter((team) => team.level === 'PRO' && kinds.has(team.clubId));
  await writeNews(
    pgRows(tx),
    pro.flatMap((team) => {
      const move = kinds.get(team.clubId);
      if (!move) return [];
      const params = { teamId: team.id, team: `${team.city} ${team.nickname}`, league: names.get(move.to) ?? '' };
      return [{ season, day, kind: move.kind, clubId: team.clubId, leagueId: move.from, params }];
    }),
  );
}

/** Moves the clubs to their leagues of the next season. */
export async function moveClubs(tx: Transaction, season: number): Promise<void> {
  const destination = new Map((await movesOf(tx, season)).map((move) => [move.club, move.to]));
  if (destination.size === 0) return;
  const leagueRows = await tx.select().from(leagues);
  const rows = await tx.select({ id: teams.id, clubId: teams.clubId, level: teams.level }).from(teams);
  await updateRows(
    tx,
    teams,
    'id',
    rows.flatMap(({ id, clubId, level }) => {
      const proLeagueId = destination.get(clubId);
      const league = leagueRows.find((each) => each.proLeagueId === proLeagueId && each.level === level);
      return league ? [{ id, leagueId: league.id }] : [];
    }),
  );
}
