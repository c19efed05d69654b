/** The games of a day, each from the perspective of the manager whose team played it. */
import { sql } from 'drizzle-orm';
import type { PlayedGame } from '#domains/achievement/rules/tally.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type Row = Omit<PlayedGame, 'periods'> & {
  userId: UserId;
  periods: [home: number, away: number][] | null;
} & Record<string, unknown>;

/**
 * Returns finished official games of managed clubs, by manager, ordered by game id. One query.
 * @param userId limits the result to a manager; all by default
 */
export async function playedOn(
  db: Database | Transaction,
  { season, day, userId }: { season: number; day: number; userId?: UserId },
): Promise<Map<UserId, PlayedGame[]>> {
  const ofOne = userId === undefined ? sql`is not null` : sql`= ${userId}`;
  // Individual players' performances count for the first team only.
  const skaters = (goals: number) =>
    sql`(select count(*)::int from ${skaterGames} s
      where s.game_id = g.id and s.team_id = t.id and s.goals >= ${goals} and t.level = 'PRO')`;
  const goalies = (did: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from ${goalieGames} s
      where s.game_id = g.id and s.team_id = t.id and ${did} and t.level = 'PRO')`;
  const { rows } = await db.execute<Row>(sql`
    select m.user_id as "userId", t.level, c.kind = 'playoffs' as "isPlayoff", g.home_team_id = t.id as "isHome",
      coalesce(o.rival_club_id = against.club_id, false) as "isRival",
      case when g.home_team_id = t.id then g.home_score else g.away_score end as scored,
      case when g.home_team_id = t.id then g.away_score else g.home_score end as conceded,
      g.ended_in as "endedIn", g.period_scores as periods, coalesce(g.attendance >= o.arena_capacity, false) as "isSellout",
      coalesce(k.pp_goals, 0) as "powerPlayGoals", coalesce(k.sh_goals, 0) as "shorthandedGoals",
      coalesce(k.penalties, 1) as penalties, ${skaters(3)} as "hatTricks", ${skaters(4)} as "fourGoalGames",
      ${goalies(sql`s.shutout`)} as shutouts, ${goalies(sql`s.saves >= 40 and s.decision = 'W'`)} as "fortySaveGames"
    from ${games} g join ${competitions} c on c.id = g.competition_id and c.kind in ('league', 'playoffs')
      join ${teams} t on t.id in (g.home_team_id, g.away_team_id)
      join ${teams} against on against.id = g.home_team_id + g.away_team_id - t.id
      join ${clubs} o on o.id = t.club_id join ${managers} m on m.club_id = o.id and m.user_id ${ofOne}
      left join ${teamGames} k on k.game_id = g.id and k.team_id = t.id
    where g.season = ${season} and g.day = ${day} and g.status = 'final'
    order by g.id, t.id`);
  const byUser = Map.groupBy(rows, ({ userId: id }) => id);
  return new Map([...byUser].map(([id, own]) => [id, own.map(played)]));
}

function played({ userId: _, periods, ...game }: Row): PlayedGame {
  const ownFirst = ([home, away]: readonly [number, number]): [number, number] =>
    game.isHome ? [home, away] : [away, home];
  return { ...game, periods: (periods ?? []).map(ownFirst) };
}
