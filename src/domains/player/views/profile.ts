/** One player in full, and those like him. */
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type PlayerRow = typeof players.$inferSelect;

/** A player's row, or null. It holds what must stay hidden (ceilings, peak, growth): answer views of it, never the row. */
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

/** All contracts of the player, the newest first; the team is the PRO team of the club that signed him. */
export async function playerContracts(db: Database | Transaction, playerId: PlayerId): Promise<ContractView[]> {
  const rows = await db
    .select()
    .from(contracts)
    .where(eq(contracts.playerId, playerId))
    .orderBy(desc(contracts.fromSeason), desc(contracts.id));
  const teams = await proTeamRefs(
    db,
    rows.map((row) => row.clubId),
  );
  return rows.map((row) => ({
    from: row.fromSeason,
    to: row.toSeason,
    salary: row.salary,
    kind: row.kind,
    team: teams.get(row.clubId) ?? null,
  }));
}

/** How many players of near strength are shown beside one. */
const COMPARABLES = 5;

/**
 * Players with the same main position, within two years of age where possible and nearest in strength. Strength is the
 * plain mean of the skills here: near enough to choose by, and the database can compute it.
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
        isNull(players.retiredAt),
        isNotNull(players.teamId),
        sql`${players.positions}[1] = ${player.positions[0] ?? 'C'}`,
      ),
    )
    .orderBy(
      sql`abs(${meanSkill} - ${own}) + greatest(0, abs(${players.birthSeason} - ${player.birthSeason}) - 2)`,
      asc(players.id),
    )
    .limit(COMPARABLES);
}
