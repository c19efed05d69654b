import { useTranslation } from 'react-i18next';
import type { bananaLedgerKinds, bananaNotifications } from '#domains/banana/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFruitCount } from './fruit-words.ts';

type Notification = FactOf<typeof bananaNotifications>;
type Ledger = FactOf<typeof bananaLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'fruit-swapped': { icon: 'swap', Words: Swapped, to: '/fruit-trade' },
};

export const memos: RenderersOf<Ledger> = {
  'banana-prize': { icon: 'star', Words: said('banana', 'memo'), to: '/fruit-trade' },
};

function Swapped({ give, giveCount, want, wantCount }: ParamsOf<Notification>['fruit-swapped']) {
  const { t } = useTranslation('banana');
  const counted = useFruitCount();
  return t('swapped', { give: counted(give, giveCount), want: counted(want, wantCount) });
}
