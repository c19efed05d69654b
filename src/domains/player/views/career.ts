/** A player's statistics by season, type of game and team. */
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import type { GameType } from '#domains/competition/constants.ts';
import { typeOf } from '#domains/competition/rules.ts';
import type { Competition } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { playerPasts } from '#domains/player/tables.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { goalieTotals, skaterTotals } from '#domains/stats/contract.ts';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import { PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface SeasonLine<Totals> {
  season: number;
  type: GameType;
  team: AnyTeamRef;
  /** null: the competition belongs to no league. */
  leagueId: LeagueId | null;
  age: number;
  totals: Totals;
}

interface Career {
  skater: SeasonLine<z.infer<typeof skaterTotals>>[];
  goalie: SeasonLine<z.infer<typeof goalieTotals>>[];
}

const ofCompetition = { season: competitions.season, kind: competitions.kind, leagueId: competitions.leagueId };

interface CareerRow extends Pick<Competition, 'season' | 'kind' | 'leagueId'> {
  sums: { teamId: TeamId };
}

/**
 * Returns every line of the career, newest season first, the regular stage before the playoffs and tournaments; the years
 * before the world come last.
 */
export async function loadCareer(
  db: Database | Transaction,
  player: { id: number; birthSeason: number; positions: readonly Position[] },
): Promise<Career> {
  const [skaterRows, goalieRows, past] = await Promise.all([
    db
      .select({ sums: skaterSeasons, ...ofCompetition })
      .from(skaterSeasons)
      .innerJoin(competitions, eq(competitions.id, skaterSeasons.competitionId))
      .where(and(eq(skaterSeasons.playerId, player.id), gt(skaterSeasons.games, 0)))
      .orderBy(desc(competitions.season), asc(competitions.kind), asc(skaterSeasons.teamId)),
    db
      .select({ sums: goalieSeasons, ...ofCompetition })
      .from(goalieSeasons)
      .innerJoin(competitions, eq(competitions.id, goalieSeasons.competitionId))
      .where(and(eq(goalieSeasons.playerId, player.id), gt(goalieSeasons.games, 0)))
      .orderBy(desc(competitions.season), asc(competitions.kind), asc(goalieSeasons.teamId)),
    loadPast(db, player.id),
  ]);
  const teams = await anyTeamRefs(db, [
    ...[...skaterRows, ...goalieRows].map(({ sums }) => sums.teamId),
    ...past.seasons.map(({ teamId }) => teamId),
  ]);
  const lineOf = <T>({ season, kind, leagueId, sums }: CareerRow, totals: T): SeasonLine<T>[] => {
    const team = teams.get(sums.teamId);
    if (!team) return [];
    return [{ season, type: typeOf(kind), leagueId, team, age: season - player.birthSeason, totals }];
  };
  const before = past.seasons.toReversed().map(({ counts, teamId, ...year }) => {
    return { row: { ...year, kind: 'league' as const, sums: { teamId } }, counts };
  });
  const wasGoalie = player.positions[0] === 'G';
  return {
    skater: [
      ...skaterRows.flatMap((row) => lineOf(row, skaterTotalsOf(row.sums))),
      ...(wasGoalie ? [] : before).flatMap(({ row, counts }) =>
        lineOf(row, skaterTotalsOf(namedCounts(PAST_SKATER_COLUMNS, counts))),
      ),
    ],
    goalie: [
      ...goalieRows.flatMap((row) => lineOf(row, goalieTotalsOf(row.sums))),
      ...(wasGoalie ? before : []).flatMap(({ row, counts }) =>
        lineOf(row, goalieTotalsOf(namedCounts(PAST_GOALIE_COLUMNS, counts))),
      ),
    ],
  };
}

function namedCounts<Name extends string>(names: readonly Name[], counts: readonly number[]): Record<Name, number> {
  // One count for each name.
  return Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0])) as Record<Name, number>;
}

export interface Past {
  birthplace: string | null;
  /** Earliest first. */
  seasons: { season: number; teamId: TeamId; leagueId: LeagueId | null; counts: number[] }[];
}

/** Returns the years before the world; empty for players who came later. */
export async function loadPast(db: Database | Transaction, playerId: PlayerId): Promise<Past> {
  const [row] = await db.select().from(playerPasts).where(eq(playerPasts.playerId, playerId));
  return {
    birthplace: row?.birthplace ?? null,
    seasons: (row?.seasons ?? []).map(([season = 0, teamId = 0, leagueId = 0, ...counts]) => {
      return { season, teamId, leagueId, counts };
    }),
  };
}
