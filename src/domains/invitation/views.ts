/** Builds the view of the invitations screen. */
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { INVITATIONS_SHOWN } from '#domains/invitation/constants.ts';
import type { Invitation } from '#domains/invitation/contract.ts';
import { isWaiting } from '#domains/invitation/store/invitations.ts';
import type { StoredInvitation } from '#domains/invitation/store/kind.ts';
import { addresseeOf, type Party, senderOf } from '#domains/invitation/store/parties.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { teamsOf } from '#domains/seat/policy.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the open invitations that a user, or a team of their club, has received or sent, newest first. */
export async function listInvitations(
  db: Database,
  reader: Actor,
  { box, kinds, now }: { box: 'received' | 'sent'; kinds: readonly string[]; now: Date },
): Promise<Invitation[]> {
  const { id } = reader;
  const teamIds = [...teamsOf(reader)];
  const isTheirs =
    box === 'received'
      ? and(
          or(eq(invitations.toUserId, id), inArray(invitations.toTeamId, teamIds)),
          isReadBy(id, invitations.fromUserId),
        )
      : or(
          and(eq(invitations.fromUserId, id), isNull(invitations.fromTeamId)),
          inArray(invitations.fromTeamId, teamIds),
        );
  const rows = await db
    .select()
    .from(invitations)
    .where(and(isWaiting(now), isTheirs, inArray(invitations.subjectKind, [...kinds])))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(INVITATIONS_SHOWN);
  return withParties(db, rows, { other: box === 'received' ? senderOf : addresseeOf, now });
}

async function withParties(
  db: Database,
  rows: readonly StoredInvitation[],
  { other, now }: { other: (row: StoredInvitation) => Party; now: Date },
): Promise<Invitation[]> {
  const parties = rows.map(other);
  const teams = await teamRefs(db, parties, ({ teamId }) => teamId);
  const clubIds = [...teams.values()].map(({ clubId }) => clubId);
  const managers = clubIds.length > 0 ? await managersOf(pgReader(db), clubIds) : new Map<number, number>();
  // The current manager represents the team.
  const sides = parties.map(({ userId, teamId }) => {
    const team = teamId === null ? null : (teams.get(teamId) ?? null);
    return { team, userId: team ? (managers.get(team.clubId) ?? null) : userId };
  });
  const found = await db
    .select(shownUser)
    .from(users)
    .where(
      inArray(
        users.id,
        sides.flatMap(({ userId }) => userId ?? []),
      ),
    );
  return rows.map(({ id, subjectKind, createdAt, expiresAt }, index) => {
    const side = sides[index];
    const user = found.find((one) => one.id === side?.userId);
    return {
      id,
      kind: subjectKind,
      other: {
        user: user
          ? { id: user.id, name: user.name, isOnline: isOnline(user.lastOnlineAt?.getTime() ?? null, now.getTime()) }
          : null,
        team: side?.team ?? null,
      },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
}
