import { describe, expect, it } from 'vitest';
import { MAX_FRIENDS } from './constants.ts';
import { type Between, decideBefriending, decideFriendship } from './rules.ts';

const STRANGERS: Between = {
  isSame: false,
  areFriends: false,
  hasBlocked: false,
  isInvited: false,
  takesInvitations: true,
  friends: 0,
};
const asked = (between: Partial<Between>) => decideBefriending({ ...STRANGERS, ...between });

describe('a friend request', () => {
  it('invites a stranger, and accepts where they have asked first, whatever their settings', () => {
    expect(asked({})).toEqual({ ok: true, does: 'invite' });
    expect(asked({ isInvited: true, takesInvitations: false })).toMatchObject({ does: 'accept' });
  });

  it('is refused for oneself, for a friend, and for a user who takes no invitations', () => {
    expect(asked({ isSame: true })).toMatchObject({ code: 'friend.oneself' });
    expect(asked({ areFriends: true })).toMatchObject({ code: 'friend.already' });
    expect(asked({ hasBlocked: true, isInvited: true })).toMatchObject({ code: 'friend.blocked' });
    expect(asked({ takesInvitations: false })).toMatchObject({ code: 'friend.takes-none' });
  });

  it('is refused at the friend limit of either side', () => {
    expect(asked({ friends: MAX_FRIENDS })).toMatchObject({ code: 'friend.too-many' });
    expect(decideFriendship({ ofSender: MAX_FRIENDS, ofAddressee: 0 })).toMatchObject({
      code: 'friend.they-have-too-many',
    });
    expect(decideFriendship({ ofSender: 0, ofAddressee: MAX_FRIENDS })).toMatchObject({ code: 'friend.too-many' });
    expect(decideFriendship({ ofSender: MAX_FRIENDS - 1, ofAddressee: MAX_FRIENDS - 1 })).toEqual({ ok: true });
  });
});
