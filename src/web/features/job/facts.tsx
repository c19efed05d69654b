import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { jobLedgerKinds, jobNews, jobNotifications } from '#domains/job/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof jobNews>;
type Notification = FactOf<typeof jobNotifications>;
type Ledger = FactOf<typeof jobLedgerKinds>;

export const news: RenderersOf<News> = {
  hired: { icon: 'whistle', Words: Hired },
  'job-ended': { icon: 'whistle', Words: Ended },
};

export const notifications: RenderersOf<Notification> = {
  'job-offer': { icon: 'whistle', Words: Offered },
  'job-lost': { icon: 'whistle', Words: Lost },
  'job-applicant': { icon: 'whistle', Words: Applicant },
  'job-vacant': { icon: 'whistle', Words: Vacant },
  'job-filled': { icon: 'whistle', Words: Filled },
};

export const memos: RenderersOf<Ledger> = {
  'coaches-wages': { icon: 'whistle', Words: Wages },
  'scouts-wages': { icon: 'whistle', Words: ScoutsWages },
  compensation: { icon: 'whistle', Words: Compensation },
};

/** Names, and what the job is called. */
function useNames({ role, person, team }: Pick<ParamsOf<News>['hired'], 'role' | 'person' | 'team'>) {
  const { t } = useTranslation('job');
  return { person, team, role: t(`role.${role}`) };
}

function Hired(params: ParamsOf<News>['hired']) {
  const { t } = useTranslation('job');
  return t('news.hired', useNames(params));
}

function Ended(params: ParamsOf<News>['job-ended']) {
  const { t } = useTranslation('job');
  return t(`news.${params.reason}`, useNames(params));
}

function Offered(params: ParamsOf<Notification>['job-offer']) {
  const { t } = useTranslation('job');
  return t('notification.offer', useNames(params));
}

function Lost(params: ParamsOf<Notification>['job-lost']) {
  const { t } = useTranslation('job');
  return t(`lost.${params.reason}`, useNames(params));
}

function Applicant(params: ParamsOf<Notification>['job-applicant']) {
  const { t } = useTranslation('job');
  return t('notification.applicant', useNames(params));
}

function Vacant(params: ParamsOf<Notification>['job-vacant']) {
  const { t } = useTranslation('job');
  return t(`vacant.${params.reason}`, useNames(params));
}

function Filled(params: ParamsOf<Notification>['job-filled']) {
  const { t } = useTranslation('job');
  return t('notification.filled', useNames(params));
}

function Wages() {
  const { t } = useTranslation('club');
  return t('memo.coaches-wages');
}

function ScoutsWages() {
  const { t } = useTranslation('club');
  return t('memo.scouts-wages');
}

function Compensation({ person }: ParamsOf<Ledger>['compensation']) {
  const { t } = useTranslation('club');
  return t('memo.compensation', { person });
}
