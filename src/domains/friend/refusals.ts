/** The errors of friendships. */
import { refusal } from '#platform/calls/refusal.ts';

export const friendRefusals = {
  oneself: refusal('friend.oneself', 422),
  already: refusal('friend.already', 409),
  takesNone: refusal('friend.takes-none', 409),
  tooMany: refusal('friend.too-many', 409, ['max']),
  blocked: refusal('friend.blocked', 409),
  tooManyBlocked: refusal('friend.too-many-blocked', 409, ['max']),
  theyHaveTooMany: refusal('friend.they-have-too-many', 409),
};
