/** What agents bring to the program. */
import { agentDays } from '#domains/agent/days.ts';
import { agentRoutes } from '#domains/agent/routes.ts';
import { agentCareer } from '#domains/agent/store/agents.ts';
import type { Slice } from '#domains/slice.ts';

export const agentSlice: Slice = {
  name: 'agent',
  routes: () => ({ agents: agentRoutes }),
  days: agentDays,
  career: agentCareer,
};
