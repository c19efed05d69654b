/** Announces the game to watch tomorrow, and weekly power rankings. */

import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { PREVIEWS_FROM_DAY } from '#domains/news/constants.ts';
import { gameToWatch, powerRanking, weekThatEnds } from '#domains/news/rules/outlook.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { bylines } from '#domains/reporter/store/bylines.ts';
import { standings } from '#domains/season/tables.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { ClubId, LeagueId, TeamId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** A team in the table of its league. */
interface Placed {
  leagueId: LeagueId;
  league: string;
  teamId: TeamId;
  clubId: ClubId | null;
  name: string;
  points: number;
  /** Place from 1. */
  place: number;
}

/** Announces the outlook for first teams in the regular season; three statements. @returns how many items */
export async function announceOutlook(tx: Transaction, night: SeasonDay): Promise<number> {
  const week = weekThatEnds(night.day);
  if (night.day < PREVIEWS_FROM_DAY && week === null) return 0;
  const placed = await tablesOf(tx, night);
  if (placed.length === 0) return 0;
  const entries = [
    ...(week === null ? [] : await rankingNews(tx, night, { week, placed })),
    ...(night.day < PREVIEWS_FROM_DAY ? [] : await previewNews(tx, night, placed)),
  ];
  if (entries.length === 0) return 0;
  const rows = pgRows(tx);
  const bylineOf = await bylines(rows);
  const signed = entries.map((entry) => ({ ...entry, personId: bylineOf(entry.leagueId ?? null, night.day) }));
  await writeNews(rows, signed);
  return entries.length;
}

const isRegular = (season: number) =>
  and(
    eq(competitions.season, season),
    eq(competitions.kind, 'league'),
    eq(competitions.level, 'PRO'),
    isNotNull(competitions.leagueId),
  );

async function tablesOf(tx: Transaction, { season }: SeasonDay): Promise<Placed[]> {
  const rows = await tx
    .select({
      leagueId: leagues.id,
      league: leagues.name,
      teamId: standings.teamId,
      clubId: teams.clubId,
      city: teams.city,
      nickname: teams.nickname,
      points: standings.points,
    })
    .from(standings)
    .innerJoin(competitions, eq(competitions.id, standings.competitionId))
    .innerJoin(leagues, eq(leagues.id, competitions.leagueId))
    .innerJoin(teams, eq(teams.id, standings.teamId))
    .where(isRegular(season))
    .orderBy(asc(leagues.id), asc(standings.place), asc(standings.teamId));
  return [...Map.groupBy(rows, ({ leagueId }) => leagueId).values()].flatMap((table) =>
    table.map(({ city, nickname, ...row }, index) => ({ ...row, name: `${city} ${nickname}`, place: index + 1 })),
  );
}

async function rankingNews(
  tx: Transaction,
  { season, day }: SeasonDay,
  { week, placed }: { week: number; placed: readonly Placed[] },
): Promise<NewsEntry[]> {
  const rows = await tx
    .select({
      leagueId: competitions.leagueId,
      day: games.day,
      home: games.homeTeamId,
      away: games.awayTeamId,
      homeScore: sql<number>`${games.homeScore}`,
      awayScore: sql<number>`${games.awayScore}`,
    })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(and(isRegular(season), eq(games.status, 'final'), lte(games.day, day)))
    .orderBy(asc(games.day), asc(games.id));
  const teamOf = new Map(placed.map((team) => [team.teamId, team]));
  return [...Map.groupBy(rows, ({ leagueId }) => leagueId)].flatMap(([leagueId, results]): NewsEntry[] => {
    const ranking = powerRanking(results, day).flatMap(({ teamId, moved }) => {
      const team = teamOf.get(teamId);
      return team ? [{ teamId, team: team.name, moved, clubId: team.clubId, league: team.league }] : [];
    });
    const [first] = ranking;
    if (!first) return [];
    const params = {
      week,
      league: first.league,
      teams: ranking.map(({ teamId, team, moved }) => ({ teamId, team, moved })),
    };
    return [{ season, day, kind: 'power-ranking', clubId: first.clubId, leagueId, params }];
  });
}

async function previewNews(
  tx: Transaction,
  { season, day }: SeasonDay,
  placed: readonly Placed[],
): Promise<NewsEntry[]> {
  const rows = await tx
    .select({ id: games.id, leagueId: competitions.leagueId, home: games.homeTeamId, away: games.awayTeamId })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(and(isRegular(season), eq(games.status, 'scheduled'), eq(games.day, day + 1)))
    .orderBy(asc(competitions.leagueId), asc(games.id));
  const teamOf = new Map(placed.map((team) => [team.teamId, team]));
  const placeOf = new Map(placed.map(({ teamId, place }) => [teamId, place]));
  return [...Map.groupBy(rows, ({ leagueId }) => leagueId)].flatMap(([leagueId, own]): NewsEntry[] => {
    const game = gameToWatch(own, placeOf);
    const [home, away] = [teamOf.get(game?.home ?? 0), teamOf.get(game?.away ?? 0)];
    if (!game || !home || !away) return [];
    const params = {
      ...{ homeTeamId: home.teamId, home: home.name, homePlace: home.place, homePoints: home.points },
      ...{ awayTeamId: away.teamId, away: away.name, awayPlace: away.place, awayPoints: away.points },
      league: home.league,
    };
    return [{ season, day, kind: 'preview', clubId: home.clubId, leagueId, gameId: game.id, params }];
  });
}
