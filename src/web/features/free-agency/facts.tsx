import type {
  freeAgencyDesk as deskKinds,
  freeAgencyNews as kinds,
  freeAgencyNotifications as notificationKinds,
} from '#domains/free-agency/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useTranslation } from '#web/lib/words.ts';

/** Terms use the words of the contracts catalogue. */
const WITH_TERMS = ['free-agency', 'contracts'] as const;

const GoToFrenzy = said('free-agency', 'desk.toFrenzy');

export const news: RenderersOf<typeof kinds> = {
  signing: { icon: 'sign', Words: said('news', 'signing', { count: 'seasons' }) },
  retirement: { icon: 'skates', Words: said('news', 'retirement') },
  'season-start': { icon: 'calendar', Words: said('news', 'season-start') },
  'offer-sheet': { icon: 'sign', Words: said(WITH_TERMS, 'news.offer-sheet') },
  'offer-sheet-matched': { icon: 'sign', Words: said('free-agency', 'news.offer-sheet-matched') },
  'offer-sheet-lost': { icon: 'sign', Words: said('free-agency', 'news.offer-sheet-lost', { count: 'picks' }) },
  'arbitration-filed': { icon: 'whistle', Words: said('free-agency', ({ by }) => `news.arbitration-filed-${by}`) },
  'arbitration-award': { icon: 'whistle', Words: said(WITH_TERMS, 'news.arbitration-award') },
  'arbitration-walk-away': { icon: 'user', Words: said('free-agency', 'news.arbitration-walk-away') },
};

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'contracts-run-out': { icon: 'sign', Words: RunOut, Go: said('free-agency', 'desk.toAssistant') },
  'offer-sheet-to-match': {
    icon: 'alert',
    Words: said(WITH_TERMS, 'desk.to_match', { count: 'days' }),
    Go: said('free-agency', 'desk.toSheet'),
    isUrgent: true,
  },
  'arbitration-to-decide': {
    icon: 'alert',
    Words: said(WITH_TERMS, 'desk.to_decide', { count: 'days' }),
    Go: said('free-agency', 'desk.toAward'),
    isUrgent: true,
  },
  'buyout-window': {
    icon: 'sign',
    Words: said('free-agency', 'desk.buyout_window', { count: 'days' }),
    Go: said('free-agency', 'desk.toRoster'),
  },
  'buyouts-summer': {
    icon: 'sign',
    Words: said('free-agency', ({ opensIn }) => (opensIn > 0 ? 'desk.buyouts_open' : 'desk.buyouts_end'), {
      count: 'days',
    }),
    Go: said('free-agency', 'desk.toRoster'),
  },
  'frenzy-unplanned': {
    icon: 'sign',
    Words: said('free-agency', 'desk.round_unplanned'),
    Go: GoToFrenzy,
    isUrgent: true,
  },
  'frenzy-round': {
    icon: 'sign',
    Words: said('free-agency', 'desk.round_ahead', { count: 'targets' }),
    Go: GoToFrenzy,
  },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof notificationKinds> = {
  'frenzy-won': { icon: 'sign', Words: said(WITH_TERMS, 'notification.frenzy-won') },
  'frenzy-lost': { icon: 'user', Words: said('free-agency', 'notification.frenzy-lost') },
  'office-goes-on': { icon: 'sign', Words: said('free-agency', 'notification.office-goes-on') },
  'office-signed': { icon: 'sign', Words: said(WITH_TERMS, 'notification.office-signed') },
  'let-go': { icon: 'user', Words: said('free-agency', 'notification.let-go') },
  parted: { icon: 'user', Words: said('free-agency', 'notification.parted', { count: 'kept' }) },
  'relegation-release': { icon: 'alert', Words: said('free-agency', 'notification.relegation-release') },
  'relegation-dead-cap': {
    icon: 'alert',
    Words: said('free-agency', 'notification.relegation-dead-cap', { count: 'seasons' }),
  },
  'assistant-offered': { icon: 'sign', Words: said(WITH_TERMS, 'notification.assistant-offered') },
  'assistant-filled': { icon: 'sign', Words: said(WITH_TERMS, 'notification.assistant-filled') },
  'juniors-joined': { icon: 'user', Words: said('free-agency', 'notification.juniors-joined') },
  'qualified-signed': { icon: 'sign', Words: said('free-agency', 'notification.qualified-signed') },
  'assistant-qualified': { icon: 'sign', Words: said('free-agency', 'notification.assistant-qualified') },
  'sheet-signed': { icon: 'alert', Words: said(WITH_TERMS, 'notification.sheet-signed', { count: 'days' }) },
  'sheet-matched': { icon: 'user', Words: said('free-agency', 'notification.sheet-matched') },
  'sheet-won': { icon: 'sign', Words: said('free-agency', 'notification.sheet-won') },
  'sheet-void': { icon: 'alert', Words: said('free-agency', 'notification.sheet-void') },
  'sheet-assistant': { icon: 'sign', Words: said('free-agency', 'notification.sheet-assistant') },
  'sheet-lost': { icon: 'user', Words: said('free-agency', 'notification.sheet-lost') },
  'arbitration-called': {
    icon: 'alert',
    Words: said('free-agency', 'notification.arbitration-called', { count: 'days' }),
  },
  'arbitration-awarded': { icon: 'sign', Words: said(WITH_TERMS, 'notification.arbitration-awarded') },
  'arbitration-open': { icon: 'alert', Words: said(WITH_TERMS, 'notification.arbitration-open', { count: 'days' }) },
  'arbitration-void': { icon: 'user', Words: said('free-agency', 'notification.arbitration-void') },
};

function RunOut({ count, player }: ParamsOf<typeof deskKinds>['contracts-run-out']) {
  const { t } = useTranslation('free-agency');
  return t('desk.run_out', { count, player, others: count - 1 });
}
