/** Refusals of messages. None of them reveals that a user has been blocked. */
import { refusal } from '#platform/calls/refusal.ts';

export const messageRefusals = {
  unknown: refusal('message.unknown', 404),
  unknownUser: refusal('message.unknown-user', 404),
  oneself: refusal('message.oneself', 422),
  /** The writer has blocked the other user. */
  blocked: refusal('message.blocked', 409),
  takesNone: refusal('message.takes-none', 409, ['user']),
  gone: refusal('message.gone', 409),
  askedBefore: refusal('message.asked-before', 409, ['user']),
  unanswered: refusal('message.unanswered', 409, ['max']),
  tooManyRequests: refusal('message.too-many-requests', 409, ['max', 'hours']),
  tooLate: refusal('message.too-late', 409),
  groupFull: refusal('message.group-full', 409, ['max']),
  noGroup: refusal('message.no-group', 409),
  notOwner: refusal('message.not-owner', 409),
  nameNeeded: refusal('message.name-needed', 422),
  noRequest: refusal('message.no-request', 409),
};
