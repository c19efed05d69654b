/** Refusals of roster calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const rosterRefusals = {
  notYours: refusal('roster.not-yours', 409),
  onlyForTheDay: refusal('roster.only-for-the-day', 409),
  thereAlready: refusal('roster.there-already', 409),
  tooOldForJuniors: refusal('roster.too-old-for-juniors', 409),
  tooFewForwards: refusal('roster.too-few-forwards', 409, ['fewest']),
  tooFewDefensemen: refusal('roster.too-few-defensemen', 409, ['fewest']),
  tooFewGoalies: refusal('roster.too-few-goalies', 409, ['fewest']),
  onWaivers: refusal('roster.on-waivers', 409),
  notOfFirstTeam: refusal('roster.not-of-first-team', 409),
  onReserveAlready: refusal('roster.on-reserve-already', 409),
  notHurtEnough: refusal('roster.not-hurt-enough', 409, ['days']),
  nothingIllegal: refusal('roster.nothing-illegal', 409),
  unknownWaiver: refusal('roster.waiver-unknown', 404),
  waiverOver: refusal('roster.waiver-over', 409),
  ownWaiver: refusal('roster.own-waiver', 409),
  otherLeague: refusal('roster.other-league', 409),
  claimedByOthers: refusal('roster.claimed-by-others', 409),
  notClaimed: refusal('roster.not-claimed', 409),
  returnAsked: refusal('roster.return-asked', 409, ['team']),
  returnDeclined: refusal('roster.return-declined', 409, ['team']),
  returnLeavesTooFew: refusal('roster.return-leaves-too-few', 409, ['fewest']),
  claimedAlready: refusal('roster.claimed-already', 409),
};
