/** The errors of the agent domain. */
import { refusal } from '#platform/calls/refusal.ts';

export const agentRefusals = {
  unknown: refusal('agent.unknown', 404),
  unknownPlayer: refusal('agent.player-unknown', 404),
  notYourClient: refusal('agent.not-your-client', 409),
  conflict: refusal('agent.conflict', 409),
  ownClient: refusal('agent.own-client', 409),
  household: refusal('agent.household', 409),
  tooYoung: refusal('agent.too-young', 409, ['age']),
  hasAgent: refusal('agent.has-agent', 409, ['season']),
  offeredAlready: refusal('agent.offered-already', 409),
  tooManyOffers: refusal('agent.too-many-offers', 409, ['max']),
  noRoom: refusal('agent.no-room', 409, ['max']),
  offerIsClosed: refusal('agent.offer-closed', 409),
  hasNoClub: refusal('agent.no-club', 409),
  isHappy: refusal('agent.is-happy', 409),
  askedAlready: refusal('agent.asked-already', 409, ['days']),
  noClause: refusal('agent.no-clause', 409),
  conflictInLeague: refusal('agent.conflict-in-league', 409),
  notOfLeague: refusal('agent.not-of-league', 422),
  tooManyNamed: refusal('agent.too-many-named', 422, ['max']),
  namedLately: refusal('agent.named-lately', 409, ['days']),
  inEscrow: refusal('agent.in-escrow', 409),
  nothingToAnswer: refusal('agent.nothing-to-answer', 409),
  clientWantsMore: refusal('agent.client-wants-more', 422, ['least']),
  asksTooMuch: refusal('agent.asks-too-much', 422, ['most']),
};
