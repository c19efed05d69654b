import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import { type JobRole, SCOUT_ROLES } from '#domains/job/constants.ts';
import type { jobDesk, jobLedgerKinds, jobNews, jobNotifications } from '#domains/job/kinds.ts';
import type { NationId } from '#engine/ids.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useBonusWords } from './bonus.ts';

type News = FactOf<typeof jobNews>;
type Notification = FactOf<typeof jobNotifications>;
type Ledger = FactOf<typeof jobLedgerKinds>;

type Desk = FactOf<typeof jobDesk>;

const GoAnswer = said('job', 'desk.answer');

export const desk: DeskRenderersOf<Desk> = {
  'job-offered': { icon: 'whistle', Words: JobOffered, Go: GoAnswer, isUrgent: true },
  'terms-offered': { icon: 'whistle', Words: NewTerms, Go: GoAnswer },
  'job-interview': { icon: 'whistle', Words: InterviewWaits, Go: GoAnswer },
  'staff-open': { icon: 'whistle', Words: StaffOpen, Go: said('job', 'desk.hire') },
};

export const news: RenderersOf<News> = {
  hired: { icon: 'whistle', Words: Hired },
  'job-ended': { icon: 'whistle', Words: Ended },
  'nation-hired': { icon: 'whistle', Words: NationHired },
  'nation-job-ended': { icon: 'whistle', Words: NationEnded },
};

export const notifications: RenderersOf<Notification> = {
  'job-offer': { icon: 'whistle', Words: Offered, to: toOwnJobs },
  'job-lost': { icon: 'whistle', Words: Lost, to: toOwnJobs },
  'job-applicant': { icon: 'whistle', Words: Applicant, to: toGivenJobs },
  'job-vacant': { icon: 'whistle', Words: Vacant, to: toGivenJobs },
  'job-filled': { icon: 'whistle', Words: Filled, to: toGivenJobs },
  'nation-job-offer': { icon: 'whistle', Words: NationOffered, to: toOwnJobs },
  'nation-job-lost': { icon: 'whistle', Words: NationLost, to: toOwnJobs },
  'staff-applicant': { icon: 'whistle', Words: StaffApplicant, to: toStaff },
  'staff-vacant': { icon: 'whistle', Words: StaffVacant, to: toStaff },
  'staff-filled': { icon: 'whistle', Words: StaffFilled, to: toStaff },
  'terms-offered': { icon: 'whistle', Words: TermsOffered, to: toOwnJobs },
  'terms-renewed': { icon: 'whistle', Words: TermsRenewed, to: toOwnJobs },
  'staff-renewed': { icon: 'whistle', Words: StaffRenewed, to: toEmployers },
  'job-rejected': { icon: 'whistle', Words: Rejected, to: toOwnJobs },
  'job-shortlisted': { icon: 'whistle', Words: Shortlisted, to: toOwnJobs },
  'terms-accepted': { icon: 'whistle', Words: TermsAccepted, to: toEmployers },
  'terms-declined': { icon: 'whistle', Words: TermsDeclined, to: toEmployers },
  'job-accepted': { icon: 'whistle', Words: JobAccepted, to: toEmployers },
  'offer-refused': { icon: 'whistle', Words: OfferRefused, to: toEmployers },
};

export const memos: RenderersOf<Ledger> = {
  'coaches-wages': { icon: 'whistle', Words: said('club', 'memo.coaches-wages') },
  'scouts-wages': { icon: 'whistle', Words: said('club', 'memo.scouts-wages') },
  'national-wages': { icon: 'flag', Words: said('club', 'memo.national-wages') },
  'staff-bonus': { icon: 'whistle', Words: said('club', 'memo.staff-bonus') },
  compensation: { icon: 'whistle', Words: said('club', 'memo.compensation') },
};

/** Coaches and scouts have screens of their own for jobs: for those that one has, and for those that one gives. */
const isScouts = (role: JobRole) => SCOUT_ROLES.some((each) => each === role);

function toOwnJobs({ role }: { role: JobRole }) {
  return isScouts(role) ? '/scout/jobs' : '/coach/jobs';
}

function toGivenJobs({ role }: { role: JobRole }) {
  return isScouts(role) ? '/office/scouting' : '/coaching-staff';
}

function toStaff({ nationId }: { nationId: NationId }) {
  return `/federation/overview/${nationId}?tab=staff`;
}

/** Of the staff of a club, or of a nation. */
function toEmployers({ role, nationId }: { role: JobRole; nationId: NationId | null }) {
  return nationId === null ? toGivenJobs({ role }) : toStaff({ nationId });
}

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

/** The same of the staff of a nation. */
function useNationNames({ role, person, nation }: Pick<ParamsOf<News>['nation-hired'], 'role' | 'person' | 'nation'>) {
  const { t } = useTranslation('job');
  return { person, nation, role: t(`role.${role}`) };
}

function NationHired(params: ParamsOf<News>['nation-hired']) {
  const { t } = useTranslation('job');
  return t('nation.hired', useNationNames(params));
}

function NationEnded(params: ParamsOf<News>['nation-job-ended']) {
  const { t } = useTranslation('job');
  return t(`nation.ended.${params.reason}`, useNationNames(params));
}

function NationOffered(params: ParamsOf<Notification>['nation-job-offer']) {
  const { t } = useTranslation('job');
  return t('nation.offer', useNationNames(params));
}

