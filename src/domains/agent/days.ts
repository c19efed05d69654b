/** What time does to agents and their clients. */
import { renewAgents } from '#domains/agent/store/agents.ts';
import type { DayHook } from '#domains/day.ts';

export const agentDays: readonly DayHook[] = [
  {
    name: 'agent.season-begins',
    at: 'season-begins',
    // Who is new in the world looks for an agent as well.
    after: ['draft.amateurs', 'season.open'],
    async run({ rows, season, secret }) {
      await renewAgents(rows, { season: season + 1, secret });
      return undefined;
    },
  },
];
