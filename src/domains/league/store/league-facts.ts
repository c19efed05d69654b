/** Leagues and the seasons played in them. */
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { competitionIn } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import type { TableLines } from '#domains/league/rules/clinching.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { LeagueId } from '#engine/ids.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';
import { PROMOTED_PER_FEEDER } from '#engine/schedule/promotion.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface League {
  id: number;
  level: 'PRO' | 'FRM' | 'U21';
  tier: number;
  /** The PRO league of the clubs whose teams play here. */
  proLeagueId: LeagueId;
  lines: TableLines;
}

/** Returns a league with the lines of its standings, or null. Only PRO standings have promotion: a club moves by its PRO team's result. */
export function findLeague(db: Database | Transaction, leagueId: LeagueId): Promise<League | null> {
  // Leagues and their feeders are created with the world.
  return fact(db, { key: `league/${leagueId}`, topics: [], read: () => loadLeague(db, leagueId) });
}

async function loadLeague(db: Database | Transaction, leagueId: LeagueId): Promise<League | null> {
  const feeders = db
    .select({ feeds: leagues.feedsLeagueId, count: count().as('feeders') })
    .from(leagues)
    .groupBy(leagues.feedsLeagueId)
    .as('feeders');
  const [found] = await db
    .select({ row: leagues, feeders: feeders.count })
    .from(leagues)
    .leftJoin(feeders, eq(feeders.feeds, leagues.id))
    .where(eq(leagues.id, leagueId));
  if (!found) return null;
  const { row } = found;
  const hasMovement = row.level === 'PRO';
  return {
    id: row.id,
    level: row.level,
    tier: row.tier,
    proLeagueId: row.proLeagueId,
    lines: {
      promoted: hasMovement && row.feedsLeagueId !== null ? PROMOTED_PER_FEEDER : 0,
      relegated: hasMovement ? PROMOTED_PER_FEEDER * (found.feeders ?? 0) : 0,
      playoffs: PLAYOFF_TEAMS,
    },
  };
}

/** Returns the newest season up to `season` in which the league has played a game of the regular stage; null before the first. */
export async function lastPlayedSeason(
  db: Database | Transaction,
  leagueId: LeagueId,
  season: number,
): Promise<number | null> {
  const row = await fact(db, {
    key: `last-played-season/${leagueId}`,
    topics: [`league:${leagueId}`],
    async read() {
      const [newest] = await db
        .select({ season: competitions.season })
        .from(standings)
        .innerJoin(competitions, eq(competitions.id, standings.competitionId))
        .where(and(eq(competitions.leagueId, leagueId), gt(standings.played, 0)))
        .orderBy(desc(competitions.season))
        .limit(1);
      return newest ?? null;
    },
  });
  return row ? Math.min(row.season, season) : null;
}

/** Returns the season whose standings are shown by default: the running one from its first faceoff on, otherwise the last played. */
export async function seasonOfTable(db: Database | Transaction, leagueId: LeagueId, season: number): Promise<number> {
  const hasBegun = await fact(db, {
    key: `season-has-begun/${leagueId}/${season}`,
    topics: [`league:${leagueId}`],
    async read() {
      const inSeason = eq(games.competitionId, competitionIn({ leagueId, season, stage: 'regular' }));
      const [begun] = await db
        .select({ id: games.id })
        .from(games)
        .where(and(inSeason, inArray(games.status, ['live', 'final'])))
        .limit(1);
      return begun !== undefined;
    },
  });
  return hasBegun ? season : ((await lastPlayedSeason(db, leagueId, season)) ?? season);
}
