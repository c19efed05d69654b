/** What drafts refuse. */
import { refusal } from '#platform/calls/refusal.ts';

export const draftRefusals = {
  notUsedYet: refusal('draft.not-used-yet', 409),
  unknown: refusal('draft.unknown', 404),
  notYourTurn: refusal('draft.not-your-turn', 409),
  notToBeHad: refusal('draft.not-to-be-had', 409),
  stale: refusal('draft.stale', 409),
  noRights: refusal('draft.no-rights', 409),
};
