import type { ReactNode } from 'react';
import { type JobRole, SCOUT_ROLES } from '#domains/job/constants.ts';
import type { jobDesk, jobLedgerKinds, jobNews, jobNotifications } from '#domains/job/kinds.ts';
import type { NationId } from '#engine/ids.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';
import { useBonusWords } from './bonus.ts';
import type words from './words.ts';

const GoAnswer = said('job', 'desk.answer');

const toOwnJobs = ({ role }: { role: JobRole }) => (isScouts(role) ? '/scout/jobs' : '/coach/jobs');
const toGivenJobs = ({ role }: { role: JobRole }) => (isScouts(role) ? '/office/scouting' : '/coaching-staff');
const toStaff = ({ nationId }: { nationId: NationId }) => `/federation/overview/${nationId}?tab=staff`;

export const desk: DeskRenderersOf<typeof jobDesk> = {
  'job-offered': { icon: 'whistle', Words: withBonus(toWhom('desk.offered')), Go: GoAnswer, isUrgent: true },
  'terms-offered': { icon: 'whistle', Words: withBonus(toWhom('termsSaid.offered')), Go: GoAnswer },
  'job-interview': { icon: 'whistle', Words: toWhom('desk.interview'), Go: GoAnswer },
  'staff-open': { icon: 'whistle', Words: toWhom('desk.open'), Go: said('job', 'desk.hire') },
};

export const news: RenderersOf<typeof jobNews> = {
  hired: { icon: 'whistle', Words: said('job', 'news.hired') },
  'job-ended': { icon: 'whistle', Words: said('job', ({ reason }) => `news.${reason}`) },
  'nation-hired': { icon: 'whistle', Words: said('job', 'nation.hired') },
  'nation-job-ended': { icon: 'whistle', Words: said('job', ({ reason }) => `nation.ended.${reason}`) },
};

export const subject = 'world';

export const notifications: RenderersOf<typeof jobNotifications> = {
  'job-offer': { icon: 'whistle', Words: said('job', 'notification.offer'), to: toOwnJobs },
  'job-lost': { icon: 'whistle', Words: said('job', ({ reason }) => `lost.${reason}`), to: toOwnJobs },
  'job-applicant': { icon: 'whistle', Words: said('job', 'notification.applicant'), to: toGivenJobs },
  'job-vacant': { icon: 'whistle', Words: said('job', ({ reason }) => `vacant.${reason}`), to: toGivenJobs },
  'job-filled': { icon: 'whistle', Words: said('job', 'notification.filled'), to: toGivenJobs },
  'nation-job-offer': { icon: 'whistle', Words: said('job', 'nation.offer'), to: toOwnJobs },
  'nation-job-lost': { icon: 'whistle', Words: said('job', ({ reason }) => `nation.lost.${reason}`), to: toOwnJobs },
  'staff-applicant': { icon: 'whistle', Words: said('job', 'nation.applicant'), to: toStaff },
  'staff-vacant': { icon: 'whistle', Words: said('job', ({ reason }) => `nation.vacant.${reason}`), to: toStaff },
  'staff-filled': { icon: 'whistle', Words: said('job', 'nation.filled'), to: toStaff },
  'terms-offered': { icon: 'whistle', Words: withBonus(toWhom('termsSaid.offered')), to: toOwnJobs },
  'terms-renewed': { icon: 'whistle', Words: withBonus(toWhom('termsSaid.renewed')), to: toOwnJobs },
  'staff-renewed': { icon: 'whistle', Words: toWhom('termsSaid.kept'), to: toEmployers },
  'job-rejected': { icon: 'whistle', Words: toWhom('termsSaid.rejected'), to: toOwnJobs },
  'job-shortlisted': { icon: 'whistle', Words: toWhom('termsSaid.shortlisted'), to: toOwnJobs },
  'terms-accepted': { icon: 'whistle', Words: toWhom('termsSaid.accepted'), to: toEmployers },
  'terms-declined': { icon: 'whistle', Words: toWhom('termsSaid.declined'), to: toEmployers },
  'job-accepted': { icon: 'whistle', Words: toWhom('termsSaid.taken'), to: toEmployers },
  'offer-refused': { icon: 'whistle', Words: toWhom('termsSaid.refused'), to: toEmployers },
};

export const memos: RenderersOf<typeof jobLedgerKinds> = {
  'coaches-wages': { icon: 'whistle', Words: said('club', 'memo.coaches-wages') },
  'scouts-wages': { icon: 'whistle', Words: said('club', 'memo.scouts-wages') },
  'national-wages': { icon: 'flag', Words: said('club', 'memo.national-wages') },
  'staff-bonus': { icon: 'whistle', Words: said('club', 'memo.staff-bonus') },
  compensation: { icon: 'whistle', Words: said('club', 'memo.compensation') },
};

/** Coaches and scouts each have their own screens for jobs: for held jobs, and for employers. */
const isScouts = (role: JobRole) => SCOUT_ROLES.some((each) => each === role);

/** Returns the link to the staff of a club, or of a nation. */
function toEmployers({ role, nationId }: { role: JobRole; nationId: NationId | null }) {
  return nationId === null ? toGivenJobs({ role }) : toStaff({ nationId });
}

type ToWhom = `desk.${'offered' | 'interview' | 'open'}` | `termsSaid.${keyof (typeof words)['termsSaid']}`;

/** Returns the parameters that words for clubs and nations share. */
function toWhom(line: ToWhom) {
  return said(
    'job',
    ({ nationId }: { nationId: NationId | null }) => `${line}.${nationId === null ? 'club' : 'nation'}`,
  );
}

/** Returns the words followed by a sentence about the bonus in the terms. */
function withBonus<P extends object>(Words: (params: P) => ReactNode) {
  return function WithBonus(params: P & { bonus?: number }) {
    return [Words(params), useBonusWords()(params.bonus)];
  };
}
