/** Refusals when pucks are spent or given. */
import { refusal } from '#platform/calls/refusal.ts';

export const puckRefusals = {
  tooFew: refusal('puck.too-few', 409, ['price', 'balance']),
  frozen: refusal('puck.frozen', 409),
  notFriends: refusal('puck.not-friends', 409),
  tooYoung: refusal('puck.too-young', 409, ['days']),
  sentEnough: refusal('puck.sent-enough', 409, ['max', 'left']),
  receivedEnough: refusal('puck.received-enough', 409, ['max', 'left']),
};
