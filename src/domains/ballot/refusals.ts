/** Refusals of votes. */
import { refusal } from '#platform/calls/refusal.ts';

export const ballotRefusals = {
  closed: refusal('ballot.closed', 409),
  votedAlready: refusal('ballot.voted-already', 409),
};
