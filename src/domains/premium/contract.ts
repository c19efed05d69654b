/** Calls whose answers contain more rows with premium. */

import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { goalieList, goalieRow, skaterList, skaterRow } from '#domains/stats/contract.ts';
import { get } from '#platform/calls/call.ts';

const ROWS = `at most ${PREMIUM_LIMITS.exportRows.free} rows at a time, and ${PREMIUM_LIMITS.exportRows.premium} with premium`;

export const premium = {
  skaterFile: get('activated', '/leagues/{id}/stats/skaters/file')
    .says(`Skaters of a league as their table lists them, for a file: ${ROWS}`)
    .takes(skaterList)
    .answersPage(skaterRow),
  goalieFile: get('activated', '/leagues/{id}/stats/goalies/file')
    .says(`Goalies of a league as their table lists them, for a file: ${ROWS}`)
    .takes(goalieList)
    .answersPage(goalieRow),
};
