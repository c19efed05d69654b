import { useTranslation } from 'react-i18next';
import type { electionDesk, electionNews, electionNotifications } from '#domains/election/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { NationId } from '#engine/ids.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof electionDesk>;
type News = FactOf<typeof electionNews>;
type Notification = FactOf<typeof electionNotifications>;

export const desk: DeskRenderersOf<Desk> = {
  'election-vote': { icon: 'flag', Words: Wanted, Go: GoVote },
  'election-stand': { icon: 'flag', Words: MayStand, Go: GoStand },
};

export const news: RenderersOf<News> = {
  'election-called': { icon: 'flag', Words: CalledInNews },
  'president-elected': { icon: 'flag', Words: Elected },
};

export const notifications: RenderersOf<Notification> = {
  'election-called': { icon: 'flag', Words: Called, to: toElection },
  'election-ballot': { icon: 'flag', Words: Ballot, to: toElection },
  'election-result': { icon: 'flag', Words: Result, to: toElection },
};

function toElection({ nationId }: { nationId: NationId }) {
  return `/federation/overview/${nationId}?tab=election`;
}

function Wanted({ nation }: ParamsOf<Desk>['election-vote']) {
  const { t } = useTranslation('election');
  return t('desk', { nation });
}

function GoVote() {
  const { t } = useTranslation('election');
  return t('goVote');
}

function MayStand({ nation }: ParamsOf<Desk>['election-stand']) {
  const { t } = useTranslation('election');
  return t('deskStand', { nation });
}

function GoStand() {
  const { t } = useTranslation('election');
  return t('goStand');
}

function CalledInNews({ nation }: ParamsOf<News>['election-called']) {
  const { t } = useTranslation('election');
  return t('news.called', { nation });
}

function Elected({ outcome, nation, person, votes, turnout }: ParamsOf<News>['president-elected']) {
  const { t } = useTranslation('election');
  if (outcome === 'appointed' || outcome === 'unopposed') return t('news.unopposed', { nation, person });
  // So few have voted that the count is nobody's business.
  if (turnout === 0) return t(`news.few.${outcome}`, { nation, person });
  return t(`news.${outcome}`, { nation, person, votes, turnout });
}

function Called({ nation, cause }: ParamsOf<Notification>['election-called']) {
  const { t } = useTranslation('election');
  return t(`notification.${cause}`, { nation });
}

function Ballot({ nation, isRunoff }: ParamsOf<Notification>['election-ballot']) {
  const { t } = useTranslation('election');
  return t(isRunoff ? 'notification.runoff' : 'notification.ballot', { nation });
}

function Result({ nation, person }: ParamsOf<Notification>['election-result']) {
  const { t } = useTranslation('election');
  return t('notification.result', { nation, person });
}
