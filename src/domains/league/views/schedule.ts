/** The games of a league day by day. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { competitionIdsIn } from '#domains/competition/store/competitions.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs } from '#domains/game/views/game-refs.ts';
import { dayToShow } from '#domains/league/rules/day-to-show.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { LeagueId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface LeagueDay {
  day: number;
  /** The days of the season on which the league has games. */
  days: number[];
  games: GameRef[];
}

interface DayOptions {
  leagueId: LeagueId;
  season: number;
  /** Left out: today, or the game day nearest to it. */
  day?: number | undefined;
  today: Pick<Today, 'season' | 'day'>;
  now: Date;
}

/** One day's games with the days that have any; no games when the season has none. */
export async function loadLeagueDay(
  db: Database | Transaction,
  { leagueId, season, day, today, now }: DayOptions,
): Promise<LeagueDay> {
  // A series that ended early leaves games behind that are not played: days of which only those are left are no game days.
  const isOfLeague = and(
    inArray(games.competitionId, competitionIdsIn({ leagueId, season })),
    ne(games.status, 'unneeded'),
  );
  const rows = await db.selectDistinct({ day: games.day }).from(games).where(isOfLeague).orderBy(asc(games.day));
  const days = rows.map((row) => row.day);
  const shown = day ?? dayToShow(days, season, today);
  const ofDay = await gameRefs(db, { where: and(isOfLeague, eq(games.day, shown)) }, now);
  return { day: shown, days, games: ofDay };
}
