/** Awakens special skills in the night after games, and tells the news. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { COMPETITIVE_KINDS } from '#domains/competition/rules.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { awakened } from '#domains/player/rules/awakening.ts';
import { goaliePerformance, skaterPerformance } from '#domains/player/rules/performance.ts';
import { matchRating } from '#domains/player/rules/ratings-of-work.ts';
import { players } from '#domains/player/tables.ts';
import { goalieGames, skaterGames } from '#domains/stats/tables.ts';
import type { Position } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Lines that can be great at all: what is left out saves reading all of them. */
const SCORED = 2;
const SAVED = 25;

interface Night {
  season: number;
  day: number;
}

/** One draw after the other, in the order of players. Two statements, more only when one awakens. @returns how many */
export async function awakenSpecialSkills(tx: Transaction, night: Night & { secret: Secret }): Promise<number> {
  const { season, day, secret } = night;
  const played = [...(await greatSkaters(tx, night)), ...(await greatGoalies(tx, night))];
  if (played.length === 0) return 0;
  const random = secretRandom(secret, `awakening/${season}/${day}`);
  const entries: NewsEntry[] = [];
  for (const { playerId, rating, row } of played.sort((one, other) => one.playerId - other.playerId)) {
    const { positions, skills, specialSkills, birthSeason, clubId, leagueId, gameId, player, team } = row;
    const position = positions[0] ?? 'C';
    const skill = awakened({ position, age: season - birthSeason, skills, owned: specialSkills, rating }, random);
    if (!skill) continue;
    await tx
      .update(players)
      .set({ specialSkills: [...specialSkills, skill] })
      .where(eq(players.id, playerId));
    const params = { player, team, skill };
    entries.push({ season, day, kind: 'special-awakened', clubId, leagueId, playerId, gameId, params });
  }
  if (entries.length > 0) await writeNews(pgRows(tx), entries);
  return entries.length;
}

const about = {
  positions: players.positions,
  skills: players.skills,
  specialSkills: players.specialSkills,
  birthSeason: players.birthSeason,
  player: sql<string>`${players.firstname} || ' ' || ${players.lastname}`,
  clubId: teams.clubId,
  leagueId: teams.leagueId,
  team: sql<string>`${teams.city} || ' ' || ${teams.nickname}`,
  gameId: games.id,
};

const thatNight = ({ season, day }: Night) =>
  and(
    eq(games.season, season),
    eq(games.day, day),
    eq(games.status, 'final'),
    inArray(competitions.kind, [...COMPETITIVE_KINDS]),
  );

async function greatSkaters(tx: Transaction, night: Night) {
  const rows = await tx
    .select({ row: about, line: skaterGames })
    .from(skaterGames)
    .innerJoin(games, eq(games.id, skaterGames.gameId))
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .innerJoin(players, eq(players.id, skaterGames.playerId))
    .innerJoin(teams, eq(teams.id, players.teamId))
    .where(and(thatNight(night), sql`${skaterGames.goals} + ${skaterGames.assists} >= ${SCORED}`));
  return rows.map(({ row, line }) => ({
    row,
    playerId: line.playerId,
    // The column holds the engine's positions.
    rating: matchRating(skaterPerformance({ ...line, position: line.position as Position })),
  }));
}

async function greatGoalies(tx: Transaction, night: Night) {
  const rows = await tx
    .select({ row: about, line: goalieGames })
    .from(goalieGames)
    .innerJoin(games, eq(games.id, goalieGames.gameId))
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .innerJoin(players, eq(players.id, goalieGames.playerId))
    .innerJoin(teams, eq(teams.id, players.teamId))
    .where(and(thatNight(night), sql`${goalieGames.saves} >= ${SAVED}`));
  return rows.map(({ row, line }) => ({
    row,
    playerId: line.playerId,
    rating: matchRating(goaliePerformance(line)),
  }));
}
