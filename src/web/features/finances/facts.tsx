import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  financesDesk as deskKinds,
  financesLedgerKinds as kinds,
  financesNews as newsKinds,
  financesNotifications as notificationKinds,
} from '#domains/finances/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Ledger = FactOf<typeof kinds>;
type Desk = FactOf<typeof deskKinds>;
type News = FactOf<typeof newsKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const news: RenderersOf<News> = {
  bankruptcy: { icon: 'office', Words: Bankruptcy },
};

export const notifications: RenderersOf<Notification> = {
  'credit-warning': { icon: 'office', Words: CreditWarned, to: '/office/finances' },
  'assistant-sponsor': { icon: 'office', Words: SponsorByAssistant, to: '/office/finances?tab=sponsors' },
};

export const desk: DeskRenderersOf<Desk> = {
  'credit-warning': { icon: 'office', Words: CreditWarning, Go: GoToBooks, isUrgent: true },
  'sponsor-offers': { icon: 'office', Words: SponsorOffers, Go: GoToSponsors },
};

export const memos: RenderersOf<Ledger> = {
  opening: { icon: 'office', Words: Opening },
  gate: { icon: 'ticket', Words: Gate },
  'premium-seats': { icon: 'ticket', Words: PremiumSeats },
  merchandise: { icon: 'money', Words: Merchandise },
  'season-tickets': { icon: 'ticket', Words: SeasonTickets },
  'league-share': { icon: 'money', Words: LeagueShare },
  sponsors: { icon: 'money', Words: Sponsors },
  'sponsor-bonus': { icon: 'money', Words: SponsorBonus },
  'prize-money': { icon: 'cup', Words: PrizeMoney },
  parachute: { icon: 'office', Words: Parachute },
  'revenue-sharing': { icon: 'office', Words: RevenueSharing },
  dividend: { icon: 'office', Words: Dividend },
  staff: { icon: 'user', Words: Staff },
  upkeep: { icon: 'office', Words: Upkeep },
  travel: { icon: 'office', Words: Travel },
  rescue: { icon: 'office', Words: Rescue },
  loan: { icon: 'money', Words: Loan },
  'loan-repayment': { icon: 'money', Words: LoanRepayment },
  interest: { icon: 'money', Words: Interest },
};

function SponsorByAssistant({ slot, sponsor }: ParamsOf<Notification>['assistant-sponsor']) {
  const { t } = useTranslation('finances');
  return t(`sponsors.byAssistant.${slot}`, { sponsor });
}

function SponsorOffers(params: ParamsOf<Desk>['sponsor-offers']) {
  const { t } = useTranslation('club');
  return t('desk.sponsor-offers', params);
}

function GoToSponsors() {
  const { t } = useTranslation('club');
  return t('desk.go.sponsor-offers');
}

function Opening() {
  return <Named kind="opening" />;
}

function Gate() {
  return <Named kind="gate" />;
}

function PremiumSeats() {
  return <Named kind="premium-seats" />;
}

function Merchandise() {
  return <Named kind="merchandise" />;
}

function LeagueShare() {
  return <Named kind="league-share" />;
}

function Sponsors() {
  return <Named kind="sponsors" />;
}

function Parachute() {
  return <Named kind="parachute" />;
}

function RevenueSharing() {
  return <Named kind="revenue-sharing" />;
}

function Dividend() {
  return <Named kind="dividend" />;
}

function Staff() {
  return <Named kind="staff" />;
}

function Upkeep() {
  return <Named kind="upkeep" />;
}

function Travel() {
  return <Named kind="travel" />;
}

function Loan({ days }: ParamsOf<Ledger>['loan']) {
  const { t } = useTranslation('club');
  return t('memo.loan', { days });
}

function LoanRepayment() {
  return <Named kind="loan-repayment" />;
}

function Interest() {
  return <Named kind="interest" />;
}

function Rescue() {
  return <Named kind="rescue" />;
}

function Bankruptcy({ team, manager }: ParamsOf<News>['bankruptcy']) {
  const { t } = useTranslation('news');
  return manager === null ? t('bankruptcy', { team }) : t('bankruptcy-of-manager', { team, manager });
}

function CreditWarned(params: ParamsOf<Notification>['credit-warning']) {
  const { t } = useTranslation('news');
  return t('notification.credit-warning', { count: params.daysLeft });
}

function CreditWarning(params: ParamsOf<Desk>['credit-warning']) {
  const { t } = useTranslation('club');
  return t('desk.credit-warning', { count: params.daysLeft });
}

function GoToBooks() {
  const { t } = useTranslation('club');
  return t('desk.go.credit-warning');
}

/** A kind whose words need no more than its name. */
type NamedKind =
  | 'opening'
  | 'gate'
  | 'premium-seats'
  | 'merchandise'
  | 'league-share'
  | 'sponsors'
  | 'parachute'
  | 'revenue-sharing'
  | 'dividend'
  | 'staff'
  | 'upkeep'
  | 'travel'
  | 'rescue'
  | 'loan-repayment'
  | 'interest';

function Named({ kind }: { kind: NamedKind }) {
  const { t } = useTranslation('club');
  return t(`memo.${kind}`);
}

function SeasonTickets(params: ParamsOf<Ledger>['season-tickets']) {
  const { t } = useTranslation('club');
  const format = useFormat();
  return t('memo.season-tickets', { count: params.count, price: format.money(params.price) });
}

function SponsorBonus(params: ParamsOf<Ledger>['sponsor-bonus']) {
  const { t } = useTranslation('club');
  return t('memo.sponsor-bonus', params);
}

function PrizeMoney({ rank, playoffRounds }: ParamsOf<Ledger>['prize-money']) {
  const { t } = useTranslation('club');
  return t('memo.prize-money', { rank, count: playoffRounds });
}
