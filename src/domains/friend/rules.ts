/** The rules of friend invitations. */
import { MAX_FRIENDS } from '#domains/friend/constants.ts';
import { friendRefusals } from '#domains/friend/refusals.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** The relation between two users from the perspective of the acting one. */
export interface Between {
  isSame: boolean;
  areFriends: boolean;
  /** The acting user has blocked the other, whose invitation they cannot see. */
  hasBlocked: boolean;
  /** The other has sent an invitation; inviting them accepts it. */
  isInvited: boolean;
  /** Whether the other accepts invitations at all. */
  takesInvitations: boolean;
  /** The number of the acting user's friends. */
  friends: number;
}

export function decideBefriending(between: Between): { ok: true; does: 'accept' | 'invite' } | Refused {
  if (between.isSame) return friendRefusals.oneself();
  if (between.hasBlocked) return friendRefusals.blocked();
  if (between.areFriends) return friendRefusals.already();
  if (between.friends >= MAX_FRIENDS) return friendRefusals.tooMany({ max: MAX_FRIENDS });
  if (between.isInvited) return { ok: true, does: 'accept' };
  if (!between.takesInvitations) return friendRefusals.takesNone();
  return { ok: true, does: 'invite' };
}

/**
 * Whether two users may become friends now, given how many friends each has. The accepting user's own limit is reported
 * first.
 */
export function decideFriendship(friends: { ofSender: number; ofAddressee: number }): { ok: true } | Refused {
  if (friends.ofAddressee >= MAX_FRIENDS) return friendRefusals.tooMany({ max: MAX_FRIENDS });
  return friends.ofSender >= MAX_FRIENDS ? friendRefusals.theyHaveTooMany() : { ok: true };
}
