/** Refusals of boards while a manager is on probation. */
import { refusal } from '#platform/calls/refusal.ts';

export const probationRefusals = {
  loanTooLarge: refusal('probation.loan-too-large', 409, ['most']),
  loanNotNeeded: refusal('probation.loan-not-needed', 409, ['balance', 'free']),
  oneProject: refusal('probation.one-project', 409),
  projectTooDear: refusal('probation.project-too-dear', 409, ['cost', 'reserve']),
  buyoutGoodContract: refusal('probation.buyout-good-contract', 409, ['player']),
  buyoutsEnough: refusal('probation.buyouts-enough', 409, ['max']),
  corePlayer: refusal('probation.core-player', 409, ['player']),
  waiversEnough: refusal('probation.waivers-enough', 409, ['max']),
  tradeTooDear: refusal('probation.trade-too-dear', 409, ['club']),
  tradesAddUp: refusal('probation.trades-add-up', 409, ['club']),
  contractTooDear: refusal('probation.contract-too-dear', 409, ['player']),
  sheetTooDear: refusal('probation.sheet-too-dear', 409, ['player']),
  dismissalsEnough: refusal('probation.dismissals-enough', 409, ['max']),
  ticketPriceFar: refusal('probation.ticket-price-far', 409, ['least', 'most']),
  heardEnough: refusal('probation.heard-enough', 429, ['max']),
};
