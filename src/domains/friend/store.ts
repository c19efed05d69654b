/** Friendships, which begin when an invitation is accepted and end when either side ends them. */
import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { adminRefusals } from '#domains/admin/refusals.ts';
import { block, countBlocked, hasBlocked, readersOf, unblock } from '#domains/block/store.ts';
import { teams } from '#domains/club/tables.ts';
import { USER } from '#domains/follow/constants.ts';
import { followersOf, unfollow } from '#domains/follow/store.ts';
import {
  DAYS_AFTER_DECLINE,
  FRIEND_SETTINGS,
  INVITATION_HOURS,
  MAX_BLOCKED,
  MAX_INVITATIONS_A_DAY,
  MAX_OPEN_INVITATIONS,
  MAX_TO_ONE_A_DAY,
} from '#domains/friend/constants.ts';
import type { Relation } from '#domains/friend/contract.ts';
import { friendRefusals } from '#domains/friend/refusals.ts';
import { decideBefriending, decideFriendship } from '#domains/friend/rules.ts';
import { friendships } from '#domains/friend/tables.ts';
import { invitationRefusals } from '#domains/invitation/refusals.ts';
import {
  acceptHeld,
  betweenThem,
  isWaiting,
  sendInvitation,
  withdrawHeld,
} from '#domains/invitation/store/invitations.ts';
import type { Acting, InvitationKind, StoredInvitation } from '#domains/invitation/store/kind.ts';
import { holdParties } from '#domains/invitation/store/parties.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { managers } from '#domains/seat/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** An invitation from one user to another to become friends; its subject is the sender. */
export const friendInvitation: InvitationKind = {
  kind: 'friendship',
  feature: null,
  limits: {
    hours: INVITATION_HOURS,
    maxOpen: MAX_OPEN_INVITATIONS,
    maxADay: MAX_INVITATIONS_A_DAY,
    maxToOneADay: MAX_TO_ONE_A_DAY,
    daysAfterDecline: DAYS_AFTER_DECLINE,
  },
  refusals: invitationRefusals,

  async accept(tx, invitation, { now }) {
    const { fromUserId, toUserId } = partiesOf(invitation);
    const decided = decideFriendship({
      ofSender: await countFriends(tx, fromUserId),
      ofAddressee: await countFriends(tx, toUserId),
    });
    if (!decided.ok) return decided;
    await tx
      .insert(friendships)
      .values([
        { userId: fromUserId, friendId: toUserId, since: now },
        { userId: toUserId, friendId: fromUserId, since: now },
      ])
      .onConflictDoNothing();
    await tell(tx, 'friend-accepted', { to: fromUserId, of: toUserId });
    return { ok: true, path: null };
  },

  async sent(tx, invitation) {
    const { fromUserId, toUserId } = partiesOf(invitation);
    if (await hasBlocked(tx, { userId: toUserId, otherId: fromUserId })) return;
    await tell(tx, 'friend-invitation', { to: toUserId, of: fromUserId });
  },

  // Sends no notification: the sender hears only of an acceptance.
  async closed() {},
};

/** Invites another user, or accepts their invitation. @returns the relation afterwards */
export async function befriend(
  db: Database,
  { friendId, ...by }: Acting & { friendId: UserId },
): Promise<{ ok: true; relation: Relation } | Refused> {
  const { userId, now } = by;
  const [from, to] = [
    { userId, teamId: null },
    { userId: friendId, teamId: null },
  ];
  return db.transaction(async (tx) => {
    await holdParties(tx, [from, to]);
    if (!(await isAbout(tx, friendId))) return adminRefusals.unknownUser();
    const open = await openBetween(tx, userId, friendId, now);
    const decided = decideBefriending({
      isSame: userId === friendId,
      areFriends: await areFriends(tx, userId, friendId),
      hasBlocked: await hasBlocked(tx, { userId, otherId: friendId }),
      isInvited: open?.toUserId === userId,
      takesInvitations: await takesInvitations(tx, friendId),
      friends: await countFriends(tx, userId),
    });
    if (!decided.ok) return decided;
    if (decided.does === 'accept' && open) {
      const done = await acceptHeld(tx, friendInvitation, { ...by, invitation: open });
      return done.ok ? { ok: true, relation: { state: 'friends', invitationId: null } } : done;
    }
    const sent = await sendInvitation(tx, friendInvitation, { from, to, subject: () => userId, now });
    return sent.ok ? { ok: true, relation: { state: 'sent', invitationId: sent.invitation.id } } : sent;
  });
}

