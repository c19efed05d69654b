/** What trades refuse. */
import { refusal } from '#platform/calls/refusal.ts';

export const tradeRefusals = {
  unknown: refusal('trade.unknown', 404),
  windowClosed: refusal('trade.window-closed', 409, ['day']),
  ownClub: refusal('trade.own-club', 422),
  otherLeague: refusal('trade.other-league', 422),
  notAParty: refusal('trade.not-a-party', 422),
  alreadyAccepted: refusal('trade.already-accepted', 409),
  changedMind: refusal('trade.changed-mind', 409, ['team']),
  oneSided: refusal('trade.one-sided', 422),
  tooManyAssets: refusal('trade.too-many-assets', 422, ['max']),
  namedTwice: refusal('trade.named-twice', 422),
  tooManyOffers: refusal('trade.too-many-offers', 409, ['max']),
  notOpen: refusal('trade.not-open', 409),
  notInEscrow: refusal('trade.not-in-escrow', 409),
  notAVoter: refusal('trade.not-a-voter', 403),
  notListed: refusal('trade.not-listed', 404),
  notYours: refusal('trade.not-yours', 409),
  askedEnough: refusal('trade.asked-enough', 429, ['team']),
  managed: refusal('trade.managed', 409),
};

/** What is against a trade, by player or club: the workbench says it before an offer is sent. */
export const tradeFaults = {
  left: refusal('trade.fault-left', 409, ['player', 'team']),
  somebodyLeft: refusal('trade.fault-somebody-left', 409, ['team']),
  pickGone: refusal('trade.fault-pick-gone', 409, ['team']),
  rightsGone: refusal('trade.fault-rights-gone', 409, ['team']),
  conditionPick: refusal('trade.fault-condition-pick', 422, ['team']),
  conditionPlayer: refusal('trade.fault-condition-player', 422, ['team']),
  conditionGames: refusal('trade.fault-condition-games', 422, ['most']),
  conditionTop: refusal('trade.fault-condition-top', 422),
  fillIn: refusal('trade.fault-fill-in', 422, ['player']),
  onWaivers: refusal('trade.fault-on-waivers', 409, ['player']),
  onTheWay: refusal('trade.fault-on-the-way', 409, ['player']),
  noContract: refusal('trade.fault-no-contract', 422, ['player']),
  noTrade: refusal('trade.fault-no-trade', 422, ['player']),
  noTradeList: refusal('trade.fault-no-trade-list', 422, ['player', 'team']),
  fresh: refusal('trade.fault-fresh', 422, ['player', 'days']),
  tooMuchRetained: refusal('trade.fault-too-much-retained', 422, ['player', 'max']),
  tooManyRetained: refusal('trade.fault-too-many-retained', 422, ['team', 'max']),
  retainedOften: refusal('trade.fault-retained-often', 422, ['player', 'max']),
  tooFew: refusal('trade.fault-too-few', 422, ['team', 'fewest', 'group']),
  tooMany: refusal('trade.fault-too-many', 422, ['team', 'max']),
  tooManyContracts: refusal('trade.fault-too-many-contracts', 422, ['team', 'max']),
  overTheCap: refusal('trade.fault-over-the-cap', 422, ['team', 'over', 'season']),
};
