/** Facts about a club beyond its teams. */
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import type { clubFacts } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { clubs } from '#domains/club/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type ClubFacts = z.infer<typeof clubFacts>;

/** Returns facts about the given clubs that exist, by id. Two queries. */
export async function findClubFacts(
  db: Database | Transaction,
  clubIds: readonly ClubId[],
  now: Date,
): Promise<Map<number, ClubFacts>> {
  if (clubIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: clubs.id,
      nationId: clubs.nationId,
      timeZone: clubs.timeZone,
      foundedAt: clubs.foundedAt,
      arenaName: clubs.arenaName,
      arenaCapacity: clubs.arenaCapacity,
      goalHorn: clubs.goalHorn,
      story: clubs.story,
      rivalClubId: clubs.rivalClubId,
      formerRivalClubId: clubs.formerRivalClubId,
      rivalSince: clubs.rivalSince,
      owner: shownUser,
    })
    .from(clubs)
    .leftJoin(managers, eq(managers.clubId, clubs.id))
    .leftJoin(users, eq(users.id, managers.userId))
    .where(inArray(clubs.id, [...clubIds]));
  const rivals = await proTeamRefs(db, rows, (row) => [row.rivalClubId, row.formerRivalClubId]);
  return new Map(
    rows.map(({ rivalClubId, formerRivalClubId, rivalSince, owner, ...facts }) => [
      facts.id,
      {
        ...facts,
        owner: owner && {
          id: owner.id,
          name: owner.name,
          isOnline: isOnline(owner.lastOnlineAt?.getTime() ?? null, now.getTime()),
        },
        rival: rivals.get(formerRivalClubId ?? rivalClubId ?? 0) ?? null,
        rivalReplacedBy: formerRivalClubId === null ? null : (rivals.get(rivalClubId ?? 0) ?? null),
        rivalSince,
      },
    ]),
  );
}
