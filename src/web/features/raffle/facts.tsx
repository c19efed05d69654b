import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { raffleLedgerKinds, raffleNotifications } from '#domains/raffle/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof raffleNotifications>;
type Ledger = FactOf<typeof raffleLedgerKinds>;

const toRaffle = ({ raffleId }: { raffleId: number }) => `/puck/raffle-event/${raffleId}`;

export const notifications: RenderersOf<Notification> = {
  'raffle-won': { icon: 'ticket', Words: Won, to: toRaffle },
};

export const memos: RenderersOf<Ledger> = {
  'raffle-ticket': { icon: 'ticket', Words: Bought, to: toRaffle },
  'raffle-prize': { icon: 'ticket', Words: Prize, to: toRaffle },
  'raffle-returned': { icon: 'ticket', Words: Returned, to: toRaffle },
  'raffle-stakes': { icon: 'ticket', Words: Stakes, to: toRaffle },
};

function Won({ raffle, place }: ParamsOf<Notification>['raffle-won']) {
  const { t } = useTranslation('raffle');
  return t('won', { raffle: t(`type.${raffle}`), place });
}

function Bought({ raffle, tickets }: ParamsOf<Ledger>['raffle-ticket']) {
  const { t } = useTranslation('raffle');
  return t('memo.ticket', { raffle: t(`type.${raffle}`), count: tickets });
}

function Prize({ raffle, place }: ParamsOf<Ledger>['raffle-prize']) {
  const { t } = useTranslation('raffle');
  return t('memo.prize', { raffle: t(`type.${raffle}`), place });
}

function Returned({ raffle }: ParamsOf<Ledger>['raffle-returned']) {
  const { t } = useTranslation('raffle');
  return t('memo.returned', { raffle: t(`type.${raffle}`) });
}

function Stakes({ raffle }: ParamsOf<Ledger>['raffle-stakes']) {
  const { t } = useTranslation('raffle');
  return t('memo.stakes', { raffle: t(`type.${raffle}`) });
}
