import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  tradeDesk as deskKinds,
  tradeNews as newsKinds,
  tradeNotifications as notificationKinds,
} from '#domains/trade/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useTradedName } from './pick-name.tsx';

type Desk = FactOf<typeof deskKinds>;
type News = FactOf<typeof newsKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const desk: DeskRenderersOf<Desk> = {
  'trade-offer': { icon: 'swap', Words: Waiting, Go: GoToOffer, isUrgent: true },
  'trade-vote': { icon: 'swap', Words: VoteWaits, Go: GoVote },
};

export const news: RenderersOf<News> = {
  trade: { icon: 'swap', Words: Made },
};

export const notifications: RenderersOf<Notification> = {
  'trade-offered': { icon: 'swap', Words: Offered },
  'trade-accepted': { icon: 'swap', Words: Accepted },
  'trade-declined': { icon: 'swap', Words: Declined },
  'trade-countered': { icon: 'swap', Words: Countered },
  'trade-void': { icon: 'alert', Words: FellThrough },
  'trade-escrow': { icon: 'swap', Words: InEscrow },
  'trade-vote': { icon: 'swap', Words: ToVote },
  'trade-rejected': { icon: 'alert', Words: Rejected },
  'trade-condition-met': { icon: 'swap', Words: ConditionMet },
  'trade-condition-missed': { icon: 'swap', Words: ConditionMissed },
};

function Waiting({ team, day }: ParamsOf<Desk>['trade-offer']) {
  const { t } = useTranslation('trade');
  return t('desk.offer', { team, day });
}

function GoToOffer() {
  const { t } = useTranslation('trade');
  return t('desk.go');
}

function VoteWaits({ team, other, day }: ParamsOf<Desk>['trade-vote']) {
  const { t } = useTranslation('trade');
  return t('desk.vote', { team, other, day });
}

function GoVote() {
  const { t } = useTranslation('trade');
  return t('desk.goVote');
}

function Made({ team, others, gets, gives }: ParamsOf<News>['trade']) {
  const { t, i18n } = useTranslation('trade');
  const nameOf = useTradedName();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return t('news', {
    team,
    others: list.format(others.map((other) => t('newsOther', { team: other }))),
    gets: list.format(gets.map(nameOf)),
    gives: list.format(gives.map(nameOf)),
  });
}

function Offered({ team }: ParamsOf<Notification>['trade-offered']) {
  const { t } = useTranslation('trade');
  return t('notification.offered', { team });
}

function Accepted({ team }: ParamsOf<Notification>['trade-accepted']) {
  const { t } = useTranslation('trade');
  return t('notification.accepted', { team });
}

function Declined({ team }: ParamsOf<Notification>['trade-declined']) {
  const { t } = useTranslation('trade');
  return t('notification.declined', { team });
}

function Countered({ team }: ParamsOf<Notification>['trade-countered']) {
  const { t } = useTranslation('trade');
  return t('notification.countered', { team });
}

function FellThrough({ team }: ParamsOf<Notification>['trade-void']) {
  const { t } = useTranslation('trade');
  return t('notification.void', { team });
}

function InEscrow({ team }: ParamsOf<Notification>['trade-escrow']) {
  const { t } = useTranslation('trade');
  return t('notification.escrow', { team });
}

function ToVote({ team, other }: ParamsOf<Notification>['trade-vote']) {
  const { t } = useTranslation('trade');
  return t('notification.vote', { team, other });
}

function Rejected({ team, refusedBy }: ParamsOf<Notification>['trade-rejected']) {
  const { t } = useTranslation('trade');
  return t(`notification.rejected.${refusedBy}`, { team });
}

function ConditionMet({ team }: ParamsOf<Notification>['trade-condition-met']) {
  const { t } = useTranslation('trade');
  return t('notification.conditionMet', { team });
}

function ConditionMissed({ team }: ParamsOf<Notification>['trade-condition-missed']) {
  const { t } = useTranslation('trade');
  return t('notification.conditionMissed', { team });
}
