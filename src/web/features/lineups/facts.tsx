import type { lineupsDesk as deskKinds, lineupsNotifications as notificationKinds } from '#domains/lineups/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

const Suggested = said(
  'news',
  ({ by }: ParamsOf<typeof deskKinds>['lineup-suggested']) => `notification.lineup-suggested.${by}`,
);
const SetLines = said('club', 'desk.go.lines');

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'lineup-fault': {
    icon: 'alert',
    Words: said('club', 'desk.lineup-fault'),
    Go: said('club', 'desk.go.lineup-fault'),
    isUrgent: true,
  },
  'lineup-repaired': { icon: 'stick', Words: Repaired, Go: SetLines },
  'lineup-return': { icon: 'stick', Words: said('club', 'desk.lineup-return'), Go: SetLines },
  'lineup-suggested': { icon: 'whistle', Words: Suggested, Go: said('club', 'desk.go.suggestion') },
  welcome: { icon: 'stick', Words: said('club', 'desk.welcome'), Go: SetLines },
};

export const subject = 'club';

export const notifications: RenderersOf<typeof notificationKinds> = {
  'lineup-repaired': { icon: 'stick', Words: said('news', 'notification.lineup-repaired'), to: '/club/lineups' },
  'lineup-return': { icon: 'stick', Words: said('news', 'notification.lineup-return'), to: '/club/lineups' },
  'lineup-suggested': { icon: 'whistle', Words: Suggested, to: ({ teamId }) => `/club/lineups?team=${teamId}` },
};

/** Shows each change as 'Berg for Lund (suspended)'. */
function Repaired({ opponent, replaced }: ParamsOf<typeof deskKinds>['lineup-repaired']) {
  const { t } = useTranslation('club');
  const changes = replaced.map(({ out, in: newcomer, fault }) => {
    if (out === null) return t('desk.filled', { in: newcomer ?? '' });
    // Only a change that follows from another one has no fault.
    const reason = t(`desk.reason.${fault ?? 'not-dressed'}`);
    return newcomer === null ? t('desk.emptied', { out, reason }) : t('desk.replaced', { in: newcomer, out, reason });
  });
  return t('desk.lineup-repaired', { opponent, changes: changes.join('; ') });
}
