import type {
  tradeDesk as deskKinds,
  tradeNews as newsKinds,
  tradeNotifications as notificationKinds,
} from '#domains/trade/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { formatList } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useTradedName } from './pick-name.tsx';

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'trade-offer': { icon: 'swap', Words: said('trade', 'desk.offer'), Go: said('trade', 'desk.go'), isUrgent: true },
  'trade-vote': { icon: 'swap', Words: said('trade', 'desk.vote'), Go: said('trade', 'desk.goVote') },
};

export const news: RenderersOf<typeof newsKinds> = {
  trade: { icon: 'swap', Words: Made },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof notificationKinds> = {
  'trade-offered': { icon: 'swap', Words: said('trade', 'notification.offered') },
  'trade-called': {
    icon: 'swap',
    Words: said('trade', ({ stance }) => `notification.called.${stance}`),
  },
  'trade-accepted': { icon: 'swap', Words: said('trade', 'notification.accepted') },
  'trade-declined': { icon: 'swap', Words: said('trade', 'notification.declined') },
  'trade-countered': { icon: 'swap', Words: said('trade', 'notification.countered') },
  'trade-void': { icon: 'alert', Words: said('trade', 'notification.void') },
  'trade-escrow': { icon: 'swap', Words: said('trade', 'notification.escrow') },
  'trade-vote': { icon: 'swap', Words: said('trade', 'notification.vote') },
  'trade-rejected': { icon: 'alert', Words: said('trade', ({ refusedBy }) => `notification.rejected.${refusedBy}`) },
  'trade-condition-met': { icon: 'swap', Words: said('trade', 'notification.conditionMet') },
  'trade-condition-missed': { icon: 'swap', Words: said('trade', 'notification.conditionMissed') },
};

function Made({ team, others, gets, gives }: ParamsOf<typeof newsKinds>['trade']) {
  const { t, i18n } = useTranslation('trade');
  const nameOf = useTradedName();
  const listed = (words: string[]) => formatList(words, i18n.language);
  return t('news', {
    team,
    others: listed(others.map((other) => t('newsOther', { team: other }))),
    gets: listed(gets.map(nameOf)),
    gives: listed(gives.map(nameOf)),
  });
}
