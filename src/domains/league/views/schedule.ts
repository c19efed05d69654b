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
  /** The season's days with games in the league. */
  days: number[];
  games: GameRef[];
}

interface DayOptions {
  leagueId: LeagueId;
  season: number;
  /** If absent: today, or the game day nearest to it. */
  day?: number | undefined;
  today: Pick<Today, 'season' | 'day'>;
  now: Date;
}

/** Returns one day's games, and the days with games; no games when the season has none. */
export async function loadLeagueDay(
  db: Database | Transaction,
  { leagueId, season, day, today, now }: DayOptions,
): Promise<LeagueDay> {
  // A series that ended early leaves unplayed games: a day with only those is no game day.
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
