/** What is refused in free agency. */
import { refusal } from '#platform/calls/refusal.ts';

export const freeAgencyRefusals = {
  twiceInPlan: refusal('free-agency.twice-in-plan', 422),
  unknownTarget: refusal('free-agency.unknown-target', 404),
  underContract: refusal('free-agency.under-contract', 409),
};
