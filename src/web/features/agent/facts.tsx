import type { agentDesk, agentLedgerKinds, agentNotifications } from '#domains/agent/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const GoToClients = said('agent', 'desk.go');

export const desk: DeskRenderersOf<typeof agentDesk> = {
  'clients-unhappy': { icon: 'swap', Words: said('agent', 'desk.unhappy'), Go: GoToClients },
  'clients-frenzy': { icon: 'sign', Words: said('agent', 'desk.frenzy'), Go: GoToClients },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof agentNotifications> = {
  'client-won': { icon: 'sign', Words: said('agent', 'notification.won') },
  'client-declined': { icon: 'user', Words: said('agent', 'notification.declined') },
  'client-left': { icon: 'user', Words: said('agent', ({ reason }) => `notification.left.${reason}`) },
  'client-deal': { icon: 'sign', Words: said('agent', 'notification.deal', { count: 'seasons' }) },
  'trade-asked': { icon: 'swap', Words: said('agent', 'notification.tradeAsked') },
};

export const memos: RenderersOf<typeof agentLedgerKinds> = {
  commission: { icon: 'money', Words: said('agent', 'memo.commission') },
};
