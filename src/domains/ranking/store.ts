/** Rates clubs and their managers by a day's games. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { HISTORY_DAYS, START_RATING } from '#domains/ranking/constants.ts';
import { carriedOver, gainsOf, type RatedGame, ratingsByRoster } from '#domains/ranking/rules.ts';
import { clubRatings, managerRatingHistory, managerRatings } from '#domains/ranking/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { teamOverall } from '#engine/lineup/strength.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Rates the games of a night in at most eight queries. Returns how many games were rated. */
export async function rateGames(tx: Transaction, { season, day }: { season: number; day: number }): Promise<number> {
  const played = await gamesOn(tx, { season, day });
  const isLast = day === DAYS_PER_SEASON;
  if (played.length > 0 || isLast) {
    const clubsNow = await clubsAsRated(tx);
    const gains = gainsOf(played, clubsNow.ratings);
    const after = [...clubsNow.ratings].map(([clubId, before]) => {
      const rating = before + (gains.get(clubId) ?? 0);
      return { clubId, rating: isLast ? carriedOver(rating, clubsNow.byRoster.get(clubId) ?? rating) : rating };
    });
    await pgRows(tx).merge(clubRatings, after, { key: ['clubId'], set: ['rating'] });
    await rateManagers(tx, { played, gains });
  }
  if (day % HISTORY_DAYS === 0) await keepHistory(tx, { season, day });
  return played.length;
}

async function gamesOn(tx: Transaction, { season, day }: { season: number; day: number }): Promise<RatedGame[]> {
  const { rows } = await tx.execute<RatedGame & Record<string, unknown>>(sql`
    select h.club_id as "homeClubId", a.club_id as "awayClubId", g.home_score as "homeScore", g.away_score as "awayScore",
      g.ended_in as "endedIn"
    from ${games} g join ${competitions} c on c.id = g.competition_id and c.kind in ('league', 'playoffs')
      join ${teams} h on h.id = g.home_team_id and h.level = 'PRO' and h.club_id is not null
      join ${teams} a on a.id = g.away_team_id and a.club_id is not null
    where g.season = ${season} and g.day = ${day} and g.status = 'final' order by g.id`);
  return rows;
}

/** Returns every club's rating, and the one its roster alone predicts, with which new clubs start. */
async function clubsAsRated(tx: Transaction) {
  const rows = await tx
    .select({ clubId: clubs.id, team: teams, rating: clubRatings.rating })
    .from(clubs)
    .innerJoin(teams, and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO')))
    .leftJoin(clubRatings, eq(clubRatings.clubId, clubs.id))
    .orderBy(asc(clubs.id));
  const byRoster = ratingsByRoster(new Map(rows.map(({ clubId, team }) => [clubId, teamOverall(team)])));
  const ratings = new Map(
    rows.map(({ clubId, rating }): [ClubId, number] => [clubId, rating ?? byRoster.get(clubId) ?? START_RATING]),
  );
  return { ratings, byRoster };
}

/** Credits managers with what their clubs have gained. */
async function rateManagers(
  tx: Transaction,
  { played, gains }: { played: readonly RatedGame[]; gains: ReadonlyMap<ClubId, number> },
): Promise<void> {
  const rows = await tx
    .select({ clubId: managers.clubId, userId: users.id, before: managerRatings })
    .from(managers)
    .innerJoin(users, eq(users.id, managers.userId))
    .leftJoin(managerRatings, eq(managerRatings.userId, users.id))
    .orderBy(asc(users.id));
  const after = rows.flatMap(({ clubId, userId, before }) => {
    const own = played.filter((game) => game.homeClubId === clubId || game.awayClubId === clubId);
    if (own.length === 0) return [];
    const rating = (before?.rating ?? START_RATING) + (gains.get(clubId) ?? 0);
    const won = own.filter((game) => (game.homeClubId === clubId) === game.homeScore > game.awayScore);
    return [
      {
        userId,
        rating,
        best: Math.max(rating, before?.best ?? START_RATING),
        games: (before?.games ?? 0) + own.length,
        wins: (before?.wins ?? 0) + won.length,
      },
    ];
  });
  await pgRows(tx).merge(managerRatings, after, { key: ['userId'], set: ['rating', 'best', 'games', 'wins'] });
}

/** Records ranks without former users. An existing day is left unchanged. */
async function keepHistory(tx: Transaction, { season, day }: { season: number; day: number }): Promise<void> {
  await tx.execute(sql`
    insert into ${managerRatingHistory} (user_id, season, day, rating, rank)
    select r.user_id, ${season}, ${day}, round(r.rating), rank() over (order by round(r.rating) desc)
    from ${managerRatings} r join ${users} u on u.id = r.user_id and u.deleted_at is null
    on conflict do nothing`);
}

export async function eraseRating(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(managerRatingHistory).where(eq(managerRatingHistory.userId, userId));
  await tx.delete(managerRatings).where(eq(managerRatings.userId, userId));
}

/** Exports a user's rating, if any, with its history. One query. */
export async function exportRating(db: Database, userId: UserId) {
  const rows = await db
    .select({ now: managerRatings, history: managerRatingHistory })
    .from(managerRatings)
    .leftJoin(managerRatingHistory, eq(managerRatingHistory.userId, managerRatings.userId))
    .where(eq(managerRatings.userId, userId))
    .orderBy(asc(managerRatingHistory.season), asc(managerRatingHistory.day));
  return { now: rows[0]?.now ?? null, history: rows.flatMap(({ history }) => history ?? []) };
}
