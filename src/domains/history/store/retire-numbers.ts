/** Retires the numbers of a club's greats, by its manager or by AI general managers. */
import { sql } from 'drizzle-orm';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { historyRefusals } from '#domains/history/refusals.ts';
import { isGreat, mayRetireAnother } from '#domains/history/rules.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { retiredNumbersOf, retireNumber } from '#domains/player/store/retired-numbers.ts';
import { players, retiredNumbers, teamPlayers } from '#domains/player/tables.ts';
import { asManagerOf, isManaged } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { ClubId, PlayerId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** A club great whose number a team may retire. */
export interface Great {
  teamId: TeamId;
  playerId: PlayerId;
  firstname: string;
  lastname: string;
  /** The last number that he wore for the team. */
  jerseyNumber: number;
  /** Regular-season games for the team. */
  games: number;
  isMember: boolean;
}

/**
 * Returns the players whose numbers first teams may retire, by team, most games first: retired, great enough (`isGreat`),
 * and neither the player nor his number honored yet. One query.
 */
export async function greatsOf(db: Database | Transaction, teamIds: readonly TeamId[]): Promise<Great[]> {
  const played = (table: typeof skaterSeasons | typeof goalieSeasons) => sql`
    select s.team_id, s.player_id, s.games from ${table} s
      join ${competitions} c on c.id = s.competition_id and c.kind = 'league' and c.level = 'PRO'
      where s.team_id = any(${sql.param(teamIds)}::int[])`;
  const { rows } = await db.execute<Great & Record<string, unknown>>(sql`
    with careers as (
      select team_id, player_id, sum(games)::int as games
      from (${played(skaterSeasons)} union all ${played(goalieSeasons)}) s group by 1, 2
    )
    select c.team_id as "teamId", p.id as "playerId", p.firstname, p.lastname, w.jersey_number as "jerseyNumber", c.games,
      exists (select from ${hallCandidates} h where h.player_id = p.id and h.is_inducted) as "isMember"
    from careers c join ${players} p on p.id = c.player_id and p.retired_at is not null
      join lateral (select m.jersey_number from ${teamPlayers} m
        where m.player_id = p.id and m.team_id = c.team_id and m.jersey_number is not null
        order by m.from_day desc, m.id desc limit 1) w on true
    where not exists (select from ${retiredNumbers} r where r.team_id = c.team_id
      and (r.player_id = p.id or r.jersey_number = w.jersey_number))
    order by c.team_id, c.games desc, p.id`);
  return rows.filter(isGreat);
}

interface Command {
  /** The club's first team. */
  team: TeamRef;
  playerId: PlayerId;
  userId: UserId;
}

/** Retires the number of an eligible player for a manager; one per season. */
export async function retireNumberOf(
  db: Database,
  { team, playerId, userId }: Command,
): Promise<{ ok: true } | Refused> {
  const answer = await asManagerOf(db, { teamId: team.id, userId }, async (tx): Promise<{ ok: true } | Refused> => {
    // Locks the team, so that two tabs do not retire two.
    await tx.execute(sql`select from ${teams} where id = ${team.id} for no key update`);
    const { season, day } = await readToday(tx);
    const before = await retiredNumbersOf(tx, team.id);
    if (!mayRetireAnother(before, season)) return historyRefusals.oneNumberASeason();
    const great = (await greatsOf(tx, [team.id])).find((one) => one.playerId === playerId);
    if (!great) return historyRefusals.notGreatEnough();
    await honor(tx, great, { team, season, day });
    return { ok: true };
  });
  return answer?.done ?? historyRefusals.notGreatEnough();
}

/** Honors AI clubs' own players who have entered the Hall of Fame this season. Returns how many numbers are retired. */
export async function retireByAssistants(
  tx: Transaction,
  { season, day }: { season: number; day: number },
): Promise<number> {
  const { rows } = await tx.execute<{ teamId: TeamId; playerId: PlayerId; clubId: ClubId }>(sql`
    select t.id as "teamId", h.player_id as "playerId", o.id as "clubId" from ${hallCandidates} h
      join ${teams} of_him on of_him.id = h.team_id
      join ${clubs} o on o.id = of_him.club_id and not ${isManaged(sql`o.id`)}
      join ${teams} t on t.club_id = o.id and t.level = 'PRO'
    where h.season = ${season} and h.is_inducted order by h.greatness desc, h.player_id`);
  if (rows.length === 0) return 0;
  const greats = await greatsOf(
    tx,
    rows.map(({ teamId }) => teamId),
  );
  let retired = 0;
  for (const { teamId, playerId, clubId } of rows) {
    const great = greats.find((one) => one.teamId === teamId && one.playerId === playerId);
    const team = (await clubTeamRefs(tx, clubId)).find(({ id }) => id === teamId);
    if (!great || !team || !mayRetireAnother(await retiredNumbersOf(tx, teamId), season)) continue;
    await honor(tx, great, { team, season, day });
    retired++;
  }
  return retired;
}

async function honor(
  tx: Transaction,
  { playerId, jerseyNumber, firstname, lastname }: Great,
  { team, season, day }: { team: TeamRef; season: number; day: number },
): Promise<void> {
  const rows = pgRows(tx);
  const ofClub = await clubTeamRefs(tx, team.clubId);
  const teamIds = ofClub.map(({ id }) => id);
  await retireNumber(rows, { teamIds, jerseyNumber, playerId, season });
  const params = { player: `${firstname} ${lastname}`, team: fullTeamName(team), number: jerseyNumber };
  const { clubId, leagueId } = team;
  await writeNews(rows, [{ season, day, kind: 'number-retired', clubId, leagueId, playerId, params }]);
  await publishChange(
    tx,
    teamIds.map((id) => `team:${id}` as const),
  );
}
