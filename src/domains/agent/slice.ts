/** The agent slice. */
import { agentDays, agentFounding } from '#domains/agent/days.ts';
import { agentDesk, agentLedgerKinds, agentNotifications } from '#domains/agent/kinds.ts';
import { agentRoutes } from '#domains/agent/routes.ts';
import { agentCareer } from '#domains/agent/store/agents.ts';
import { exportClients } from '#domains/agent/store/clients.ts';
import { clientsInNeed } from '#domains/agent/views/waiting.ts';
import type { Slice } from '#domains/slice.ts';

export const agentSlice: Slice = {
  name: 'agent',
  routes: () => ({ agents: agentRoutes }),
  days: agentDays,
  founding: agentFounding,
  notifications: agentNotifications,
  desk: agentDesk,
  userDeskItems: clientsInNeed,
  ledgerKinds: agentLedgerKinds,
  career: agentCareer,
  exportUser: async (db, { id }) => ({ agentClients: await exportClients(db, id) }),
};
