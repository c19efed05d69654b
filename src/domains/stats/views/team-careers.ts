/** All players who ever played for a team, with their totals for it, and the team's own totals by season. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { GameType, GameTypeFilter } from '#domains/competition/constants.ts';
import { typesOf } from '#domains/competition/rules.ts';
import { isOfType } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { MAX_CAREERS } from '#domains/stats/constants.ts';
import type { goalieCareer, skaterCareer, skaterTotals, teamTotals } from '#domains/stats/contract.ts';
import { addCounts, goalieTotalsOf, skaterTotalsOf, teamTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons, teamSeasons } from '#domains/stats/tables.ts';
import { goalieSums, skaterSums, tableCounts, teamCounts } from '#domains/stats/views/sums.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type SkaterCareer = z.infer<typeof skaterCareer>;
type GoalieCareer = z.infer<typeof goalieCareer>;
type TeamTotals = z.infer<typeof teamTotals>;

interface WhoseCareers {
  teamId: TeamId;
  type: GameTypeFilter;
  /** current: only players who are on the team today. */
  roster: 'all' | 'current';
}

interface Careers<Career> {
  /** Beyond `MAX_CAREERS`, the ones with the most games. */
  listed: Career[];
  inAll: number;
}

/** Returns skaters by points, then goals; the total covers all of them, listed or not. */
export async function skaterCareers(
  db: Database | Transaction,
  which: WhoseCareers,
): Promise<Careers<SkaterCareer> & { together: z.infer<typeof skaterTotals> | null }> {
  const rows = await db
    .select({ player: playerRefColumns, ...spanOfSeasons, ...skaterSums })
    .from(skaterSeasons)
    .innerJoin(competitions, eq(competitions.id, skaterSeasons.competitionId))
    .innerJoin(players, eq(players.id, skaterSeasons.playerId))
    .where(isOf(skaterSeasons.teamId, which))
    .groupBy(players.id)
    .having(sql`${skaterSums.games} > 0`)
    .orderBy(desc(skaterSums.games), asc(players.id));
  const all = rows.map(({ player, firstSeason, lastSeason, seasons, ...counts }) => ({
    career: { player: playerRefOf(player), firstSeason, lastSeason, seasons },
    counts,
  }));
  const together = addCounts(all.map(({ counts }) => counts));
  return {
    listed: all
      .slice(0, MAX_CAREERS)
      .map(({ career, counts }) => ({ ...career, totals: skaterTotalsOf(counts) }))
      .sort((one, other) => other.totals.points - one.totals.points || other.totals.goals - one.totals.goals),
    inAll: all.length,
    together: together && skaterTotalsOf(together),
  };
}

/** Returns goalies by games, then wins. */
export async function goalieCareers(db: Database | Transaction, which: WhoseCareers): Promise<Careers<GoalieCareer>> {
  const rows = await db
    .select({ player: playerRefColumns, ...spanOfSeasons, ...goalieSums })
    .from(goalieSeasons)
    .innerJoin(competitions, eq(competitions.id, goalieSeasons.competitionId))
    .innerJoin(players, eq(players.id, goalieSeasons.playerId))
    .where(isOf(goalieSeasons.teamId, which))
    .groupBy(players.id)
    .having(sql`${goalieSums.games} > 0`)
    .orderBy(desc(goalieSums.games), desc(goalieSums.wins), asc(players.id));
  const listed = rows.slice(0, MAX_CAREERS).map(({ player, firstSeason, lastSeason, seasons, ...counts }) => ({
    ...{ player: playerRefOf(player), firstSeason, lastSeason, seasons },
    totals: goalieTotalsOf(counts),
  }));
  return { listed, inAll: rows.length };
}

/** Returns the team's seasons, latest first, their totals, and the types of all games that it has ever played. */
export async function teamHistory(
  db: Database | Transaction,
  { teamId, type }: Pick<WhoseCareers, 'teamId' | 'type'>,
): Promise<{ seasons: { season: number; totals: TeamTotals }[]; totals: TeamTotals | null; types: GameType[] }> {
  const rows = await db
    .select({
      season: competitions.season,
      kind: competitions.kind,
      isCounted: sql<boolean>`${isOfType(type)}`,
      counts: { ...tableCounts, ...teamCounts },
    })
    .from(teamSeasons)
    .innerJoin(competitions, eq(competitions.id, teamSeasons.competitionId))
    // The playoffs have no standings.
    .leftJoin(
      standings,
      and(eq(standings.teamId, teamSeasons.teamId), eq(standings.competitionId, teamSeasons.competitionId)),
    )
    .where(eq(teamSeasons.teamId, teamId))
    .orderBy(desc(competitions.season));
  const counted = rows.filter(({ isCounted }) => isCounted);
  const togetherOf = (some: typeof rows) => {
    const together = addCounts(some.map(({ counts }) => counts));
    return together && teamTotalsOf(together);
  };
  return {
    seasons: [...Map.groupBy(counted, ({ season }) => season)].flatMap(([season, some]) => {
      const totals = togetherOf(some);
      return totals ? [{ season, totals }] : [];
    }),
    totals: togetherOf(counted),
    types: typesOf(rows.map(({ kind }) => kind)),
  };
}

const spanOfSeasons = {
  firstSeason: sql<number>`min(${competitions.season})`,
  lastSeason: sql<number>`max(${competitions.season})`,
  seasons: sql<number>`count(distinct ${competitions.season})::int`,
};

function isOf(team: AnyPgColumn, { teamId, type, roster }: WhoseCareers): SQL | undefined {
  return and(eq(team, teamId), isOfType(type), roster === 'current' ? eq(players.teamId, teamId) : undefined);
}
