/** Players of a team with a special status today: on injured reserve, on waivers, or here temporarily. */
import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { RosterMark } from '#domains/club/contract.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns, injuredReserve, recalls, waivers } from '#domains/roster/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** One statement. A player has at most one mark, except while on waivers. */
export async function rosterMarks(db: Database | Transaction, teamId: TeamId): Promise<RosterMark[]> {
  const playerId = players.id;
  const marked = (mark: RosterMark['mark']) => sql<RosterMark['mark']>`${sql.raw(`'${mark}'`)}::text`.as('mark');
  const ofTeam = eq(players.teamId, teamId);
  const rows = await unionAll(
    db
      .select({ playerId, mark: marked('reserve') })
      .from(players)
      .innerJoin(injuredReserve, eq(injuredReserve.playerId, players.id))
      .where(ofTeam),
    db
      .select({ playerId, mark: marked('waivers') })
      .from(players)
      .innerJoin(waivers, sql`${waivers.playerId} = ${players.id} and ${waivers.status} = 'open'`)
      .where(ofTeam),
    db
      .select({ playerId, mark: marked('called-up') })
      .from(players)
      .innerJoin(recalls, eq(recalls.playerId, players.id))
      .where(ofTeam),
    db
      .select({ playerId, mark: marked('fill-in') })
      .from(players)
      .innerJoin(fillIns, eq(fillIns.playerId, players.id))
      .where(ofTeam),
  );
  return rows.sort((a, b) => a.playerId - b.playerId || (a.mark < b.mark ? -1 : 1));
}
