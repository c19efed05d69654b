/** The errors of running, voting and recalling a president. */
import { refusal } from '#platform/calls/refusal.ts';

export const electionRefusals = {
  none: refusal('election.none', 409),
  notMember: refusal('election.not-member', 409),
  noCareer: refusal('election.no-career', 409),
  tooLate: refusal('election.too-late', 409),
  standsAlready: refusal('election.stands-already', 409),
  presidesElsewhere: refusal('election.presides-elsewhere', 409),
  notStanding: refusal('election.not-standing', 409),
  noSuchCandidate: refusal('election.no-such-candidate', 422),
  joinedTooLate: refusal('election.joined-too-late', 409),
  underWay: refusal('election.under-way', 409),
  tooEarly: refusal('election.too-early', 409, ['days']),
  signedAlready: refusal('election.signed-already', 409),
  noPresident: refusal('election.no-president', 409),
};
