/** Finds games by teams, date and level. */
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import { isListed } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { PAGE_SIZE } from '#domains/search/constants.ts';
import { teamsCalled } from '#domains/search/views/found.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import { type Page, paginationOf } from '#platform/calls/paging.ts';
import type { Database } from '#platform/database/client.ts';

interface AskedGames {
  /** Part of the name of one team, and of the other; '' for any. */
  name: string;
  against: string;
  season?: number | undefined;
  day?: number | undefined;
  level?: Level | undefined;
  page: number;
}

/** Returns one page of matching games, latest first. Scrimmages are not found. */
export async function findGames(db: Database, asked: AskedGames, now: Date): Promise<Page<GameRef>> {
  const [own, other] = await Promise.all([teamIdsCalled(db, asked.name), teamIdsCalled(db, asked.against)]);
  const rows = await db
    .select({ id: games.id, total: sql<number>`count(*) over ()` })
    .from(games)
    .innerJoin(competitions, eq(competitions.id, games.competitionId))
    .where(
      and(
        isListed(),
        meet(own, other),
        asked.season === undefined ? undefined : eq(games.season, asked.season),
        asked.day === undefined ? undefined : eq(games.day, asked.day),
        asked.level && eq(competitions.level, asked.level),
      ),
    )
    .orderBy(desc(games.season), desc(games.day), desc(games.slot), desc(games.id))
    .limit(PAGE_SIZE)
    .offset((asked.page - 1) * PAGE_SIZE);
  const refs = await gameRefsById(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return {
    rows: rows.flatMap(({ id }) => refs.get(id) ?? []),
    pagination: paginationOf(rows[0]?.total ?? 0, { page: asked.page, size: PAGE_SIZE }),
  };
}

/** Returns the ids of teams with the name; null: any team. */
async function teamIdsCalled(db: Database, name: string): Promise<TeamId[] | null> {
  return name === '' ? null : (await teamsCalled(db, name)).map(({ id }) => id);
}

function meet(own: readonly TeamId[] | null, other: readonly TeamId[] | null): SQL | undefined {
  const { homeTeamId, awayTeamId } = games;
  const isOf = (column: typeof homeTeamId | typeof awayTeamId, ids: readonly TeamId[] | null) =>
    ids === null ? undefined : inArray(column, [...ids]);
  return or(and(isOf(homeTeamId, own), isOf(awayTeamId, other)), and(isOf(awayTeamId, own), isOf(homeTeamId, other)));
}
