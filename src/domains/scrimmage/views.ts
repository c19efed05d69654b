/** Scrimmages as screens show them. */

import { and, desc, eq, getTableColumns, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { ratingColumns, ratingsOf } from '#domains/club/store/team-ratings.ts';
import { teamRefColumns, teamRefs } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { friendships } from '#domains/friend/tables.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { isWaiting } from '#domains/invitation/store/invitations.ts';
import { invitations } from '#domains/invitation/tables.ts';
import {
  LAST_SHOWN,
  MAX_AGREED,
  MAX_OPEN_INVITATIONS,
  OPPONENTS_SHOWN,
  RIVAL_BONUS,
} from '#domains/scrimmage/constants.ts';
import type { Invitation, Opponent, ScrimmagesView } from '#domains/scrimmage/contract.ts';
import { byCloseness, suggestedOpponent } from '#domains/scrimmage/rules.ts';
import { scrimmageInvitation } from '#domains/scrimmage/store/scrimmages.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { managers as seated } from '#domains/seat/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId, UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { containsFolded } from '#platform/database/letters.ts';

/** Rows read: running and scheduled ones, the last ones, and every invitation that can be open. */
const ROWS_READ = 4 * MAX_OPEN_INVITATIONS + 2 * MAX_AGREED + LAST_SHOWN;

/** Returns a team's scrimmages as its manager sees them. */
export async function scrimmagesOf(db: Database, team: TeamRef, now: Date): Promise<ScrimmagesView> {
  const rows = await rowsOf(db, team.id);
  const refs = await gameRefsById(
    db,
    rows.flatMap(({ scrimmage: { gameId } }) => gameId ?? []).slice(0, LAST_SHOWN + 1 + MAX_AGREED),
    now,
  );
  const played = [...refs.values()].sort((one, other) => other.id - one.id);
  const agreed = played.filter(({ status }) => status === 'scheduled');
  return {
    team,
    running: played.find(({ status }) => status === 'live') ?? null,
    invitations: await invitationsIn(db, rows, { team, now }),
    agreed: agreed.sort((one, other) => (one.faceoffAt ?? '').localeCompare(other.faceoffAt ?? '')),
    last: played.filter(({ status }) => status === 'final').slice(0, LAST_SHOWN),
    suggestion: await fact(db, {
      key: `scrimmage-suggestion/${team.id}`,
      topics: ['owners', `team:${team.id}`],
      read: () => suggestionFor(db, team),
    }),
  };
}

/** Returns pending invitations for the manager of a team. */
export async function waitingInvitations(
  db: Database | Transaction,
  { teamId }: { teamId: TeamId },
): Promise<readonly DeskItem[]> {
  const rows = await db
    .select({ id: scrimmages.id, hostTeamId: scrimmages.hostTeamId })
    .from(scrimmages)
    .innerJoin(invitations, isOfScrimmage)
    .where(and(eq(invitations.toTeamId, teamId), isWaiting(sql`now()`), isReadByGuests))
    .orderBy(invitations.createdAt);
  const hosts = await teamRefs(db, rows, ({ hostTeamId }) => hostTeamId);
  return rows.flatMap(({ id, hostTeamId }): DeskItem[] => {
    const host = hosts.get(hostTeamId);
    if (!host) return [];
    const params = { team: `${host.city} ${host.nickname}`, scrimmageId: id };
    return [{ kind: 'scrimmage-invitation', params, path: `/club/overview/${teamId}` }];
  });
}

interface Wanted {
  /** A part of the name of the team or its manager; '' for any. */
  search: string;
  of: 'all' | 'managers';
  /** Whose friends count; null: nobody's. */
  userId: UserId | null;
}

/**
 * Returns teams of other clubs at the same level, the closest in strength first; of managers only, for an invitation:
 * those of the user's friends first.
 */
export async function opponentsOf(db: Database, team: TeamRef, wanted: Wanted): Promise<Opponent[]> {
  const { overall, opponents } = await readOpponents(db, team, wanted);
  const sorted = byCloseness(overall, opponents);
  return wanted.of === 'all' ? sorted : sorted.sort((one, other) => Number(other.isFriend) - Number(one.isFriend));
}

async function suggestionFor(db: Database, team: TeamRef): Promise<Opponent | null> {
  const { overall, opponents } = await readOpponents(db, team, { search: '', of: 'all', userId: null });
  return suggestedOpponent(overall, opponents);
}

async function readOpponents(db: Database, team: TeamRef, { search, of, userId }: Wanted) {
  const [own] = await db
    .select({ ...ratingColumns, rivalClubId: clubs.rivalClubId })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(teams.id, team.id));
  if (!own) throw new Error(`there is no team ${team.id}`);
  const ratings = ratingsOf(own);
  // An overall is the mean of five ratings: their sum is five times its points.
  const sum = sql`(${teams.offense} + ${teams.defense} + ${teams.physical} + ${teams.goaltending} + ${teams.coaching})`;
  const isRival = sql<boolean>`(${teams.clubId} = ${own.rivalClubId ?? 0})`;
  const distance = sql`abs(${sum} - ${5 * ratings.overall}) - case when ${isRival} then ${5 * RIVAL_BONUS} else 0 end`;
  const name = sql`(${teams.city} || ' ' || ${teams.nickname} || ' ' || ${teams.abbr})`;
  const isFriend = sql<boolean>`exists (select from ${friendships}
    where ${friendships.userId} = ${userId} and ${friendships.friendId} = ${users.id})`;
  const rows = await db
    .select({
      team: teamRefColumns,
      ratings: ratingColumns,
      manager: { id: users.id, name: users.name },
      isRival,
      isFriend,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .leftJoin(seated, eq(seated.clubId, clubs.id))
    .leftJoin(users, eq(users.id, seated.userId))
    .where(
      and(
        eq(teams.level, team.level),
        ne(teams.clubId, team.clubId),
        of === 'managers' ? isNotNull(users.id) : undefined,
        search === '' ? undefined : or(containsFolded(name, search), containsFolded(users.name, search)),
      ),
    )
    .orderBy(...(of === 'managers' ? [desc(isFriend)] : []), distance, teams.id)
    .limit(OPPONENTS_SHOWN);
  const opponents = rows.map((row) => ({ ...row, overall: ratingsOf(row.ratings).overall }));
  return {
    overall: ratings.overall,
    opponents: opponents.map(({ ratings: _, ...opponent }): Opponent => opponent),
  };
}

/** Condition that the manager of the invited team has not blocked the inviting one. */
const isReadByGuests = isReadBy(
  sql`(select ${seated.userId} from ${seated} inner join ${teams} on ${teams.clubId} = ${seated.clubId}
    where ${teams.id} = ${invitations.toTeamId})`,
  invitations.fromUserId,
);

const isOfScrimmage = and(
  eq(invitations.subjectKind, scrimmageInvitation.kind),
  eq(invitations.subjectId, scrimmages.id),
);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Returns the team's newest scrimmages: as hosts, or as guests who were invited. */
function rowsOf(db: Database, teamId: TeamId) {
  return db
    .select({ scrimmage: getTableColumns(scrimmages), invitation: getTableColumns(invitations) })
    .from(scrimmages)
    .leftJoin(invitations, isOfScrimmage)
    .where(
      or(
        eq(scrimmages.hostTeamId, teamId),
        and(
          eq(scrimmages.guestTeamId, teamId),
          isNotNull(invitations.id),
          or(ne(invitations.state, 'open'), isReadByGuests),
        ),
      ),
    )
    .orderBy(desc(scrimmages.createdAt), desc(scrimmages.id))
    .limit(ROWS_READ);
}

async function invitationsIn(
  db: Database,
  rows: readonly Row[],
  { team, now }: { team: TeamRef; now: Date },
): Promise<Invitation[]> {
  const shown = rows.flatMap(({ scrimmage, invitation }) => {
    if (!invitation || invitation.expiresAt <= now) return [];
    const isOwn = scrimmage.hostTeamId === team.id;
    const { state } = invitation;
    // The inviting manager sees that it was declined, as long as it could have been accepted.
    if (state !== 'open' && (state !== 'declined' || !isOwn)) return [];
    const opponentId = isOwn ? scrimmage.guestTeamId : scrimmage.hostTeamId;
    return [{ ...scrimmage, expiresAt: invitation.expiresAt, isOwn, state, opponentId }];
  });
  if (shown.length === 0) return [];
  const refs = await teamRefs(db, shown, ({ opponentId }) => opponentId);
  const managers = await db
    .select({ clubId: seated.clubId, manager: { id: users.id, name: users.name } })
    .from(seated)
    .innerJoin(users, eq(users.id, seated.userId))
    .where(
      inArray(
        seated.clubId,
        [...refs.values()].map(({ clubId }) => clubId),
      ),
    );
  return shown.flatMap(({ id, opponentId, isOwn, state, pace, faceoffAt, expiresAt }): Invitation[] => {
    const opponent = refs.get(opponentId);
    if (!opponent) return [];
    const manager = managers.find(({ clubId }) => clubId === opponent.clubId)?.manager ?? null;
    return [
      {
        ...{ id, opponent, manager, isOwn, state, pace },
        faceoffAt: faceoffAt?.toISOString() ?? null,
        expiresAt: expiresAt.toISOString(),
      },
    ];
  });
}
