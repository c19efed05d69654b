/** What is refused about agents and their clients. */
import { refusal } from '#platform/calls/refusal.ts';

export const agentRefusals = {
  unknown: refusal('agent.unknown', 404),
};
