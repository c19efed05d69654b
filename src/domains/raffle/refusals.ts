/** Refusals of raffle calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const raffleRefusals = {
  unknown: refusal('raffle.unknown', 404),
  closed: refusal('raffle.closed', 409),
  admin: refusal('raffle.admin', 403),
  undeclared: refusal('raffle.undeclared', 403, ['age']),
  minor: refusal('raffle.minor', 403, ['age']),
  enough: refusal('raffle.enough', 409, ['max', 'left']),
  freeTaken: refusal('raffle.free-taken', 409),
  notDrawn: refusal('raffle.not-drawn', 409),
};
