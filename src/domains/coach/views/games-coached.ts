/** The games of coaches: a head coach's are those of the first team, a youth coach's those of the juniors. Assistants have none. */
import { type SQL, sql } from 'drizzle-orm';
import type { CoachRecord } from '#domains/coach/contract.ts';
import type { JobRole } from '#domains/job/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { GameId, PersonId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Competitive games from the day after he joined to the day on which he left. */
const gamesOf = (personId: PersonId) => sql`
  select j.id as job_id, j.role, g.id as game_id, g.season, g.day, t.id as team_id,
    case c.kind when 'playoffs' then 'playoffs' else 'regular' end as stage,
    case when g.home_team_id = t.id then g.home_score else g.away_score end as goals_for,
    case when g.home_team_id = t.id then g.away_score else g.home_score end as goals_against,
    g.ended_in <> 'regulation' as is_overtime
  from jobs j
  join teams t on t.club_id = j.club_id and t.level = case j.role when 'youth' then 'U21' else 'PRO' end
  join games g on (g.home_team_id = t.id or g.away_team_id = t.id) and g.status = 'final'
    and g.season * ${DAYS_PER_SEASON} + g.day > j.from_day
    and (j.ended_on is null or g.season * ${DAYS_PER_SEASON} + g.day <= j.ended_on)
  join competitions c on c.id = g.competition_id and c.kind in ('league', 'playoffs')
  where j.person_id = ${personId} and j.kind = 'coach' and j.role in ('head', 'youth') and j.from_day is not null`;

export const COUNTS = sql`count(*) as games,
  count(*) filter (where goals_for > goals_against and not is_overtime) as wins,
  count(*) filter (where goals_for > goals_against and is_overtime) as overtime_wins,
  count(*) filter (where goals_for < goals_against and is_overtime) as overtime_losses,
  count(*) filter (where goals_for < goals_against and not is_overtime) as losses,
  coalesce(sum(goals_for), 0)::bigint as goals_for, coalesce(sum(goals_against), 0)::bigint as goals_against`;

export interface Counted {
  games: number;
  wins: number;
  overtime_wins: number;
  overtime_losses: number;
  losses: number;
  goals_for: number;
  goals_against: number;
}

export function recordOf(row: Counted): CoachRecord {
  return {
    games: row.games,
    wins: row.wins,
    overtimeWins: row.overtime_wins,
    overtimeLosses: row.overtime_losses,
    losses: row.losses,
    goalsFor: row.goals_for,
    goalsAgainst: row.goals_against,
  };
}

async function counted<Key extends object>(
  db: Database,
  personId: PersonId,
  { by, order }: { by: SQL; order: SQL },
): Promise<(Key & { record: CoachRecord })[]> {
  const { rows } = await db.execute(
    sql`select ${by}, ${COUNTS} from (${gamesOf(personId)}) coached group by ${by} order by ${order}`,
  );
  // As selected: the key and the counts.
  return (rows as unknown as (Key & Counted)[]).map((row) => ({ ...row, record: recordOf(row) }));
}

/** Returns the records of his teams by job. One query. */
export async function recordsByJob(db: Database, personId: PersonId): Promise<Map<number, CoachRecord>> {
  const rows = await counted<{ job_id: number }>(db, personId, { by: sql`job_id`, order: sql`job_id` });
  return new Map(rows.map(({ job_id: jobId, record }) => [jobId, record]));
}

/** Returns the same by season, team and stage, newest first. One query. */
export async function recordsBySeason(db: Database, personId: PersonId) {
  return counted<{ season: number; team_id: number; role: JobRole; stage: 'regular' | 'playoffs' }>(db, personId, {
    by: sql`season, team_id, role, stage`,
    order: sql`season desc, stage desc, team_id`,
  });
}

export interface GameCoached {
  gameId: GameId;
  teamId: TeamId;
  role: JobRole;
  result: 'W' | 'OW' | 'OL' | 'L';
}

/** Returns the seasons in which he has coached, newest first, and the games of one of them: the newest if absent. Two queries. */
export async function gamesCoached(
  db: Database,
  personId: PersonId,
  { season, stage }: { season: number | undefined; stage: 'regular' | 'playoffs' | undefined },
) {
  const { rows: found } = await db.execute<{ season: number }>(
    sql`select distinct season from (${gamesOf(personId)}) coached order by season desc`,
  );
  const seasons = found.map((row) => row.season);
  const shown = season ?? seasons[0];
  if (shown === undefined) return { season: null, seasons, games: [] };
  const { rows } = await db.execute<{
    game_id: number;
    team_id: number;
    role: JobRole;
    goals_for: number;
    goals_against: number;
    is_overtime: boolean;
  }>(
    sql`select * from (${gamesOf(personId)}) coached where season = ${shown} ${stage ? sql`and stage = ${stage}` : sql``} order by day desc, game_id desc`,
  );
  const games = rows.map((row): GameCoached => {
    const isWon = row.goals_for > row.goals_against;
    const inTime = isWon ? 'W' : 'L';
    const inOvertime = isWon ? 'OW' : 'OL';
    return {
      gameId: row.game_id,
      teamId: row.team_id,
      role: row.role,
      result: row.is_overtime ? inOvertime : inTime,
    };
  });
  return { season: shown, seasons, games };
}