/** Ends a friendship, if there is one. The other user is not notified. */
export async function unfriend(db: Database, userId: UserId, friendId: UserId): Promise<void> {
  await db.transaction(async (tx) => {
    await holdParties(tx, [
      { userId, teamId: null },
      { userId: friendId, teamId: null },
    ]);
    await part(tx, userId, friendId);
  });
}

/** Blocks another user, which ends the friendship, stops following them, and withdraws the user's invitations to them. */
export async function blockUser(
  db: Database,
  { userId, otherId, now }: { userId: UserId; otherId: UserId; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    await holdParties(tx, [
      { userId, teamId: null },
      { userId: otherId, teamId: null },
    ]);
    if (userId === otherId) return friendRefusals.oneself();
    if (!(await isAbout(tx, otherId))) return adminRefusals.unknownUser();
    if ((await countBlocked(tx, userId)) >= MAX_BLOCKED) return friendRefusals.tooManyBlocked({ max: MAX_BLOCKED });
    await block(tx, { userId, otherId, now });
    await part(tx, userId, otherId);
    await unfollow(tx, userId, { kind: USER, id: otherId });
    const sent = await openBetween(tx, userId, otherId, now);
    if (sent?.fromUserId === userId) await withdrawHeld(tx, friendInvitation, { invitation: sent, now });
    await publishDesk(tx, userId);
    return { ok: true };
  });
}

/** Unblocks another user; what they have sent meanwhile becomes visible again if it is still open. */
export async function unblockUser(
  db: Database,
  { userId, otherId }: { userId: UserId; otherId: UserId },
): Promise<void> {
  await db.transaction(async (tx) => {
    await unblock(tx, { userId, otherId });
    await publishDesk(tx, userId);
  });
}

/** Publishes the desks of the user's club, which list invitations. */
async function publishDesk(tx: Transaction, userId: UserId): Promise<void> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(managers, eq(managers.clubId, teams.clubId))
    .where(eq(managers.userId, userId));
  await publishChange(
    tx,
    rows.map(({ id }) => `team:${id}` as const),
  );
}

async function part(tx: Transaction, userId: UserId, friendId: UserId): Promise<void> {
  await tx
    .delete(friendships)
    .where(
      or(
        and(eq(friendships.userId, userId), eq(friendships.friendId, friendId)),
        and(eq(friendships.userId, friendId), eq(friendships.friendId, userId)),
      ),
    );
}

/** Returns another user's relation to this one. */
export async function relationOf(
  db: Database,
  { userId, otherId, now }: { userId: UserId; otherId: UserId; now: Date },
): Promise<Relation> {
  if (await areFriends(db, userId, otherId)) return { state: 'friends', invitationId: null };
  if (await hasBlocked(db, { userId, otherId })) return { state: 'blocked', invitationId: null };
  const open = await openBetween(db, userId, otherId, now);
  if (!open) return { state: 'none', invitationId: null };
  return { state: open.toUserId === userId ? 'received' : 'sent', invitationId: open.id };
}

/**
 * Returns whether a user shows a part of their page to another. Blocks are deliberately not checked, so that they stay
 * secret: a block ends the friendship, and what is for friends is then hidden as from anyone else.
 */
export async function isShownTo(
  db: Database,
  { ownerId, viewerId, part }: { ownerId: UserId; viewerId: UserId; part: 'friend.list' | 'friend.activity' },
): Promise<boolean> {
  if (ownerId === viewerId) return true;
  const audience = await audienceOf(db, ownerId, part);
  return audience === 'everyone' || (audience === 'friends' && (await areFriends(db, ownerId, viewerId)));
}

