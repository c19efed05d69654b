/** All players of a team in a season, with their totals for it. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { GameType, GameTypeFilter } from '#domains/competition/constants.ts';
import { typesOf } from '#domains/competition/rules.ts';
import { competitionIdsOfType } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { goalieRow, skaterRow } from '#domains/stats/contract.ts';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons, teamSeasons } from '#domains/stats/tables.ts';
import { goalieSums, skaterSums } from '#domains/stats/views/sums.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type SkaterRow = z.infer<typeof skaterRow>;
type GoalieRow = z.infer<typeof goalieRow>;

interface TeamSeason {
  team: TeamRef;
  season: number;
  type: GameTypeFilter;
}

/** Returns skaters by points, then goals. */
export async function teamSkaters(
  db: Database | Transaction,
  { team, season, type }: TeamSeason,
): Promise<SkaterRow[]> {
  const rows = await db
    .select({ player: playerRefColumns, birthSeason: players.birthSeason, ...skaterSums })
    .from(skaterSeasons)
    .innerJoin(players, eq(players.id, skaterSeasons.playerId))
    .where(
      and(
        eq(skaterSeasons.teamId, team.id),
        inArray(skaterSeasons.competitionId, competitionIdsOfType({ season, type })),
      ),
    )
    .groupBy(players.id)
    .having(sql`${skaterSums.games} > 0`)
    .orderBy(desc(sql`${skaterSums.goals} + ${skaterSums.assists}`), desc(skaterSums.goals), asc(players.id));
  return rows.map(({ player, birthSeason, ...counts }) => ({
    player: playerRefOf(player),
    team,
    season,
    age: season - birthSeason,
    totals: skaterTotalsOf(counts),
  }));
}

/** Returns goalies by games. */
export async function teamGoalies(
  db: Database | Transaction,
  { team, season, type }: TeamSeason,
): Promise<GoalieRow[]> {
  const rows = await db
    .select({ player: playerRefColumns, birthSeason: players.birthSeason, ...goalieSums })
    .from(goalieSeasons)
    .innerJoin(players, eq(players.id, goalieSeasons.playerId))
    .where(
      and(
        eq(goalieSeasons.teamId, team.id),
        inArray(goalieSeasons.competitionId, competitionIdsOfType({ season, type })),
      ),
    )
    .groupBy(players.id)
    .having(sql`${goalieSums.games} > 0`)
    .orderBy(desc(goalieSums.games), desc(goalieSums.wins), asc(players.id));
  return rows.map(({ player, birthSeason, ...counts }) => ({
    player: playerRefOf(player),
    team,
    season,
    age: season - birthSeason,
    totals: goalieTotalsOf(counts),
  }));
}

/** Returns the seasons for which the team has statistics, newest first, with the types of their games. */
export async function teamTypesBySeason(db: Database | Transaction, teamId: TeamId): Promise<Map<number, GameType[]>> {
  const rows = await db
    .selectDistinct({ season: competitions.season, kind: competitions.kind })
    .from(teamSeasons)
    .innerJoin(competitions, eq(competitions.id, teamSeasons.competitionId))
    .where(eq(teamSeasons.teamId, teamId))
    .orderBy(desc(competitions.season));
  const bySeason = Map.groupBy(rows, ({ season }) => season);
  return new Map([...bySeason].map(([season, of]) => [season, typesOf(of.map(({ kind }) => kind))]));
}
