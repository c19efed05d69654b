import type {
  financesDesk as deskKinds,
  financesLedgerKinds as kinds,
  financesNews as newsKinds,
  financesNotifications as notificationKinds,
} from '#domains/finances/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof newsKinds> = {
  bankruptcy: {
    icon: 'office',
    Words: said('news', ({ manager }) => (manager === null ? 'bankruptcy' : 'bankruptcy-of-manager')),
  },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof notificationKinds> = {
  'credit-warning': {
    icon: 'office',
    Words: said('news', 'notification.credit-warning', { count: 'daysLeft' }),
    to: '/office/finances',
  },
  'assistant-sponsor': {
    icon: 'office',
    Words: said('finances', ({ slot }) => `sponsors.byAssistant.${slot}`),
    to: '/office/finances?tab=sponsors',
  },
};

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'credit-warning': {
    icon: 'office',
    Words: said('club', 'desk.credit-warning', { count: 'daysLeft' }),
    Go: said('club', 'desk.go.credit-warning'),
    isUrgent: true,
  },
  'sponsor-offers': {
    icon: 'office',
    Words: said('club', 'desk.sponsor-offers'),
    Go: said('club', 'desk.go.sponsor-offers'),
  },
};

export const memos: RenderersOf<typeof kinds> = {
  opening: { icon: 'office', Words: said('club', 'memo.opening') },
  gate: { icon: 'ticket', Words: said('club', 'memo.gate') },
  'premium-seats': { icon: 'ticket', Words: said('club', 'memo.premium-seats') },
  merchandise: { icon: 'money', Words: said('club', 'memo.merchandise') },
  'season-tickets': { icon: 'ticket', Words: said('club', 'memo.season-tickets') },
  'league-share': { icon: 'money', Words: said('club', 'memo.league-share') },
  sponsors: { icon: 'money', Words: said('club', 'memo.sponsors') },
  'sponsor-bonus': { icon: 'money', Words: said('club', 'memo.sponsor-bonus') },
  'prize-money': { icon: 'cup', Words: said('club', 'memo.prize-money', { count: 'playoffRounds' }) },
  parachute: { icon: 'office', Words: said('club', 'memo.parachute') },
  'revenue-sharing': { icon: 'office', Words: said('club', 'memo.revenue-sharing') },
  dividend: { icon: 'office', Words: said('club', 'memo.dividend') },
  staff: { icon: 'user', Words: said('club', 'memo.staff') },
  upkeep: { icon: 'office', Words: said('club', 'memo.upkeep') },
  travel: { icon: 'office', Words: said('club', 'memo.travel') },
  rescue: { icon: 'office', Words: said('club', 'memo.rescue') },
  loan: { icon: 'money', Words: said('club', 'memo.loan') },
  'loan-repayment': { icon: 'money', Words: said('club', 'memo.loan-repayment') },
  interest: { icon: 'money', Words: said('club', 'memo.interest') },
};
