import type {
  federationDesk,
  federationLedgerKinds,
  federationNews,
  federationNotifications,
} from '#domains/federation/kinds.ts';
import type { NationId } from '#engine/ids.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

const toBudget = ({ nationId }: { nationId: NationId }) => `/federation/overview/${nationId}?tab=budget`;
const toLines = ({ nationId }: { nationId: NationId }) => `/nation/lineups/${nationId}`;

export const desk: DeskRenderersOf<typeof federationDesk> = {
  'federation-applicants': {
    icon: 'flag',
    Words: said('federation', 'desk.applicants'),
    Go: said('federation', 'desk.answer'),
  },
  'budget-open': { icon: 'flag', Words: said('federation', 'desk.budgetOpen'), Go: said('federation', 'desk.propose') },
  'budget-vote': { icon: 'flag', Words: said('federation', 'desk.budgetVote'), Go: said('federation', 'desk.vote') },
  'national-gm-open': {
    icon: 'flag',
    Words: said('federation', 'desk.gmOpen'),
    Go: said('federation', 'desk.appoint'),
  },
};

export const news: RenderersOf<typeof federationNews> = {
  'president-in-office': { icon: 'flag', Words: said('federation', ({ origin }) => `news.${origin}`) },
};

export const subject = 'world';

export const notifications: RenderersOf<typeof federationNotifications> = {
  'federation-admitted': { icon: 'flag', Words: said('federation', 'notification.admitted') },
  'federation-turned-down': { icon: 'flag', Words: said('federation', 'notification.turnedDown') },
  'federation-applicant': { icon: 'flag', Words: said('federation', 'notification.applicant') },
  'national-gm-appointed': { icon: 'flag', Words: said('federation', 'notification.gmAppointed'), to: toLines },
  'national-gm-dismissed': { icon: 'flag', Words: said('federation', 'notification.gmDismissed') },
  'national-gm-term-over': { icon: 'flag', Words: said('federation', 'notification.gmTermOver') },
  'budget-vote': { icon: 'flag', Words: said('federation', 'budget.voteWanted'), to: toBudget },
  'budget-result': {
    icon: 'flag',
    Words: said('federation', ({ isAccepted }) => (isAccepted ? 'budget.acceptedSaid' : 'budget.rejectedSaid')),
    to: toBudget,
  },
};

export const memos: RenderersOf<typeof federationLedgerKinds> = {
  'federation-season': { icon: 'flag', Words: said('club', 'memo.federation-season') },
};