async function audienceOf(db: Database | Transaction, ownerId: UserId, part: 'friend.list' | 'friend.activity') {
  const [row] = await db
    .select({ audience: userSettings.value })
    .from(userSettings)
    .where(and(eq(userSettings.userId, ownerId), eq(userSettings.settingId, part)));
  return row?.audience ?? FRIEND_SETTINGS[part].default;
}

/** Returns the watchers to notify of what a user has written: those it is shown to, except those who have blocked the user. */
export async function watchersOfUser(tx: Transaction, userId: UserId): Promise<UserId[]> {
  const watching = await followersOf(tx, { kind: USER, id: userId }, 'watching');
  if (watching.length === 0) return [];
  const audience = await audienceOf(tx, userId, 'friend.activity');
  const circle = audience === 'friends' ? await circleOf(tx, userId) : null;
  const shown = audience === 'nobody' ? [] : watching.filter((id) => circle?.has(id) ?? true);
  return readersOf(tx, userId, shown);
}

/** Returns a user and their friends: the circle of leaderboards limited to friends. */
export async function circleOf(db: Database | Transaction, userId: UserId): Promise<ReadonlySet<UserId>> {
  const rows = await db.select({ id: friendships.friendId }).from(friendships).where(eq(friendships.userId, userId));
  return new Set([userId, ...rows.map(({ id }) => id)]);
}

/** Deletes the friendships of a user. */
export async function eraseFriendships(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(friendships).where(or(eq(friendships.userId, userId), eq(friendships.friendId, userId)));
}

export async function exportFriendships(db: Database, userId: UserId) {
  return db
    .select({ name: users.name, since: friendships.since })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.friendId))
    .where(eq(friendships.userId, userId))
    .orderBy(friendships.since, friendships.friendId);
}

/** Returns both users of an invitation. @throws if one is missing: a deleted user's own invitations are deleted with them */
function partiesOf({ id, fromUserId, toUserId }: StoredInvitation): { fromUserId: UserId; toUserId: UserId } {
  if (fromUserId === null || toUserId === null) throw new Error(`invitation ${id} to a friendship is not of two users`);
  return { fromUserId, toUserId };
}

async function tell(
  tx: Transaction,
  kind: 'friend-invitation' | 'friend-accepted',
  { to, of }: { to: UserId; of: UserId },
): Promise<void> {
  const [named] = await tx.select({ name: users.name }).from(users).where(eq(users.id, of));
  const params = { user: named?.name ?? '', userId: of };
  await notify(pgRows(tx), [{ userId: to, channel: 'world', kind, params }]);
}

async function isAbout(tx: Transaction, userId: UserId): Promise<boolean> {
  const isThere = and(eq(users.id, userId), isNotNull(users.activatedAt), isNull(users.deletedAt));
  return (await tx.$count(users, isThere)) > 0;
}

async function areFriends(db: Database | Transaction, userId: UserId, friendId: UserId): Promise<boolean> {
  return (await db.$count(friendships, and(eq(friendships.userId, userId), eq(friendships.friendId, friendId)))) > 0;
}

async function countFriends(tx: Transaction, userId: UserId): Promise<number> {
  const [found] = await tx.select({ friends: count() }).from(friendships).where(eq(friendships.userId, userId));
  return found?.friends ?? 0;
}

async function openBetween(
  db: Database | Transaction,
  userId: UserId,
  otherId: UserId,
  now: Date,
): Promise<StoredInvitation | null> {
  const [open] = await db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.subjectKind, friendInvitation.kind),
        isWaiting(now),
        betweenThem({ userId, teamId: null }, { userId: otherId, teamId: null }),
      ),
    );
  return open ?? null;
}

async function takesInvitations(tx: Transaction, userId: UserId): Promise<boolean> {
  const { settingId, value } = userSettings;
  const isOff = and(eq(settingId, 'friend.invitations'), sql`${value} = 'false'::jsonb`);
  return (await tx.$count(userSettings, and(eq(userSettings.userId, userId), isOff))) === 0;
}