function NationLost(params: ParamsOf<Notification>['nation-job-lost']) {
  const { t } = useTranslation('job');
  return t(`nation.lost.${params.reason}`, useNationNames(params));
}

function StaffApplicant(params: ParamsOf<Notification>['staff-applicant']) {
  const { t } = useTranslation('job');
  return t('nation.applicant', useNationNames(params));
}

function StaffVacant(params: ParamsOf<Notification>['staff-vacant']) {
  const { t } = useTranslation('job');
  return t(`nation.vacant.${params.reason}`, useNationNames(params));
}

function StaffFilled(params: ParamsOf<Notification>['staff-filled']) {
  const { t } = useTranslation('job');
  return t('nation.filled', useNationNames(params));
}

/** What is said alike of clubs and nations: the names, and whose words they are. */
function useSaid({ role, person, employer, nationId }: ParamsOf<Notification>['job-rejected']) {
  const { t } = useTranslation('job');
  return [nationId === null ? 'club' : 'nation', { person, employer, role: t(`role.${role}`) }] as const;
}

function TermsOffered({ pay, untilSeason, bonus, ...at }: ParamsOf<Notification>['terms-offered']) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const bonusWords = useBonusWords();
  const [of, names] = useSaid(at);
  const said = t(`termsSaid.offered.${of}`, { ...names, money: format.money(pay), season: untilSeason });
  return said + bonusWords(bonus);
}

function TermsRenewed({ pay, untilSeason, bonus, ...at }: ParamsOf<Notification>['terms-renewed']) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const bonusWords = useBonusWords();
  const [of, names] = useSaid(at);
  const said = t(`termsSaid.renewed.${of}`, { ...names, money: format.money(pay), season: untilSeason });
  return said + bonusWords(bonus);
}

function StaffRenewed({ pay, untilSeason, bonus: _none, ...at }: ParamsOf<Notification>['staff-renewed']) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const [of, names] = useSaid(at);
  return t(`termsSaid.kept.${of}`, { ...names, money: format.money(pay), season: untilSeason });
}

function Rejected(at: ParamsOf<Notification>['job-rejected']) {
  const { t } = useTranslation('job');
  const [of, names] = useSaid(at);
  return t(`termsSaid.rejected.${of}`, names);
}

function Shortlisted(at: ParamsOf<Notification>['job-shortlisted']) {
  const { t } = useTranslation('job');
  const [of, names] = useSaid(at);
  return t(`termsSaid.shortlisted.${of}`, names);
}

function TermsAccepted(at: ParamsOf<Notification>['terms-accepted']) {
  const { t } = useTranslation('job');
  const [of, names] = useSaid(at);
  return t(`termsSaid.accepted.${of}`, names);
}

function TermsDeclined(at: ParamsOf<Notification>['terms-declined']) {
  const { t } = useTranslation('job');
  const [of, names] = useSaid(at);
  return t(`termsSaid.declined.${of}`, names);
}

function JobAccepted(at: ParamsOf<Notification>['job-accepted']) {
  const { t } = useTranslation('job');
  const [of, names] = useSaid(at);
  return t(`termsSaid.taken.${of}`, names);
}

function OfferRefused(at: ParamsOf<Notification>['offer-refused']) {
  const { t } = useTranslation('job');
  const [of, names] = useSaid(at);
  return t(`termsSaid.refused.${of}`, names);
}

/** The same of what waits on a desk, where nobody is named. */
function usePost({
  role,
  employer,
  nationId,
}: Pick<ParamsOf<Desk>['job-interview'], 'role' | 'employer' | 'nationId'>) {
  const { t } = useTranslation('job');
  return [nationId === null ? 'club' : 'nation', { employer, role: t(`role.${role}`) }] as const;
}

function JobOffered({ pay, untilSeason, bonus, ...post }: ParamsOf<Desk>['job-offered']) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const bonusWords = useBonusWords();
  const [of, names] = usePost(post);
  const said = t(`desk.offered.${of}`, { ...names, money: format.money(pay), season: untilSeason });
  return said + bonusWords(bonus);
}

function NewTerms({ pay, untilSeason, bonus, ...post }: ParamsOf<Desk>['terms-offered']) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const bonusWords = useBonusWords();
  const [of, names] = usePost(post);
  const said = t(`termsSaid.offered.${of}`, { ...names, money: format.money(pay), season: untilSeason });
  return said + bonusWords(bonus);
}

function InterviewWaits({ nightsLeft, ...post }: ParamsOf<Desk>['job-interview']) {
  const { t } = useTranslation('job');
  const [of, names] = usePost(post);
  const deadline = nightsLeft === 0 ? t('desk.decidedTonight') : t('desk.decided', { count: nightsLeft });
  return t(`desk.interview.${of}`, { ...names, deadline });
}

function StaffOpen({ applicants, nightsLeft, ...post }: ParamsOf<Desk>['staff-open']) {
  const { t } = useTranslation('job');
  const [of, names] = usePost(post);
  return t(`desk.open.${of}`, {
    ...names,
    applicants: applicants === 0 ? t('desk.noApplicants') : t('desk.applicants', { count: applicants }),
    deadline: nightsLeft === 0 ? t('desk.assistantTonight') : t('desk.assistant', { count: nightsLeft }),
  });
}
