import { describe, expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { bindsClub } from '#domains/club/rules/commitments.ts';

/** Calls that spend or give away a club's assets, or bind it beyond its manager's tenure. */
const BINDING = [
  ...['club.rename', 'history.retireNumber'],
  ...['coaches.hire', 'coaches.extend', 'coaches.dismiss', 'scouts.hire', 'scouts.extend', 'scouts.dismiss'],
  ...['scouts.setBudget', 'scouts.assign', 'reportSales.buy'],
  ...['contracts.offer', 'contracts.walkAway', 'contracts.makeOffer', 'contracts.buyOut'],
  ...['roster.move', 'roster.reserve', 'roster.claim'],
  ...['finances.signSponsor', 'finances.takeLoan', 'finances.repayLoan', 'facilities.build'],
  ...['freeAgency.qualify', 'freeAgency.withdrawQualifying', 'freeAgency.electArbitration', 'freeAgency.chooseAward'],
  ...['freeAgency.walkAwayFromAward', 'freeAgency.sendSheet', 'freeAgency.answerSheet'],
  ...['draft.importPlayer', 'draft.pick', 'draft.sign', 'trades.propose', 'trades.accept', 'notifications.undo'],
];

describe('a manager’s call', () => {
  it('is listed as binding if it spends money or gives assets away', () => {
    const binding = declaredCalls().filter((call) => call.method !== 'GET' && bindsClub(call));
    expect(binding.map(({ name }) => name).sort()).toEqual([...BINDING].sort());
  });
});
