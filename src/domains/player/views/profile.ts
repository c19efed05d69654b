/** One player in full, and similar players. */
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Honor } from '#domains/awards/constants.ts';
import { awardResults } from '#domains/awards/tables.ts';
import type { CampKind } from '#domains/camp/constants.ts';
import { camps } from '#domains/camp/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { draftImports, draftPicks } from '#domains/draft/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { ClubId, LeagueId, NationId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type PlayerRow = typeof players.$inferSelect;

/** Returns a player's row, or null. It holds what must stay hidden (ceilings, peak, growth): answer views of it, never the row. */
export async function findPlayer(db: Database | Transaction, playerId: PlayerId): Promise<PlayerRow | null> {
  const [row] = await db.select().from(players).where(eq(players.id, playerId));
  return row ?? null;
}

export interface ContractView {
  from: number;
  to: number;
  salary: number;
  kind: 'entry' | 'standard';
  team: TeamRef | null;
}

/** Returns all contracts of the player, newest first; the team is the PRO team of the club that signed him. */
export async function playerContracts(db: Database | Transaction, playerId: PlayerId): Promise<ContractView[]> {
  const rows = await db
    .select()
    .from(contracts)
    .where(eq(contracts.playerId, playerId))
    .orderBy(desc(contracts.fromSeason), desc(contracts.id));
  const teams = await proTeamRefs(db, rows, (row) => row.clubId);
  return rows.map((row) => ({
    from: row.fromSeason,
    to: row.toSeason,
    salary: row.salary,
    kind: row.kind,
    team: teams.get(row.clubId) ?? null,
  }));
}

/** How a player came to his league and what he has won. */
export interface PlayerRecord {
  /** The PRO league in whose draft he was chosen. */
  draftLeagueId: LeagueId | null;
  importedBy: { team: TeamRef; season: number } | null;
  accolades: { id: Honor; season: number; leagueId: LeagueId }[];
  /** The nation whose team has named him. */
  nationId: NationId | null;
}

/** Returns what is on record about a player besides his row. Two queries. */
export async function playerRecord(db: Database | Transaction, player: PlayerRow): Promise<PlayerRecord> {
  const { id, draftedByTeamId, draftSeason } = player;
  const { rows } = await db.execute<{
    draftLeagueId: LeagueId | null;
    imported: { clubId: ClubId; season: number } | null;
    accolades: PlayerRecord['accolades'] | null;
    nationId: NationId | null;
  }>(sql`select
    coalesce(
      (select p.league_id from ${draftPicks} p where p.player_id = ${id}),
      (select c.league_id from ${standings} s join ${competitions} c on c.id = s.competition_id and c.kind = 'league'
        where s.team_id = ${draftedByTeamId} and c.season = ${draftSeason} limit 1)
    ) as "draftLeagueId",
    (select json_build_object('clubId', i.club_id, 'season', i.season) from ${draftImports} i where i.player_id = ${id})
      as imported,
    (select json_agg(json_build_object('id', a.honor, 'season', a.season, 'leagueId', a.league_id)
        order by a.season desc, a.id)
      from ${awardResults} a where a.player_id = ${id} and a.honor is not null) as accolades,
    (select t.nation_id from ${teamPlayers} m join ${teams} t on t.id = m.team_id
      where m.player_id = ${id} and m.owner_kind = 'nation' and m.to_day is null) as "nationId"`);
  const { draftLeagueId = null, imported = null, accolades = null, nationId = null } = rows[0] ?? {};
  const team = imported && (await proTeamRefs(db, [imported.clubId])).get(imported.clubId);
  return {
    draftLeagueId,
    importedBy: imported && team ? { team, season: imported.season } : null,
    accolades: accolades ?? [],
    nationId,
  };
}

/** Returns the upcoming or current camp of his club to which a manager has invited a player; the assistant names no players in advance. */
export async function campInvitation(
  db: Database | Transaction,
  { playerId, teamId, season }: { playerId: PlayerId; teamId: TeamId; season: number },
): Promise<CampKind | null> {
  const [camp] = await db
    .select({ kind: camps.kind })
    .from(camps)
    .innerJoin(teams, eq(teams.clubId, camps.clubId))
    .where(
      and(
        eq(teams.id, teamId),
        eq(camps.season, season),
        isNull(camps.report),
        sql`${playerId}::int = any(${camps.invited})`,
      ),
    )
    // The development camp comes first.
    .orderBy(asc(camps.kind))
    .limit(1);
  return camp?.kind ?? null;
}

/** Number of comparable players shown. */
const COMPARABLES = 5;

/**
 * Returns players of his league with the same main position, within two years of age where possible and most similar in
 * strength. Those of one league are as many in a world of any size. Strength is the plain mean of the skills here: close
 * enough for a choice, and the database can compute it.
 */
export async function comparablePlayers(db: Database | Transaction, player: PlayerRow): Promise<PlayerRow[]> {
  const meanSkill = sql`(select avg(skill) from unnest(${players.skills}) skill)`;
  const own = player.skills.reduce((sum, skill) => sum + skill, 0) / Math.max(1, player.skills.length);
  return db
    .select()
    .from(players)
    .where(
      and(
        ne(players.id, player.id),
        eq(players.status, 'club'),
        // As an array, for which the index by team is always used.
        sql`${players.teamId} = any(array(select ${teams.id} from ${teams} where ${teams.leagueId} = ${leagueOf(player)}))`,
        sql`${players.positions}[1] = ${player.positions[0] ?? 'C'}`,
      ),
    )
    .orderBy(
      sql`abs(${meanSkill} - ${own}) + greatest(0, abs(${players.birthSeason} - ${player.birthSeason}) - 2)`,
      asc(players.id),
    )
    .limit(COMPARABLES);
}

/** Selects a player's league; without a club, that of the best clubs, or of the best juniors for an amateur. */
function leagueOf({ teamId, draftClass }: PlayerRow): SQL {
  if (teamId !== null) return sql`(select t.league_id from ${teams} t where t.id = ${teamId})`;
  const level = draftClass === null ? 'PRO' : 'U21';
  return sql`(select l.id from ${leagues} l where l.level = ${level} order by l.tier, l.id limit 1)`;
}
