/** What is refused in free agency. */
import { refusal } from '#platform/calls/refusal.ts';

export const freeAgencyRefusals = {
  twiceInPlan: refusal('free-agency.twice-in-plan', 422),
  unknownTarget: refusal('free-agency.unknown-target', 404),
  underContract: refusal('free-agency.under-contract', 409),
  notRestricted: refusal('free-agency.not-restricted', 409, ['age', 'seasons']),
  notEnding: refusal('free-agency.not-ending', 409),
  qualifiedAlready: refusal('free-agency.qualified-already', 409),
  qualifyingClosed: refusal('free-agency.qualifying-closed', 409, ['from', 'to']),
  notHeld: refusal('free-agency.not-held', 409),
  sheetsClosed: refusal('free-agency.sheets-closed', 409, ['from', 'to']),
  ownRights: refusal('free-agency.own-rights', 409),
  otherLeague: refusal('free-agency.other-league', 409),
  sheetSigned: refusal('free-agency.sheet-signed', 409),
  offeredToday: refusal('free-agency.offered-today', 409),
  oneSheet: refusal('free-agency.one-sheet', 409),
  picksMissing: refusal('free-agency.picks-missing', 409, ['picks']),
  unknownSheet: refusal('free-agency.sheet-unknown', 404),
  sheetOver: refusal('free-agency.sheet-over', 409),
};
