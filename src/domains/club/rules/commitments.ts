/** Manager calls that commit the club: after one, a first day with a first club was more than a look around. */
import { manager } from '#domains/seat/policy.ts';
import type { CallMeta } from '#platform/calls/call.ts';

/** Calls that spend nothing, give nothing away, and are undone by a successor's click or the end of the tenure. */
const LOOKS: ReadonlySet<string> = new Set([
  ...['world.setPace', 'world.setReady', 'world.declineRequests', 'club.leave', 'club.setJerseyNumber', 'horns.choose'],
  ...['lineups.save', 'lineups.share', 'lineups.dismissSuggestion', 'lineups.giveLetter', 'lineups.autoFill'],
  ...['lineups.store', 'lineups.change', 'lineups.discard'],
  ...['training.plan', 'training.leaveToAssistant', 'camps.plan'],
  ...['game.saveBench', 'game.hold', 'game.askSuggestions'],
  ...['scrimmages.play', 'scrimmages.accept', 'scrimmages.decline', 'scrimmages.withdraw', 'scrimmages.callOff'],
  ...['cups.create', 'cups.enter', 'cups.leave', 'cups.callOff', 'cups.invite'],
  ...['jobs.setStaffLimit', 'reportSales.rate', 'finances.priceTickets'],
  ...[
    'roster.follow',
    'roster.withdrawClaim',
    'contracts.openTalk',
    'contracts.checkOffer',
    'contracts.withdrawOffer',
    'contracts.rankOffers',
  ],
  ...['freeAgency.planFrenzy', 'freeAgency.instruct', 'freeAgency.checkSheet', 'draft.saveBoard', 'draft.setRunning'],
  ...['trades.check', 'trades.soundOut', 'trades.decline', 'trades.withdraw', 'trades.comment', 'trades.vote'],
  ...['trades.list', 'trades.unlist', 'mornings.read'],
]);

/** Calls open to others as well that commit the club when made by its manager. */
const OPEN_COMMITMENTS: ReadonlySet<string> = new Set(['scouts.assign', 'notifications.undo']);

/** Calls that change nothing about the club. */
const QUESTIONS: ReadonlySet<string> = new Set([
  ...['contracts.checkOffer', 'freeAgency.checkSheet', 'trades.check', 'mornings.read'],
]);

/** Returns whether the manager acts for the club by a call that is no read. */
export function actsForClub({ name, meta }: { name: string; meta: Pick<CallMeta, 'ability'> }): boolean {
  return meta.ability?.roles.includes(manager) === true && !QUESTIONS.has(name);
}

/** Returns whether a call commits the manager's club. A new manager call does until it is listed as a look. */
export function bindsClub({ name, meta }: { name: string; meta: Pick<CallMeta, 'ability'> }): boolean {
  if (OPEN_COMMITMENTS.has(name)) return true;
  return meta.ability?.roles.includes(manager) === true && !LOOKS.has(name);
}
