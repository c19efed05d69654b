import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { lineupsDesk as deskKinds, lineupsNotifications as notificationKinds } from '#domains/lineups/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof deskKinds>;

export const desk: DeskRenderersOf<Desk> = {
  'lineup-fault': { icon: 'alert', Words: Faults, Go: FixLines, isUrgent: true },
  'lineup-repaired': { icon: 'stick', Words: Repaired, Go: SetLines },
  'lineup-return': { icon: 'stick', Words: Returned, Go: SetLines },
  'lineup-suggested': { icon: 'whistle', Words: Suggested, Go: SeeSuggestion },
  welcome: { icon: 'stick', Words: Welcome, Go: SetLines },
};

export const notifications: RenderersOf<FactOf<typeof notificationKinds>> = {
  'lineup-repaired': { icon: 'stick', Words: RepairedLately, to: '/club/lineups' },
  'lineup-return': { icon: 'stick', Words: ReturnedLately, to: '/club/lineups' },
  'lineup-suggested': { icon: 'whistle', Words: Suggested, to: ({ teamId }) => `/club/lineups?team=${teamId}` },
};

function Faults(params: ParamsOf<Desk>['lineup-fault']) {
  const { t } = useTranslation('club');
  return t('desk.lineup-fault', params);
}

/** Each change as 'Berg for Lund (suspended)'. */
function Repaired({ opponent, replaced }: ParamsOf<Desk>['lineup-repaired']) {
  const { t } = useTranslation('club');
  const changes = replaced.map(({ out, in: newcomer, fault }) => {
    if (out === null) return t('desk.filled', { in: newcomer ?? '' });
    // Only what follows from another change comes without a fault.
    const reason = t(`desk.reason.${fault ?? 'not-dressed'}`);
    return newcomer === null ? t('desk.emptied', { out, reason }) : t('desk.replaced', { in: newcomer, out, reason });
  });
  return t('desk.lineup-repaired', { opponent, changes: changes.join('; ') });
}

function RepairedLately() {
  const { t } = useTranslation('news');
  return t('notification.lineup-repaired');
}

function Returned(params: ParamsOf<Desk>['lineup-return']) {
  const { t } = useTranslation('club');
  return t('desk.lineup-return', params);
}

function ReturnedLately({ player }: ParamsOf<FactOf<typeof notificationKinds>>['lineup-return']) {
  const { t } = useTranslation('news');
  return t('notification.lineup-return', { player });
}

/** Alike on the desk and among what one is notified of. */
function Suggested({ team, by }: ParamsOf<Desk>['lineup-suggested']) {
  const { t } = useTranslation('news');
  return t(`notification.lineup-suggested.${by}`, { team });
}

function Welcome() {
  const { t } = useTranslation('club');
  return t('desk.welcome');
}

function FixLines() {
  const { t } = useTranslation('club');
  return t('desk.go.lineup-fault');
}

function SetLines() {
  const { t } = useTranslation('club');
  return t('desk.go.lines');
}

function SeeSuggestion() {
  const { t } = useTranslation('club');
  return t('desk.go.suggestion');
}
