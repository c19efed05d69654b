/** Who may ask whom to be friends. */
import { MAX_FRIENDS } from '#domains/friend/constants.ts';
import { friendRefusals } from '#domains/friend/refusals.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** What there is between two users, as the one who asks sees it. */
export interface Between {
  isSame: boolean;
  areFriends: boolean;
  /** The one who asks has blocked the other, whose invitation they do not see. */
  hasBlocked: boolean;
  /** The other has invited; to ask is to accept then. */
  isInvited: boolean;
  /** The other takes invitations at all. */
  takesInvitations: boolean;
  /** Friends that the one who asks has. */
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

/** Whether two may become friends now, by how many each has. The one who accepts is told of their own first. */
export function decideFriendship(friends: { ofSender: number; ofAddressee: number }): { ok: true } | Refused {
  if (friends.ofAddressee >= MAX_FRIENDS) return friendRefusals.tooMany({ max: MAX_FRIENDS });
  return friends.ofSender >= MAX_FRIENDS ? friendRefusals.theyHaveTooMany() : { ok: true };
}
