/** Refusals of draft calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const draftRefusals = {
  importsClosed: refusal('draft.imports-closed', 409),
  enoughImports: refusal('draft.enough-imports', 409, ['most']),
  notInterested: refusal('draft.not-interested', 409),
  notUsedYet: refusal('draft.not-used-yet', 409),
  unknown: refusal('draft.unknown', 404),
  unknownPick: refusal('draft.unknown-pick', 404),
  notYourTurn: refusal('draft.not-your-turn', 409),
  notYoursToHold: refusal('draft.not-yours-to-hold', 409),
  notToBeHad: refusal('draft.not-to-be-had', 409),
  stale: refusal('draft.stale', 409),
  noRights: refusal('draft.no-rights', 409),
};
