import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  federationDesk,
  federationLedgerKinds,
  federationNews,
  federationNotifications,
} from '#domains/federation/kinds.ts';
import type { NationId } from '#engine/ids.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof federationNews>;
type Ledger = FactOf<typeof federationLedgerKinds>;
type Notification = FactOf<typeof federationNotifications>;

type Desk = FactOf<typeof federationDesk>;

export const desk: DeskRenderersOf<Desk> = {
  'federation-applicants': { icon: 'flag', Words: Applicants, Go: GoAnswer },
  'budget-open': { icon: 'flag', Words: BudgetOpen, Go: GoPropose },
  'budget-vote': { icon: 'flag', Words: BudgetToVote, Go: GoVote },
  'national-gm-open': { icon: 'flag', Words: GmOpen, Go: GoAppoint },
};

export const news: RenderersOf<News> = {
  'president-in-office': { icon: 'flag', Words: InOffice },
};

export const notifications: RenderersOf<Notification> = {
  'federation-admitted': { icon: 'flag', Words: Admitted },
  'federation-turned-down': { icon: 'flag', Words: TurnedDown },
  'federation-applicant': { icon: 'flag', Words: Applicant },
  'national-gm-appointed': { icon: 'flag', Words: GmAppointed, to: toLines },
  'national-gm-dismissed': { icon: 'flag', Words: GmDismissed },
  'national-gm-term-over': { icon: 'flag', Words: GmTermOver },
  'budget-vote': { icon: 'flag', Words: BudgetVote, to: toBudget },
  'budget-result': { icon: 'flag', Words: BudgetResult, to: toBudget },
};

export const memos: RenderersOf<Ledger> = {
  'federation-season': { icon: 'flag', Words: Season },
};

function toBudget({ nationId }: { nationId: NationId }) {
  return `/federation/overview/${nationId}?tab=budget`;
}

function toLines({ nationId }: { nationId: NationId }) {
  return `/nation/lineups/${nationId}`;
}

function Season() {
  const { t } = useTranslation('club');
  return t('memo.federation-season');
}

function BudgetVote({ nation }: ParamsOf<Notification>['budget-vote']) {
  const { t } = useTranslation('federation');
  return t('budget.voteWanted', { nation });
}

function BudgetResult({ nation, isAccepted }: ParamsOf<Notification>['budget-result']) {
  const { t } = useTranslation('federation');
  return t(isAccepted ? 'budget.acceptedSaid' : 'budget.rejectedSaid', { nation });
}

function InOffice({ origin, person, nation }: ParamsOf<News>['president-in-office']) {
  const { t } = useTranslation('federation');
  return t(`news.${origin}`, { person, nation });
}

function Admitted({ nation }: ParamsOf<Notification>['federation-admitted']) {
  const { t } = useTranslation('federation');
  return t('notification.admitted', { nation });
}

function TurnedDown({ nation }: ParamsOf<Notification>['federation-turned-down']) {
  const { t } = useTranslation('federation');
  return t('notification.turnedDown', { nation });
}

function Applicant({ nation, user }: ParamsOf<Notification>['federation-applicant']) {
  const { t } = useTranslation('federation');
  return t('notification.applicant', { nation, user });
}

function GmAppointed({ nation }: ParamsOf<Notification>['national-gm-appointed']) {
  const { t } = useTranslation('federation');
  return t('notification.gmAppointed', { nation });
}

function GmDismissed({ nation }: ParamsOf<Notification>['national-gm-dismissed']) {
  const { t } = useTranslation('federation');
  return t('notification.gmDismissed', { nation });
}

function GmTermOver({ nation }: ParamsOf<Notification>['national-gm-term-over']) {
  const { t } = useTranslation('federation');
  return t('notification.gmTermOver', { nation });
}

function GmOpen({ nation }: ParamsOf<Desk>['national-gm-open']) {
  const { t } = useTranslation('federation');
  return t('desk.gmOpen', { nation });
}

function GoAppoint() {
  const { t } = useTranslation('federation');
  return t('desk.appoint');
}

function Applicants({ nation, count }: ParamsOf<Desk>['federation-applicants']) {
  const { t } = useTranslation('federation');
  return t('desk.applicants', { nation, count });
}

function BudgetOpen({ nation, day }: ParamsOf<Desk>['budget-open']) {
  const { t } = useTranslation('federation');
  return t('desk.budgetOpen', { nation, day });
}

function BudgetToVote({ nation }: ParamsOf<Desk>['budget-vote']) {
  const { t } = useTranslation('federation');
  return t('desk.budgetVote', { nation });
}

function GoAnswer() {
  const { t } = useTranslation('federation');
  return t('desk.answer');
}

function GoPropose() {
  const { t } = useTranslation('federation');
  return t('desk.propose');
}

function GoVote() {
  const { t } = useTranslation('federation');
  return t('desk.vote');
}
