import { agents } from '#domains/agent/contract.ts';
import { agentRefusals } from '#domains/agent/refusals.ts';
import { loadAgent } from '#domains/agent/views/agent.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(agents);

export const agentRoutes = {
  find: api.find.handler(async ({ context, input: { id } }) => {
    const { season } = await readToday(context.db);
    return { data: (await loadAgent(context.db, id, season)) ?? refuse(agentRefusals.unknown()) };
  }),
};
